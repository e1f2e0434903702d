import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { stateBetween } from '#rules/diplomacy/state-between';
import { barsPath } from '#rules/economy/bars-path';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { controllersIn } from '#rules/movement/controllers-in';
import { stanceOf } from '#rules/movement/stance-of';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';

/** Who holds which place at the start of the phase. */
export type Occupation = Readonly<{
  hasEnemyFleet: (empire: EmpireId, system: SystemId) => boolean;
  controllerOf: (system: SystemId) => EmpireId | null;
}>;

type Standing = Readonly<{ unit: Unit; system: SystemId }>;

/** Reads fleets and bases by one pass over the units each, when first asked for; hidden ships hinder nobody. @rule COL-1 @rule COL-4 @rule MOV-4 */
export function occupationOf(state: CampaignState): Occupation {
  let fleets: ReadonlyMap<SystemId, readonly Standing[]> | undefined;
  const hiders = hidersIn(state);
  const isEnemy = (empire: EmpireId, other: EmpireId): boolean =>
    other !== empire && stanceOf(stateBetween(state.relations, empire, other)) === 'enemy';
  return {
    hasEnemyFleet: (empire, system) => {
      fleets ??= fleetsIn(state);
      const isSeen = ({ id }: Unit): boolean => !isHiddenFrom(hiders, id, empire);
      return (fleets.get(system) ?? []).some(
        ({ unit }) => isEnemy(empire, unit.owner) && isSeen(unit),
      );
    },
    controllerOf: controllersIn(state),
  };
}

function fleetsIn(state: CampaignState): ReadonlyMap<SystemId, readonly Standing[]> {
  const found = valuesById(state.units).flatMap((unit): readonly Standing[] => {
    const isOne = barsPath(unit, rowOf(state.designs, unit.design));
    const system = isOne ? systemOfUnit(unit, state) : null;
    return system === null ? [] : [{ unit, system }];
  });
  return groupBy(found, ({ system }) => system);
}
