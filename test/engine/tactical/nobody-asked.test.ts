import { expect, test } from 'vitest';
import { byStandingOrders } from '#engine/tactical/by-standing-orders';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { oddsDice } from '#kernel/dice/odds-dice';
import { seededDice } from '#kernel/dice/seeded-dice';
import { brandAs } from '#kernel/brand/brand';
import { COUNTED_FATES } from '#engine/tactical/contract';
import { rehearse } from '#engine/tactical/cscr/rehearse';
import type { BattleEvent } from '#model/battle/battle-event';
import {
  BATTLE_SIDES,
  type BattleOutcome,
  type BattleSetup,
  type BattleSide,
  type Combatant,
} from '#model/battle/setup';
import type { EncounterId, UnitId } from '#model/campaign/ids';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { trialOf } from '#test/conformance/tactical.trials';
import { battleOf, combatant, fightOut } from '#test/support/fight';
import { recordedTrial } from '#test/support/odds-trial';
import { choicesOf } from '#test/support/proof-choices';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

/** A battle with nobody asked, in which no question is ever read. */
function unasked(seed: number, dice: Dice, sink: (event: BattleEvent) => void) {
  const { setup, rules } = trialOf(seed);
  const encounter = brandAs<EncounterId>('t1.H0101');
  return byStandingOrders(
    cscrEngine.fight({
      setup,
      encounter,
      rules: { ...DEFAULT_RULE_SET, ...rules },
      dice,
      sink,
    }),
  );
}

test('TURN-4: who is asked and answers as his standing orders would fights the same battle, event by event and die by die', () => {
  const diceOf = (seed: number) =>
    seededDice<RollPurpose>({ secret: `${seed}`, turn: 1, attempt: 1, phase: 'encounters' });
  for (const seed of SEEDS) {
    const [dice, again] = [diceOf(seed), diceOf(seed)];
    const asked = fightOut({ ...trialOf(seed), dice });
    const events: BattleEvent[] = [];
    const outcome = unasked(seed, again, (event) => events.push(event));
    expect(JSON.stringify([events, outcome, again.log()])).toBe(
      JSON.stringify([asked.events, asked.outcome, dice.log()]),
    );
  }
});

type Fate = readonly [BattleSide, UnitId, number];

/** What became of whom in a battle, as its outcome says it. */
function fatesOf({ sides }: BattleSetup, outcome: BattleOutcome): readonly Fate[] {
  const { fates, retreats, captured = [], excluded = [] } = outcome;
  const left = new Set(retreats.map(({ unit }) => unit));
  const has = (unit: UnitId, what: 'destroyed' | 'crippled'): boolean =>
    fates.some((one) => one.unit === unit && one.fate === what);
  const sum = ({ unit, carrier }: Combatant): number => {
    const isCaptured = captured.some((one) => one.unit === unit);
    const isDestroyed = has(unit, 'destroyed');
    const isAway = left.has(unit) || (carrier !== null && left.has(carrier) && !isDestroyed);
    const isCrippled = has(unit, 'crippled') && !isCaptured;
    return (
      (isDestroyed ? COUNTED_FATES.destroyed : 0) +
      (isCrippled ? COUNTED_FATES.crippled : 0) +
      (isCaptured ? COUNTED_FATES.captured : 0) +
      (isAway ? COUNTED_FATES.away : 0) +
      (excluded.includes(unit) ? COUNTED_FATES.keptOut : 0)
    );
  };
  return BATTLE_SIDES.flatMap((side) =>
    sides[side].combatants.map((one) => [side, one.unit, sum(one)] as const),
  ).filter(([, , fate]) => fate !== 0);
}

/** Fleets far larger than any flagship commands: most of them wait, come in, and are sent back by a lesser one. */
function crowdOf(seed: number): ReturnType<typeof trialOf> {
  const { below } = choicesOf(seed);
  const shipsOf = (name: string): readonly Combatant[] =>
    Array.from({ length: 12 + below(20) }, (_, at) => {
      const [dv, as] = [2 + below(12), 1 + below(10)];
      const stats = { dv, as, af: 0, cv: 0, cr: 2 + below(7), cost: dv + below(8) };
      return combatant(`${name}${String(at)}`, { design: stats });
    });
  const standing = seed % 2 === 0 ? { takeDamage: 'spread' as const } : {};
  const sides = { attacker: shipsOf('r'), defender: shipsOf('b') };
  return { seed, setup: battleOf(sides, { attacker: standing, defender: standing }), rules: {} };
}

/** The same battle several times, each ending that nobody reads against the record of the same dice. */
function rehearsed(trial: ReturnType<typeof trialOf>): readonly (readonly [unknown, unknown])[] {
  const { seed, setup, rules } = trial;
  const odds = oddsDice('autumn');
  const encounter = brandAs<EncounterId>('t1.H0101');
  const { fight } = rehearse({ setup, encounter, rules: { ...DEFAULT_RULE_SET, ...rules }, odds });
  return [1, 2, 3, 1].map((number) => {
    const dice = recordedTrial('autumn', number);
    const { outcome, events } = fightOut({ ...trial, dice });
    const closed = events.find(({ type }) => type === 'BattleClosed');
    const { rounds, loser, lost } = outcome;
    const because = closed?.type === 'BattleClosed' ? closed.because : null;
    odds.begin(number);
    const told = new Map<UnitId, Fate>();
    const counted = fight((side, place, fates) => {
      const { unit } = setup.sides[side].combatants[place]!;
      told.set(unit, [side, unit, (told.get(unit)?.[2] ?? 0) + fates]);
    });
    const recorded = fatesOf(setup, outcome);
    const inOrder = recorded.flatMap(([, unit]) => [told.get(unit) ?? null]);
    return [
      [seed, number, { ...counted, fates: inOrder, told: told.size }],
      [seed, number, { rounds, because, loser, lost, fates: recorded, told: recorded.length }],
    ];
  });
}

test('CSC-14: a battle that nobody reads ends as the recorded one of the same dice, however often it was fought before', () => {
  for (const seed of Array.from({ length: 100 }, (_, index) => index)) {
    for (const trial of [trialOf(seed), crowdOf(seed)]) {
      for (const [counted, recorded] of rehearsed(trial)) expect(counted).toEqual(recorded);
    }
  }
});
