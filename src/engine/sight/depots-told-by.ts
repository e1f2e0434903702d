import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { isOperationalDepot } from '#rules/economy/trade-routes';
import { inSeenOrder } from '#rules/sight/seen-groups';
import type { News } from './tell-contacts.ts';

type Depot = Readonly<{ system: SystemId; group: SeenGroup }>;

function depotsOf({ units, designs }: CampaignState, owner: EmpireId): readonly Depot[] {
  return valuesById(units).flatMap((unit): readonly Depot[] => {
    const { place, condition } = unit;
    if (unit.owner !== owner || place.kind !== 'system') return [];
    const design = rowOf(designs, unit.design);
    if (!isOperationalDepot(unit, design)) return [];
    const { id, kind } = design;
    return [{ system: place.system, group: { design: id, kind, condition, count: 1 } }];
  });
}

function counted(groups: readonly SeenGroup[]): readonly SeenGroup[] {
  const alike = groupBy(groups, ({ design, condition }) => `${design} ${condition}`);
  return inSeenOrder(
    [...alike.values()].flatMap(([first, ...more]) =>
      first === undefined ? [] : [{ ...first, count: 1 + more.length }],
    ),
  );
}

/** Where an empire has depots that work, as it tells its partners. @rule FOG-9 */
export function depotsToldBy(state: CampaignState, by: EmpireId): readonly News[] {
  const bySystem = groupBy(depotsOf(state, by), ({ system }) => system);
  return sortBy([...bySystem], ([a], [b]) => compareIds(a, b)).map(([system, depots]) => ({
    subject: { kind: 'garrison', owner: by, system },
    place: { kind: 'system', system },
    owner: by,
    groups: counted(depots.map(({ group }) => group)),
    source: 'treaty',
    by,
    told: null,
  }));
}
