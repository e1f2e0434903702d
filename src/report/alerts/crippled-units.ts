import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { REPAIR_PLACES } from '#model/orders/order';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Alert } from '#report/document/alert';
import type { ReportContext } from '#report/sections/context';
import { patientsIn } from '#report/sections/order-form/repair-patients';

type Crippled = Readonly<{ unit: Unit; system: SystemId }>;

/** The repair that is possible where the units are, the cheaper way first; none: nobody there can do it. */
function answersFor(view: EmpireView, crippled: readonly Crippled[]): Alert['answers'] {
  const open = patientsIn(view).filter(({ unit }) => crippled.some((one) => one.unit === unit));
  const ways = REPAIR_PLACES.flatMap((where): Alert['answers'] => {
    const able = open.filter(({ offers }) => offers.some((offer) => offer.where === where));
    const units = able.map(({ unit }) => unit.id);
    if (units.length === 0) return [];
    return [{ kind: 'order', order: 'RepairUnits', fields: { units, where }, settles: { units } }];
  });
  return ways.slice(0, 1);
}

const NO_HELP = 'Nothing there can repair them: take them to a shipyard, a depot or a Supply ship.';

/** Crippled units that nobody repairs yet, by the system where they are. @rule CON-5 */
export function crippledUnits({ view, names }: ReportContext): readonly Alert[] {
  const underWay = new Set(
    valuesById(view.projects).flatMap(({ subject }) =>
      subject.kind === 'unit' ? [subject.unit] : [],
    ),
  );
  const crippled = valuesById(view.units).flatMap((unit): readonly Crippled[] => {
    const system = systemOfUnit(unit, view);
    const isOut = unit.condition === 'crippled' && !underWay.has(unit.id);
    return isOut && system !== null ? [{ unit, system }] : [];
  });
  return [...groupBy(crippled, ({ system }) => system)].map(([system, some]): Alert => {
    const answers = answersFor(view, some);
    const text = `Crippled at ${names.system(system)}: ${names.units(some.map(({ unit }) => unit.id))}.`;
    return {
      weight: 'repairs',
      tone: 'warning',
      text: answers.length === 0 ? `${text} ${NO_HELP}` : text,
      cite: cite('CON-5'),
      place: { kind: 'system', system },
      answers,
    };
  });
}
