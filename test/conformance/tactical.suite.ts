import { describe, expect, test } from 'vitest';
import { randomAnswer } from '#ai/battle/random-answers';
import type { Ask, TacticalEngine } from '#engine/tactical/contract';
import { recorderOf } from '#engine/record/recorder';
import { seededDice } from '#kernel/dice/seeded-dice';
import { cite } from '#kernel/reasons/cite';
import { compareText } from '#kernel/result/compare-text';
import { type BattleEvent, FIRE_PHASES } from '#model/battle/battle-event';
import {
  BATTLE_SIDES,
  type BattleOutcome,
  type BattleSetup,
  type Combatant,
  type UnitFate,
} from '#model/battle/setup';
import type { CampaignEvent } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { campaignOf, unitOf } from '#test/support/campaign';
import { fightOut } from '#test/support/fight';
import {
  type BattleRecord,
  cloaksHold,
  keepsBoarding,
  prizesDoNothing,
  stasisHolds,
} from './special-laws.ts';
import { type Trial, boldTrialOf, trialOf } from './tactical.trials.ts';
import { withScouts } from './with-scouts.ts';

type Skip = Readonly<{ reason: string; tests: readonly string[] }>;
type Suite = Readonly<{ engine: TacticalEngine; skip?: readonly Skip[]; trials?: number }>;

const LONGEST = 12;
const SEED = { turn: 1, attempt: 1, phase: 'encounters' } as const;
const TRIALS: readonly Trial[] = Array.from({ length: 40 }, (_, seed) => trialOf(seed));
const BOLD: readonly Trial[] = Array.from({ length: 60 }, (_, seed) => boldTrialOf(seed));

/** The laws that every game which fights battles must keep, under any rules. */
export function runTacticalSuite({ engine, skip = [], trials = BOLD.length }: Suite): void {
  const skipped = new Set(skip.flatMap(({ tests }) => tests));
  const law = (name: string, check: (trial: Trial) => void): void => {
    test.skipIf(skipped.has(name))(name, () => {
      for (const trial of TRIALS.slice(0, trials)) check(trial);
    });
  };
  const fight = ({ setup, rules, seed }: Trial, dice: Dice = diceOf(seed)) =>
    fightOut({ engine, setup, rules, dice });

  /** A law of battles in which all players do everything that they may. It returns how often it saw what it is about. */
  const boldLaw = (name: string, keeps: (record: BattleRecord) => number): void => {
    test.skipIf(skipped.has(name))(name, () => {
      let seen = 0;
      for (const trial of BOLD.slice(0, trials)) seen += keeps({ ...trial, ...fightBoldly(trial) });
      expect(seen).toBeGreaterThan(0);
    });
  };
  const fightBoldly = ({ setup, rules, seed }: Trial) => {
    const whims = seededDice<RollPurpose>({ ...SEED, secret: `whims ${seed}` });
    const answer = ({ decision }: Ask) => randomAnswer(decision, whims) ?? undefined;
    return fightOut({ engine, setup, rules, dice: diceOf(seed), answer });
  };

  describe(`tactical engine ${engine.id}`, () => {
    law('a fight ends within its length', (trial) => {
      const { outcome, events } = fight(trial);
      expect(outcome.rounds).toBeLessThanOrEqual(LONGEST);
      expect(events.filter((event) => event.type === 'RoundBegan')).toHaveLength(outcome.rounds);
      expect(events.at(-1)?.type).toBe('BattleClosed');
    });

    law('losses never exceed musters, and no unit appears', (trial) => {
      const { outcome, events } = fight(trial);
      const mustered = new Map(everybodyIn(trial.setup).map((one) => [one.unit, one] as const));
      const fates = outcome.fates.map(({ unit }) => unit);
      expect(new Set(fates).size).toBe(fates.length);
      expect(fates.filter((unit) => !mustered.has(unit))).toEqual([]);
      expect(unitsIn(events).filter((unit) => !mustered.has(unit as never))).toEqual([]);
      const taken = new Set((outcome.captured ?? []).map(({ unit }) => unit));
      for (const side of BATTLE_SIDES) {
        const lost = trial.setup.sides[side].combatants.filter(
          (one) =>
            taken.has(one.unit) ||
            outcome.fates.some(({ unit, fate }) => unit === one.unit && fate === 'destroyed'),
        );
        expect(outcome.lost[side]).toBe(lost.reduce((cost, one) => cost + one.design.cost, 0));
      }
    });

    law('who got away is neither lost nor told of again', (trial) => {
      const { outcome } = fight(trial);
      const lost = outcome.fates.filter(({ fate }) => fate === 'destroyed').map(({ unit }) => unit);
      expect(outcome.retreats.filter(({ unit }) => lost.includes(unit))).toEqual([]);
    });

    law('who is captured is alive, was the other side’s, and got away from nobody', (trial) => {
      const { outcome } = fight(trial);
      const captured = outcome.captured ?? [];
      expect(new Set(captured.map(({ unit }) => unit)).size).toBe(captured.length);
      for (const { unit, by } of captured) {
        const { combatants } = trial.setup.sides[by];
        expect(combatants.map((one) => one.unit)).not.toContain(unit);
        expect(outcome.fates).not.toContainEqual({ unit, fate: 'destroyed' });
        expect(outcome.retreats.map((one) => one.unit)).not.toContain(unit);
      }
    });

    law('the same seed fights the same fight', (trial) => {
      expect(fight(trial)).toEqual(fight(trial));
    });

    law('all damage that is dealt is assigned or wasted', (trial) => {
      for (const [dealt, landed] of damageIn(fight(trial).events)) expect(landed).toBe(dealt);
    });

    law(
      'tags name one unit each, and a unit is told of only after it has shown itself',
      (trial) => {
        const { events } = fight(trial);
        const shown = new Map<string, string>();
        for (const event of events) {
          for (const { tag, unit } of entriesIn(event)) {
            expect(shown.get(tag) ?? unit).toBe(unit);
            shown.set(tag, unit);
          }
          if (event.type === 'UnitHit') expect(shown.get(event.hit.tag)).toBe(event.hit.unit);
        }
        expect(new Set(shown.values()).size).toBe(shown.size);
      },
    );

    law('who is held in a round is neither hit nor lost in it', (trial) => {
      let held: readonly string[] = [];
      for (const event of fight(trial).events) {
        if (event.type === 'RoundBegan') held = [];
        if (event.type === 'UnitsHeld') held = [...held, ...event.units.map(({ tag }) => tag)];
        if (event.type === 'UnitHit') expect(held).not.toContain(event.hit.tag);
      }
    });

    law(
      'a unit that is kept out of a battle neither acts nor is hit, and is as before after it',
      (trial) => {
        const { outcome, events } = fight(withScouts(trial));
        const from = events.findIndex(({ type }) => type === 'UnitsExcluded');
        const later = events.slice(from + 1).filter(({ type }) => type !== 'UnitsExcluded');
        const out: readonly string[] = outcome.excluded ?? [];
        expect(new Set(unitsIn(later).filter((unit) => out.includes(unit)))).toEqual(new Set());
        expect(outcome.fates.filter(({ unit }) => out.includes(unit))).toEqual([]);
        const flagships = events.flatMap((event) =>
          event.type === 'TaskForceFormed'
            ? event.entered.filter(({ tag }) => tag === event.flagship)
            : [],
        );
        expect(flagships.filter(({ unit }) => out.includes(unit))).toEqual([]);
      },
    );

    law('where a scenario favours nobody, sides swapped mirror the result', (tried) => {
      const trial = { ...tried, setup: { ...tried.setup, scenario: 'deep-space' as const } };
      const { outcome } = fight(trial);
      const mirrored = fight(
        { ...trial, setup: swapped(trial.setup) },
        mirrorOf(diceOf(trial.seed)),
      ).outcome;
      expect(byUnit(mirrored.fates)).toEqual(byUnit(outcome.fates));
      expect(awayIn(mirrored)).toEqual(awayIn(outcome));
      expect(mirrored.rounds).toBe(outcome.rounds);
      expect(mirrored.lost.attacker).toBe(outcome.lost.defender);
      expect(mirrored.loser).toBe(otherOrNone(outcome.loser));
    });

    boldLaw('captors are there, and a prize is in exactly one side', keepsBoarding);
    boldLaw('a prize does nothing', prizesDoNothing);
    boldLaw('a cloaked unit does nothing, and is hit only through the cloak', cloaksHold);
    boldLaw('Stasis holds what it pays for, and who is held does nothing', stasisHolds);

    law('the outcome applies cleanly to the campaign', ({ setup, ...rest }) => {
      const { outcome } = fight({ setup, ...rest });
      const all = everybodyIn(setup);
      const record = recorderOf(
        campaignOf({
          units: all.map(({ unit, owner, design, condition }) =>
            unitOf({ id: unit, owner, design: design.id, condition }),
          ),
        }),
      );
      record.emit(...outcome.fates.map((fate) => eventOf(setup, fate)));
      const left = record.state().units;
      const destroyed = outcome.fates.filter(({ fate }) => fate === 'destroyed').length;
      expect(Object.keys(left)).toHaveLength(all.length - destroyed);
      for (const { unit, fate } of outcome.fates) {
        if (fate !== 'destroyed') {
          expect(left[unit]?.condition).toBe(fate === 'crippled' ? 'crippled' : 'sound');
        }
      }
    });
  });
}

const diceOf = (seed: number): Dice => seededDice({ ...SEED, secret: `suite ${seed}` });

const everybodyIn = (setup: BattleSetup): readonly Combatant[] =>
  BATTLE_SIDES.flatMap((side) => setup.sides[side].combatants);

const byUnit = (fates: readonly UnitFate[]): readonly string[] =>
  fates.map(({ unit, fate }) => `${unit} ${fate}`).sort(compareText);

const awayIn = ({ retreats }: BattleOutcome): readonly string[] =>
  retreats.map(({ unit, lane }) => `${unit} ${lane}`).sort(compareText);

const swapped = ({ sides, ...setup }: BattleSetup): BattleSetup => ({
  ...setup,
  sides: { attacker: sides.defender, defender: sides.attacker },
});

const otherOrNone = (side: BattleOutcome['loser']): BattleOutcome['loser'] => {
  if (side === null) return null;
  return side === 'attacker' ? 'defender' : 'attacker';
};

/** Dice that give each side what the other would have rolled. */
function mirrorOf(dice: Dice): Dice {
  const swap = (part: string): string =>
    ({ attacker: 'defender', defender: 'attacker' })[part] ?? part;
  return { ...dice, stream: (...scope) => mirrorOf(dice.stream(...scope.map(swap))) };
}

type Named = Readonly<{ unit: string; tag: string }>;

/** Units that an event introduces. */
function entriesIn(event: BattleEvent): readonly Named[] {
  if (event.type === 'TaskForceFormed' || event.type === 'ReinforcementsEntered') {
    return event.entered;
  }
  return event.type === 'UnitHit' && event.first !== null ? [event.first] : [];
}

function unitsIn(events: readonly BattleEvent[]): readonly string[] {
  const text = JSON.stringify(events);
  return [...text.matchAll(/"unit":"([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** Dealt and landed damage of each side and fire phase. */
function damageIn(events: readonly BattleEvent[]): readonly (readonly [number, number])[] {
  const dealt = new Map<string, [number, number]>();
  const rounds = { now: 0 };
  const add = (event: Readonly<{ phase: string; side: string }>, place: 0 | 1, damage: number) => {
    const key = `${rounds.now} ${event.phase} ${event.side}`;
    const pair = dealt.get(key) ?? [0, 0];
    pair[place] += damage;
    dealt.set(key, pair);
  };
  for (const event of events) {
    if (event.type === 'RoundBegan') rounds.now = event.round;
    if (event.type === 'FireRolled') add(event, 0, event.damage);
    if (event.type === 'MinefieldsSpent') add(event, 0, event.points);
    if (event.type === 'UnitHit' || event.type === 'DamageWasted') add(event, 1, event.damage);
  }
  expect(dealt.size).toBeLessThanOrEqual(LONGEST * FIRE_PHASES.length * BATTLE_SIDES.length);
  return [...dealt.values()];
}

function eventOf(setup: BattleSetup, { unit, fate }: UnitFate): CampaignEvent {
  const { owner, design } = everybodyIn(setup).find((one) => one.unit === unit)!;
  const told = {
    cite: cite('CSC-14'),
    rolls: [],
    witnesses: onlyFor(owner),
    empire: owner,
    unit,
    design: design.id,
    place: setup.place,
  };
  if (fate === 'destroyed') return { type: 'UnitDestroyed', ...told, name: '' };
  return { type: fate === 'crippled' ? 'UnitCrippled' : 'UnitRepaired', ...told };
}
