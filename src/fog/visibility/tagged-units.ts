import type { BattleSide, UnitInBattle } from '#model/battle/setup';
import type { EmpireId, TagId } from '#model/campaign/ids';
import type { SeenTag } from '#fog/views/seen-event';
import type { TagFact } from './see-row.ts';

/** The viewer of a battle: its side, whether it leads, and the units that have shown themselves to it. */
export type Fighter = Readonly<{
  viewer: EmpireId;
  side: BattleSide;
  leads: boolean;
  name: (empire: EmpireId) => EmpireId | null;
  tagOf: (tag: TagId) => TagFact | undefined;
}>;

/** A unit by its tag; one that nobody introduced counts to the side that it must belong to. */
export function tagged(tag: TagId, presumed: BattleSide, eye: Fighter): SeenTag {
  const fact = eye.tagOf(tag);
  if (fact === undefined) return { own: presumed === eye.side, tag };
  const own = fact.owner === eye.viewer;
  return own || fact.side !== eye.side ? { own, tag } : { own, ours: true, tag };
}

/** Of the enemy's units only those that have shown themselves. */
export function taggedUnits(
  units: readonly UnitInBattle[],
  side: BattleSide,
  eye: Fighter,
): readonly SeenTag[] {
  return units
    .filter(({ tag }) => side === eye.side || eye.tagOf(tag) !== undefined)
    .map(({ tag }) => tagged(tag, side, eye));
}

/** Own figures; of the enemy nothing. */
export const ifMine = (mine: boolean, figure: number): number | null => (mine ? figure : null);
