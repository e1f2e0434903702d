import { valuesById } from '#kernel/collections/tables';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { hostsSeen } from '#rules/construction/hosts-seen';
import { knownGroundOf } from '#rules/construction/known-ground';
import { lentIn } from '#rules/construction/lent-by';
import { type RepairOffer, repairOffersOf } from '#rules/construction/repair-offers';
import { unknownGroundOf } from '#rules/construction/unknown-ground';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Block, Cell } from '#report/document/document';
import { explained, phrase, quiet } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { unitMarks } from '../unit-marks.ts';
import { ROOM } from './room.ts';
import { siteFactsOf } from './site-facts.ts';

type Patient = Readonly<{ unit: Unit; at: SystemId; offers: readonly RepairOffer[] }>;

function patientsIn(view: EmpireView): readonly Patient[] {
  const facts = siteFactsOf(view);
  const empire = view.empire.id;
  const projects = valuesById(view.projects);
  return valuesById(view.units).flatMap((unit): readonly Patient[] => {
    const isWhole = unit.condition === 'sound' && !unit.unconverted;
    const at = isWhole ? null : systemOfUnit(unit, view);
    const design = facts.designOf(unit.design);
    if (at === null || design === undefined) return [];
    const ground = knownGroundOf(view.systems[at]) ?? unknownGroundOf(at);
    const offers = repairOffersOf({
      facts,
      empire,
      ground,
      unit,
      design,
      isWithdrawing: isWithdrawing(unit, view),
      helpUsed: helpUsedAt(projects, view, at),
      lent: lentIn(view.lent, at),
      hosts: hostsSeen(view, at),
    });
    return offers.length === 0 ? [] : [{ unit, at, offers }];
  });
}

function priceCell({ offers }: Patient, where: RepairOffer['where']): Cell {
  const offer = offers.find((one) => one.where === where);
  return offer === undefined ? '–' : [explained('Repair', offer.price)];
}

/** The crippled and the unconverted units that can be repaired where they are, and for what price. @rule CON-5 */
export function repairsTable(view: EmpireView, names: Names): readonly Block[] {
  const patients = patientsIn(view);
  if (patients.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Repairs',
      columns: [
        { label: 'Unit', align: 'start', namesRow: true },
        { label: 'At', align: 'start' },
        { label: 'Price of a repair at a yard', abbreviation: 'Yard', align: 'end' },
        { label: 'Price of a repair in the field', abbreviation: 'Field', align: 'end' },
        { label: 'Orders', align: 'start', width: 1 },
      ],
      rows: patients.map((patient) => [
        phrase(names.design(patient.unit.design), ' ', quiet(unitMarks([patient.unit]))),
        names.system(patient.at),
        priceCell(patient, 'yard'),
        priceCell(patient, 'field'),
        ROOM,
      ]),
      empty: '',
    },
  ];
}
