import { listed } from '#kernel/words/listed';
import type { FoughtBattle } from '#app/figures/battles-fought';
import type { FoughtUnit } from '#app/figures/unit-records-of';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSide } from '#model/battle/setup';
import type { DataColumn, DataRow, DataTable } from '#http/tables/data-table';
import type { GalaxyWorld } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

function resultOf({ battle: { loser }, side }: FoughtUnit): string {
  if (loser === null) return TEXTS.even;
  return loser === side ? TEXTS.lostIt : TEXTS.wonIt;
}

export const otherSide = (side: BattleSide): BattleSide =>
  side === 'attacker' ? 'defender' : 'attacker';

export const placeName = ({ names }: GalaxyWorld, place: BattlePlace): string =>
  place.kind === 'system' ? names.system(place.system) : names.lane(place.lane);

/** The events of the phase in which a battle was fought. */
export const battlePage = (
  { base }: GalaxyWorld,
  { version }: Pick<FoughtBattle, 'version'>,
): string => `${base}/events/${String(version)}`;

/** What a battle was, as one of those who fought in it tells. */
export const BATTLE_COLUMNS: readonly DataColumn[] = [
  { key: 'place', label: TEXTS.place, kind: 'text' },
  { key: 'turn', label: TEXTS.inTurn, kind: 'number' },
  { key: 'against', label: TEXTS.against, kind: 'text' },
  { key: 'result', label: TEXTS.result, kind: 'text' },
  { key: 'fate', label: TEXTS.fate, kind: 'text' },
  { key: 'ofClass', label: TEXTS.classLosses, kind: 'number' },
  { key: 'lost', label: TEXTS.ownLosses, kind: 'number' },
  { key: 'destroyed', label: TEXTS.enemyLosses, kind: 'number' },
];

export function battleValues(world: GalaxyWorld, one: FoughtUnit): DataRow['values'] {
  const { battle, side, fate, ofClass } = one;
  const { place, turn, sides, units } = battle;
  const other = otherSide(side);
  return {
    place: placeName(world, place),
    turn,
    against: listed(sides[other].map(world.names.empire)),
    result: resultOf(one),
    fate: TEXTS.fates[fate],
    ofClass,
    lost: units[side],
    destroyed: units[other],
  };
}

/** The battles that a unit fought in. */
export const recordTable = (world: GalaxyWorld, battles: readonly FoughtUnit[]): DataTable => ({
  name: 'record',
  caption: TEXTS.battlesOfUnit,
  columns: BATTLE_COLUMNS,
  rows: battles.map((one) => ({
    values: battleValues(world, one),
    hrefs: { place: battlePage(world, one.battle) },
  })),
  empty: '',
});
