import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { stateToward } from '#rules/diplomacy/state-toward';
import { contestingShips } from '#rules/movement/contesting-ships';
import { stanceOf } from '#rules/movement/stance-of';
import { canBlockade } from '#rules/supply/can-blockade';
import type { Plan } from '#legality/plan/plan';

type Counted = Parameters<typeof contestingShips>[1][DesignId];

/** The visible ships and minefields of enemies that can hold the player's fleets there. */
function enemiesSeen({ view }: Plan, system: SystemId): number {
  const designs = Object.fromEntries(
    valuesById(view.designs).map((row): [string, Counted] => {
      const { id, kind } = row.design;
      return [id, { kind, civilian: row.known === 'stats' && row.design.civilian }];
    }),
  );
  return sumOf(valuesById(view.contacts), ({ owner, place, current, groups }) => {
    const isHere = current && place.kind === 'system' && place.system === system;
    if (!isHere || owner === null || !canBlockade(owner, view.rules)) return 0;
    if (stanceOf(stateToward(view.neighbours, owner)) !== 'enemy') return 0;
    const { ships, minefields } = contestingShips(groups, designs);
    return ships + minefields;
  });
}

/** A sentence about the blockade of an own system; null: there is none. @rule MOV-11 @rule FOG-14 */
export function siegeText(plan: Plan, system: SystemId): string | null {
  const { view } = plan;
  const own = view.systems[system]?.own ?? null;
  if (own === null || !own.blockaded || view.rules.blockadeHolds === 'off') return null;
  const seen = String(enemiesSeen(plan, system));
  return `${own.name} is blockaded: a fleet leaves it only while it is hidden from those who hold it, or if its standing orders say to go on past enemies and as many of your ships stay there as they have (${seen} that you see).`;
}
