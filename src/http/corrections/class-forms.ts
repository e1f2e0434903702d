import type { ModeratorView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { quoted } from '#content/orders/text/speak';
import { canBeJoined } from '#model/campaign/can-be-joined';
import type { SystemId } from '#model/campaign/ids';
import { LANE_CLASSES } from '#model/campaign/lane';
import type { UnitDesign } from '#model/forces/design';
import { isListOf } from '#model/forces/own-list';
import { ABILITY_TABLE } from '#rules/design/ability-table';
import { numberField, type Offer, selectField, textField } from '#http/forms/field';
import { classesByList, playedLists } from '#http/names/class-lists';
import type { FormBody } from '#http/visits/form-body';
import { type EditForm, lineOf, offersOfPairs, type Pairs } from './edit-form.ts';
import { empireOffers, systemOffers } from './offers.ts';
import { TEXTS } from './texts.ts';

const NO_LANE = 'none';
const LANES: Pairs = [
  ...LANE_CLASSES.toReversed().map((one) => [one, TEXTS.laneClass(one)] as const),
  [NO_LANE, TEXTS.noLane],
];

/** A rate such as 1/6 is written as text. */
const CLASS_VALUES: Pairs = [
  ['cost', 'Cost'],
  ['era', 'Era'],
  ['year', TEXTS.yearOfService],
  ['dv', 'DV'],
  ['as', 'AS'],
  ['af', 'AF'],
  ['cv', 'CV'],
  ['cr', 'CR'],
  ['cc', 'CC'],
  ['attrition', TEXTS.ofGroundUnits('Attrition')],
  ['attack', TEXTS.ofGroundUnits('Attack')],
  ['defense', TEXTS.ofGroundUnits('Defense')],
  ['die', TEXTS.ofGroundUnits(TEXTS.dFactor)],
];

const LISTING: Pairs = [
  ['unlist', TEXTS.takeFromList],
  ['list', TEXTS.putBackIntoList],
];

/** The name of the hidden field that says whose classes a form offers. */
export const CLASSES_OF = 'classes-of';

/** All classes, or those of the empire that the form is about. */
export function designOffers(view: ModeratorView, { text }: FormBody): readonly Offer[] {
  const empire = valuesById(view.empires).find(({ id }) => id === text(CLASSES_OF));
  const all = valuesById(view.designs);
  const listed = all.filter(({ list }) => empire === undefined || isListOf(list, empire));
  return offersIn(view, listed);
}

const offersIn = (view: ModeratorView, classes: readonly UnitDesign[]): readonly Offer[] =>
  classesByList(classes, playedLists(view)).map(({ one, group }) => ({
    value: one.id,
    label: one.name,
    group,
  }));

/** All systems; on the page of a system, those that a lane from there can join. @rule MAP-9 */
function endOffers(view: ModeratorView, { text, has }: FormBody): readonly Offer[] {
  const from = view.systems[brandAs<SystemId>(text('lane-from'))];
  if (from === undefined || has('lane-to')) return systemOffers(view);
  return valuesById(view.systems)
    .filter(({ hex }) => canBeJoined(from.hex, hex))
    .map(({ id, name }) => ({ value: id, label: name }));
}

function laneLine({ text }: FormBody): string {
  const [from, to, kind] = [text('lane-from'), text('lane-to'), text('lane-class')];
  return kind === NO_LANE
    ? lineOf(['unlane', from, '->', to])
    : lineOf(['lane', from, '->', to, kind]);
}

function abilityLine({ text }: FormBody): string {
  const [design, what, to] = [text('ability-class'), text('ability-what'), text('ability-to')];
  return to === '0' ? lineOf(['unability', design, what]) : lineOf(['ability', design, what, to]);
}

function newClassLine({ text }: FormBody): string {
  const name = text('new-name');
  const spoken = name === '' ? '' : quoted(name);
  return lineOf(['new-class', text('new-who'), spoken, 'from', text('new-from')]);
}

/** Forms for edits of lanes, classes and force lists. */
export const CLASS_FORMS: readonly EditForm[] = [
  {
    name: 'lane',
    title: TEXTS.setLane,
    fields: (view, sent) => [
      selectField({ name: 'lane-from', label: 'From', sent, offers: systemOffers(view) }),
      selectField({ name: 'lane-to', label: 'to', sent, offers: endOffers(view, sent) }),
      selectField({ name: 'lane-class', label: 'is', sent, offers: offersOfPairs(LANES) }),
    ],
    line: laneLine,
  },
  {
    name: 'class',
    title: TEXTS.setValueOfClass,
    fields: (view, sent) => [
      selectField({ name: 'class-which', label: 'Class', sent, offers: designOffers(view, sent) }),
      selectField({
        name: 'class-what',
        label: 'Value',
        sent,
        offers: offersOfPairs(CLASS_VALUES),
      }),
      numberField({ name: 'class-to', label: 'to', sent, min: 0, max: 1_000_000 }),
    ],
    line: ({ text }) =>
      lineOf(['class', text('class-which'), text('class-what'), text('class-to')]),
  },
  {
    name: 'ability',
    title: TEXTS.setAbilityOfClass,
    fields: (view, sent) => [
      selectField({
        ...{ name: 'ability-class', label: 'Class', sent },
        offers: designOffers(view, sent),
      }),
      selectField({
        ...{ name: 'ability-what', label: TEXTS.ability, sent },
        offers: ABILITY_TABLE.map(({ id, name }) => ({ value: id, label: name })),
      }),
      numberField({
        ...{ name: 'ability-to', label: TEXTS.rating, hint: TEXTS.zeroTakesAway, sent },
        ...{ min: 0, max: 1000, preset: 1 },
      }),
    ],
    line: abilityLine,
  },
  {
    name: 'list',
    title: TEXTS.changeForceList,
    fields: (view, sent) => [
      selectField({ name: 'list-who', label: 'Empire', sent, offers: empireOffers(view) }),
      selectField({ name: 'list-class', label: 'Class', sent, offers: designOffers(view, sent) }),
      selectField({ name: 'list-how', label: TEXTS.change, sent, offers: offersOfPairs(LISTING) }),
    ],
    line: ({ text }) => lineOf([text('list-how'), text('list-who'), text('list-class')]),
  },
  {
    name: 'new',
    title: TEXTS.addClassToList,
    fields: (view, sent) => [
      selectField({ name: 'new-who', label: 'Empire', sent, offers: empireOffers(view) }),
      selectField({
        ...{ name: 'new-from', label: TEXTS.copyOf, sent },
        offers: offersIn(view, valuesById(view.designs)),
      }),
      textField({ name: 'new-name', label: TEXTS.nameOfClass, sent, max: 60 }),
    ],
    line: newClassLine,
  },
];
