import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Facts = Readonly<{ unit: Pick<Unit, 'place' | 'status'>; design: Pick<UnitDesign, 'kind'> }>;

const isOutside = ({ unit }: Facts): boolean =>
  unit.place.kind !== 'aboard' && unit.status !== 'mothballed';

/** Whether others who are there see a unit: not what is aboard, mothballed or on the ground. @rule FOG-3 */
export function showsItself(facts: Facts): boolean {
  return isOutside(facts) && facts.design.kind !== 'ground';
}

/** Whether a unit sees what is around it: ships, crews of convoys, bases, deployed flights. @rule FOG-3 */
export function keepsWatch(facts: Facts): boolean {
  return showsItself(facts) && facts.design.kind !== 'minefield';
}
