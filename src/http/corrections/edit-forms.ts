import { numberField, type Field, selectField, textField } from '#http/forms/field';
import { quoted } from '#content/orders/text/speak';
import type { FormBody } from '#http/visits/form-body';
import { CLASS_FORMS, designOffers } from './class-forms.ts';
import { type EditForm, lineOf, offersOfPairs } from './edit-form.ts';
import { empireOffers, fleetOffers, systemOffers, unitOffers } from './offers.ts';
import { MARK_FORMS } from './mark-forms.ts';
import { ORDNANCE_FORM } from './ordnance-form.ts';
import { STOP_FORM } from './stop-form.ts';
import { TEXTS } from './texts.ts';

const EMPIRE_VALUES = [
  ['treasury', 'Treasury'],
  ['research', TEXTS.techPool],
  ['era', 'Era'],
  ['advances', TEXTS.unspentAdvances],
  ['tech-years', TEXTS.gainInTechYears],
  ['unlock-chance', TEXTS.savedChance],
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
  ['unpaid', TEXTS.unpaidThisTurn],
  ['paid', TEXTS.paidThisTurn],
  ['unconverted', TEXTS.unconverted],
  ['converted', TEXTS.converted],
] as const;

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
  ORDNANCE_FORM,
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
  STOP_FORM,
  ...MARK_FORMS,
  ...CLASS_FORMS,
];
