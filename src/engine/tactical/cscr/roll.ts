import type { OddsDice } from '#kernel/dice/odds-dice';
import type { DieSpec, RollId } from '#kernel/dice/dice';
import type { RuleRef } from '#kernel/reasons/cite';
import type { BattleSide } from '#model/battle/setup';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import type { Fight } from './battlefield.ts';

/** What is rolled, and for what. */
export type Throw = Readonly<{ spec: DieSpec; kind: RollPurpose['kind']; cite: RuleRef }>;

export type Fallen = Readonly<{ total: number; ids: readonly RollId[] }>;

/** Rolls that nobody reads, by their total: the highest is that of 2d6. */
const UNREAD: readonly Fallen[] = Array.from({ length: 13 }, (_, total) => ({ total, ids: [] }));

/** Rolls for a side in the round that is fought; `about` tells for what, as a name of several words joined by hyphens. */
export function rollInRound(fight: Fight, thrown: Throw, side: BattleSide, about: string): Fallen {
  const { dice, round } = fight;
  if (dice.recorded === null) return unread(dice.odds, thrown);
  const text = `round ${String(round)}, ${about.replaceAll('-', ' ')}`;
  return rollIn(dice.recorded.stream('round', String(round), side), thrown, text);
}

/** Rolls before the battle; without a side: for both. */
export function rollBefore(fight: Fight, thrown: Throw, text: string, side?: BattleSide): Fallen {
  const { dice } = fight;
  if (dice.recorded === null) return unread(dice.odds, thrown);
  const scope = side === undefined ? ['setup'] : ['setup', side];
  return rollIn(dice.recorded.stream(...scope), thrown, text);
}

function unread(odds: OddsDice, { spec }: Throw): Fallen {
  const total = odds.total(spec);
  return UNREAD[total] ?? { total, ids: [] };
}

function rollIn(dice: Dice, { spec, kind, cite }: Throw, text: string): Fallen {
  const { total, id } = dice.roll(spec, { kind, text }, cite);
  return { total, ids: [id] };
}
