import type { EmpireView } from '#fog/views/empire-view';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { Unit } from '#model/forces/unit';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { holdFor, holdOf } from '#rules/cargo/hold-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

/**
 * Whether a player has a carrier whose empty hold would take one of their units, or carriers in one fleet that could
 * share it. @rule MOV-7
 */
export function fitsSomeHoldInView(
  { designs, units }: Pick<EmpireView, 'designs' | 'units'>,
  { design }: Pick<Unit, 'design'>,
): boolean {
  const cargo = designs[design];
  const size = cargo?.known === 'stats' ? cargoSizeOf(cargo.design) : null;
  if (cargo === undefined || size === null) return false;
  const roomIn = (unit: Unit): number => {
    const host = designs[unit.design];
    if (host?.known !== 'stats' || !isStowedOn(host.design, cargo.design)) return 0;
    const hold = host.design.kind === 'convoy' ? 'stores' : holdFor(cargo.design.kind);
    return holdOf({ unit, design: host.design }, hold);
  };
  const together = groupBy(valuesById(units), ({ id, place }) =>
    place.kind === 'fleet' ? place.fleet : id,
  );
  return [...together.values()].some((carriers) => sumOf(carriers, roomIn) >= size);
}
