import type { RepairOffer } from '#rules/construction/repair-offers';
import type { EmpireView } from '#fog/views/empire-view';
import type { Block, Cell } from '#report/document/document';
import { explained, phrase, quiet } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { unitMarks } from '../unit-marks.ts';
import { type Patient, patientsIn } from './repair-patients.ts';
import { ROOM } from './room.ts';

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
