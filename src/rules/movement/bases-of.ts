import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { ControllingBase } from './controller-of.ts';

type Forces = Readonly<{
  units: ById<UnitId, Pick<Unit, 'owner' | 'design' | 'place' | 'since'>>;
  designs: ById<DesignId, Pick<UnitDesign, 'kind' | 'cost'>>;
}>;

const NONE: readonly ControllingBase[] = [];

/**
 * The bases that claim control of systems nobody has settled; read once, when first asked for. Those aboard a convoy claim nothing.
 * @rule DIP-10
 * @ruling Bases of raiders never control a system, because raiders are everybody's enemies and not an empire.
 */
export function basesOf(forces: Forces): (system: SystemId) => readonly ControllingBase[] {
  let bases: ReadonlyMap<SystemId, readonly ControllingBase[]> | undefined;
  return (system) => {
    bases ??= collect(forces);
    return bases.get(system) ?? NONE;
  };
}

function collect({ units, designs }: Forces): ReadonlyMap<SystemId, readonly ControllingBase[]> {
  const bases = new Map<SystemId, ControllingBase[]>();
  for (const { owner, design, place, since } of valuesById(units)) {
    const { kind, cost } = rowOf(designs, design);
    if (kind !== 'base' || place.kind !== 'system' || owner === RAIDERS) continue;
    const list = bases.get(place.system) ?? [];
    bases.set(place.system, list);
    list.push({ owner, cost, since });
  }
  return bases;
}
