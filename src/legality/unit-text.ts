import type { EmpireView } from '#fog/views/empire-view';
import type { Unit } from '#model/forces/unit';

/** How a reason speaks of an own unit: “Ares”, or its class and number. */
export function unitText({ designs }: Pick<EmpireView, 'designs'>, unit: Unit): string {
  if (unit.name !== '') return `“${unit.name}”`;
  const design = designs[unit.design]?.design.name ?? 'The unit';
  return `${design} ${unit.id.slice(unit.id.lastIndexOf('.') + 1)}`;
}
