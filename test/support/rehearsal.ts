import { COUNTED_FATES, type CountedBattle } from '#engine/tactical/contract';
import { rehearse } from '#engine/tactical/cscr/rehearse';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import {
  BATTLE_SIDES,
  type BattleOutcome,
  type BattleSetup,
  type BattleSide,
  type Combatant,
} from '#model/battle/setup';
import type { EncounterId, UnitId } from '#model/campaign/ids';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { fightOut } from './fight.ts';
import { recordedTrial } from './odds-trial.ts';

/** A battle as odds count it, and the unit for unit that had a fate in it. */
export type Counted = CountedBattle & Readonly<{ fates: readonly Fate[] }>;

export type Fate = readonly [BattleSide, UnitId, number];

/** What became of whom in a battle, as its outcome says it. */
function fatesOf({ sides }: BattleSetup, outcome: BattleOutcome): readonly Fate[] {
  const { fates, retreats, captured = [], surrendered = [], excluded = [] } = outcome;
  const left = new Set(retreats.map(({ unit }) => unit));
  const has = (unit: UnitId, what: 'destroyed' | 'crippled'): boolean =>
    fates.some((one) => one.unit === unit && one.fate === what);
  const sum = ({ unit, carrier }: Combatant): number => {
    const gaveUp = surrendered.find((one) => one.unit === unit)?.fate;
    const isCaptured = captured.some((one) => one.unit === unit) || gaveUp === 'captured';
    const isDestroyed = has(unit, 'destroyed') || gaveUp === 'destroyed';
    const isAway = left.has(unit) || (carrier !== null && left.has(carrier) && !isDestroyed);
    const isCrippled = has(unit, 'crippled') && !isCaptured && !isDestroyed;
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

type Trial = Readonly<{ setup: BattleSetup; rules?: Partial<RuleSet> }>;

const SEED = 'autumn';

/** One battle again and again as odds fight it: gives how the trial of a number ends. */
export function rehearsal({ setup, rules }: Trial): (number: number) => Counted {
  const odds = oddsDice(SEED);
  const encounter = brandAs<EncounterId>('t1.H0101');
  const { fight } = rehearse({ setup, encounter, rules: { ...DEFAULT_RULE_SET, ...rules }, odds });
  return (number) => {
    odds.begin(number);
    const told = new Map<UnitId, Fate>();
    const counted = fight((side, place, fates) => {
      const { unit } = setup.sides[side].combatants[place]!;
      told.set(unit, [side, unit, (told.get(unit)?.[2] ?? 0) + fates]);
    });
    const inOrder = BATTLE_SIDES.flatMap((side) =>
      setup.sides[side].combatants.flatMap(({ unit }) => {
        const fate = told.get(unit);
        return fate === undefined ? [] : [fate];
      }),
    );
    return { ...counted, fates: inOrder };
  };
}

/** The same battle fought once, as its record tells it. */
export function recorded(trial: Trial, number: number): Counted {
  const { outcome, events } = fightOut({ ...trial, dice: recordedTrial(SEED, number) });
  const closed = events.find(({ type }) => type === 'BattleClosed');
  const { rounds, loser, lost, gained } = outcome;
  if (closed?.type !== 'BattleClosed') throw new Error('The battle was never closed.');
  return {
    rounds,
    because: closed.because,
    loser,
    lost,
    gained,
    fates: fatesOf(trial.setup, outcome),
  };
}
