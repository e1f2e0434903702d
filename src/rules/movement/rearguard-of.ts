import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitCondition } from '#model/forces/unit';
import { PACES, type Pace } from './pace-of.ts';

/** A ship of a fleet that wants to go on past enemies. */
export type PassingShip = Readonly<{
  id: UnitId;
  design: DesignId;
  /** As if it went alone. */
  pace: Pace;
  condition: UnitCondition;
  cost: number;
  /** Its fleet gets no farther without one like it. */
  needed: boolean;
  /** Classes whose ships the owner leaves behind first. */
  stayFirst: readonly DesignId[];
}>;

function rankOf({ design, stayFirst }: PassingShip): number {
  const place = stayFirst.indexOf(design);
  return place === -1 ? stayFirst.length : place;
}

/**
 * The ships that stay behind so that the others can go on: first the classes that their owner names, then the slowest, the crippled and the
 * cheapest.
 * @rule MOV-3
 * @ruling Scouts, Explorers and Jump ships are the last to stay behind if the others need them for a restricted lane on the path, even if
 *   their owner names them to stay first.
 */
export function rearguardOf(ships: readonly PassingShip[], due: number): readonly UnitId[] {
  const sorted = sortBy(
    ships,
    (a, b) => Number(a.needed) - Number(b.needed),
    (a, b) => rankOf(a) - rankOf(b),
    (a, b) => PACES.indexOf(a.pace) - PACES.indexOf(b.pace),
    (a, b) => Number(b.condition === 'crippled') - Number(a.condition === 'crippled'),
    (a, b) => a.cost - b.cost,
    (a, b) => compareIds(a.id, b.id),
  );
  return sorted.slice(0, Math.max(0, due)).map(({ id }) => id);
}
