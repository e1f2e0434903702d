import type { ModeratorView } from '#fog/views/empire-view';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import { numberField, type Field, type Offer, selectField, textField } from '#http/forms/field';
import { quoted } from '#content/orders/text/speak';
import { valuesById } from '#kernel/collections/tables';
import type { FormBody } from '#http/visits/form-body';
import { CLASS_FORMS, designOffers } from './class-forms.ts';
import { type EditForm, lineOf, offersOfPairs } from './edit-form.ts';
import { empireOffers, systemOffers } from './offers.ts';
import { TEXTS } from './texts.ts';

const EMPIRE_VALUES = [
  ['treasury', 'Treasury'],
  ['research', TEXTS.techPool],
  ['era', 'Era'],
  ['advances', TEXTS.unspentAdvances],
] as const;
const SYSTEM_VALUES = [
  ['census', 'Census'],
  ['morale', 'Morale'],
  ['productivity', 'Productivity'],
  ['intel', 'Intel'],
  ['raw', 'RAW'],
  ['capacity', 'Capacity'],
] as const;
const UNIT_STATES = [
  ['sound', 'Sound'],
  ['crippled', 'Crippled'],
  ['active', 'Active'],
  ['reserve', 'Reserve'],
  ['mothballed', 'Mothballed'],
] as const;

const ownerName = (empires: ModeratorView['empires'], owner: EmpireId): string =>
  owner === RAIDERS ? RAIDERS_NAME : (empires[owner]?.name ?? owner);

const fleetOffers = ({ fleets, empires }: ModeratorView): readonly Offer[] =>
  valuesById(fleets).map(({ id, name, owner }) => {
    return { value: id, label: `${name} (${id})`, group: ownerName(empires, owner) };
  });

const unitOffers = ({ units, designs, empires }: ModeratorView): readonly Offer[] =>
  valuesById(units).map(({ id, name, design, owner }) => {
    const what = designs[design]?.name ?? design;
    const label = name === '' ? `${what} ${id}` : `${name} (${what} ${id})`;
    return { value: id, label, group: ownerName(empires, owner) };
  });

const toField = (name: string, sent: FormBody): Field =>
  numberField({ name, label: 'to', sent, min: 0, max: 1_000_000 });

function addLine({ text }: FormBody): string {
  const named = text('add-name') === '' ? '' : TEXTS.namedAs(quoted(text('add-name')));
  const [who, count, what] = [text('add-who'), text('add-count'), text('add-class')];
  const line = lineOf(['add', who, count, what, 'at', text('add-where')]);
  return line === '' ? '' : line + named;
}

/** The edits that are made most often; all others are written as text. */
export const EDIT_FORMS: readonly EditForm[] = [
  {
    name: 'empire',
    title: TEXTS.setValueOfEmpire,
    fields: (view, sent) => [
      selectField({ name: 'empire-who', label: 'Empire', sent, offers: empireOffers(view) }),
      selectField({
        name: 'empire-what',
        label: 'Value',
        sent,
        offers: offersOfPairs(EMPIRE_VALUES),
      }),
      toField('empire-to', sent),
    ],
    line: ({ text }) => lineOf([text('empire-what'), text('empire-who'), text('empire-to')]),
  },
  {
    name: 'system',
    title: TEXTS.setValueOfSystem,
    fields: (view, sent) => [
      selectField({ name: 'system-where', label: 'System', sent, offers: systemOffers(view) }),
      selectField({
        name: 'system-what',
        label: 'Value',
        sent,
        offers: offersOfPairs(SYSTEM_VALUES),
      }),
      toField('system-to', sent),
    ],
    line: ({ text }) => lineOf([text('system-what'), text('system-where'), text('system-to')]),
  },
  {
    name: 'unit',
    title: TEXTS.setStateOfUnit,
    fields: (view, sent) => [
      selectField({ name: 'unit-which', label: 'Unit', sent, offers: unitOffers(view) }),
      selectField({ name: 'unit-state', label: 'is', sent, offers: offersOfPairs(UNIT_STATES) }),
    ],
    line: ({ text }) => lineOf(['unit', text('unit-which'), text('unit-state')]),
  },
  {
    name: 'fleet',
    title: TEXTS.moveFleet,
    fields: (view, sent) => [
      selectField({ name: 'fleet-which', label: 'Fleet', sent, offers: fleetOffers(view) }),
      selectField({ name: 'fleet-to', label: 'to', sent, offers: systemOffers(view) }),
    ],
    line: ({ text }) => lineOf(['move', text('fleet-which'), 'to', text('fleet-to')]),
  },
  {
    name: 'add',
    title: TEXTS.addUnits,
    fields: (view, sent) => [
      selectField({ name: 'add-who', label: 'Empire', sent, offers: empireOffers(view) }),
      numberField({ name: 'add-count', label: TEXTS.howMany, sent, min: 1, max: 100, preset: 1 }),
      selectField({ name: 'add-class', label: 'Class', sent, offers: designOffers(view, sent) }),
      selectField({ name: 'add-where', label: 'at', sent, offers: systemOffers(view) }),
      textField({ name: 'add-name', label: TEXTS.nameOfFirst, sent, max: 60 }),
    ],
    line: addLine,
  },
  {
    name: 'remove',
    title: TEXTS.removeUnit,
    fields: (view, sent) => [
      selectField({ name: 'remove-which', label: 'Unit', sent, offers: unitOffers(view) }),
    ],
    line: ({ text }) => lineOf(['remove', text('remove-which')]),
  },
  ...CLASS_FORMS,
];
