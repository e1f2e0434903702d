import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { ControllingBase } from '#rules/movement/controller-of';

const NONE: readonly ControllingBase[] = [];

/** The bases that claim control of systems nobody has settled; read once, when first asked for. */
export function basesOf(state: CampaignState): (system: SystemId) => readonly ControllingBase[] {
  let bases: ReadonlyMap<SystemId, readonly ControllingBase[]> | undefined;
  return (system) => {
    bases ??= collect(state);
    return bases.get(system) ?? NONE;
  };
}

function collect(state: CampaignState): ReadonlyMap<SystemId, readonly ControllingBase[]> {
  const bases = new Map<SystemId, ControllingBase[]>();
  for (const { owner, design, place, since } of valuesById(state.units)) {
    const { kind, cost } = rowOf(state.designs, design);
    if (kind !== 'base' || place.kind !== 'system') continue;
    const list = bases.get(place.system) ?? [];
    bases.set(place.system, list);
    list.push({ owner, cost, since });
  }
  return bases;
}
