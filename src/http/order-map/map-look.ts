import type { z } from 'zod';
import { contactId, empireId, fleetRef, systemId } from '#content/orders/id-schemas';
import { readBySchema } from '#content/schema-words';
import { unique } from '#kernel/collections/unique';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { FleetRef, OrderKind } from '#model/orders/order';
import { ORDER_FORM_KINDS } from '#http/forms/orders/order-forms';
import { ownInAddress, ownOfAddress } from '#http/names/own-ids';
import { wholeNumber } from '#http/visits/form-body';

/** What a list of fleets and systems can be narrowed to. */
export const OUTLINE_FILTERS = [
  'all',
  'idle',
  'damaged',
  'unsupplied',
  'threatened',
  'warned',
] as const;
export type OutlineFilter = (typeof OUTLINE_FILTERS)[number];

/** What the map shows of each system beside its name. */
export const MAP_LAYERS = [
  'none',
  'values',
  'fleets',
  'works',
  'trade',
  'supply',
  'threats',
  'raids',
  'age',
] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** A player's choice on the desk: a fleet and its goal, or a system; a form; fleets now or after the orders. */
export type MapLook = Readonly<{
  fleet: FleetRef | null;
  to: SystemId | null;
  via: readonly SystemId[];
  system: SystemId | null;
  /** A foreign fleet or garrison. */
  contact: ContactId | null;
  empire: EmpireId | null;
  /** Own fleets or systems that are ticked, to be given the same orders. */
  ticked: readonly string[];
  /** Distances are measured from here. */
  from: SystemId | null;
  show: 'now' | 'after';
  only: OutlineFilter;
  layer: MapLayer;
  /** The form beside the map; null: there is none. */
  form: OrderKind | null;
  /** The place in the sheet of the order that is being changed. */
  edit: number | null;
  /** Words of the search for things and orders. */
  say: string;
}>;

/** Nothing is chosen. */
export const NO_LOOK: MapLook = {
  fleet: null,
  to: null,
  via: [],
  system: null,
  contact: null,
  empire: null,
  ticked: [],
  from: null,
  show: 'now',
  only: 'all',
  layer: 'none',
  form: null,
  edit: null,
  say: '',
};
const BETWEEN = ',';
const LONGEST_SEARCH = 80;
/** More than any empire has. */
const MOST_TICKED = 1000;

/** Several ids as one field of an address or a form. */
export const listText = (ids: readonly string[]): string => ids.join(BETWEEN);
export const listIn = (text: string): readonly string[] => text.split(BETWEEN);

/** An id of this kind in an address; null: it is none. */
function idIn<Id>(schema: z.ZodType<Id>, text: string): Id | null {
  const read = readBySchema(schema, text);
  return read.success ? read.data : null;
}

type TextOf = (name: string) => string;
/** All that an address or a form says of something. */
type TextsOf = (name: string) => readonly string[];
type Chosen = Pick<MapLook, 'fleet' | 'system' | 'contact' | 'empire'>;

/** One thing at most is chosen. */
function chosenOf(textOf: TextOf, owner: EmpireId): Chosen {
  const none: Chosen = { fleet: null, system: null, contact: null, empire: null };
  const fleet = idIn(fleetRef, ownOfAddress(textOf('fleet'), owner));
  if (fleet !== null) return { ...none, fleet };
  const system = idIn(systemId, textOf('system'));
  if (system !== null) return { ...none, system };
  const contact = idIn(contactId, textOf('contact'));
  return contact === null
    ? { ...none, empire: idIn(empireId, textOf('empire')) }
    : { ...none, contact };
}

const isAnyOf = (chosen: Chosen): boolean => Object.values(chosen).some((id) => id !== null);

const tickedIn = (texts: readonly string[], owner: EmpireId): readonly string[] =>
  unique(texts.slice(0, MOST_TICKED).map((text) => ownOfAddress(text, owner)));

/** Reads what an empire looks at from an address or a form; what makes no sense is not there. */
export function mapLookIn(textsOf: TextsOf, owner: EmpireId): MapLook {
  const textOf: TextOf = (name) => textsOf(name)[0] ?? '';
  const chosen = chosenOf(textOf, owner);
  const via = listIn(textOf('via')).map((text) => idIn(systemId, text));
  return {
    ...chosen,
    to: chosen.fleet === null ? null : idIn(systemId, textOf('to')),
    via: via.flatMap((system) => system ?? []),
    ticked: isAnyOf(chosen) ? [] : tickedIn(textsOf('ticked'), owner),
    from: idIn(systemId, textOf('from')),
    show: textOf('show') === 'after' ? 'after' : 'now',
    only: OUTLINE_FILTERS.find((one) => one === textOf('only')) ?? 'all',
    layer: MAP_LAYERS.find((one) => one === textOf('layer')) ?? 'none',
    form: ORDER_FORM_KINDS.find((kind) => kind === textOf('form')) ?? null,
    edit: wholeNumber(textOf('edit')) ?? null,
    say: textOf('say').slice(0, LONGEST_SEARCH),
  };
}

/** What stays chosen when a form of the desk has been sent: the thing, and how the lists are shown. */
export const lookText = (look: MapLook): string => queryOf(chosenIn(look)).toString();

/** How the map and the lists are shown. */
export const shownIn = ({
  show,
  only,
  layer,
  from,
}: MapLook): Pick<MapLook, 'show' | 'only' | 'layer' | 'from'> => ({ show, only, layer, from });

/** The same as the fields of a form that asks for the desk. */
export const shownFields = (look: MapLook): readonly Readonly<{ name: string; value: string }>[] =>
  [...queryOf({ ...NO_LOOK, ...shownIn(look) })].map(([name, value]) => ({ name, value }));

/** The thing that is chosen, and how it is shown. */
export const chosenIn = (look: MapLook): MapLook => {
  const { fleet, system, contact, empire, ticked } = look;
  return { ...NO_LOOK, fleet, system, contact, empire, ticked, ...shownIn(look) };
};

/** The choice that a form of the desk came with. */
export function lookOfForm(text: string, owner: EmpireId): MapLook {
  const fields = new URLSearchParams(text);
  return mapLookIn((name) => fields.getAll(name), owner);
}

/** What the address leaves out, because it is so anyway. */
const withoutUsual = ({ show, only, layer }: MapLook): Readonly<Record<string, string>> => ({
  show: show === 'after' ? show : '',
  only: only === 'all' ? '' : only,
  layer: layer === 'none' ? '' : layer,
});

function queryOf(look: MapLook): URLSearchParams {
  const { fleet, to, via, system, contact, empire, from, form, edit, say } = look;
  const things = { to, system, contact, empire, from, form };
  const fields = {
    fleet: fleet === null ? '' : ownInAddress(fleet),
    ...Object.fromEntries(Object.entries(things).map(([name, id]) => [name, id ?? ''])),
    via: listText(via),
    ...withoutUsual(look),
    edit: edit === null ? '' : String(edit),
    say,
  };
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  for (const one of look.ticked) query.append('ticked', ownInAddress(one));
  return query;
}

const placeOf = ({ fleet, system, contact, empire, ticked, form }: MapLook): string => {
  if (form !== null) return '#form';
  return (fleet ?? system ?? contact ?? empire ?? ticked[0] ?? null) === null ? '' : '#chosen';
};

/** The address of a look, perhaps after an act: what is chosen comes into sight. */
export function mapAddress(
  path: string,
  { done = '', ...look }: Partial<MapLook> & Readonly<{ done?: string }>,
): string {
  const whole = { ...NO_LOOK, ...look };
  const query = queryOf(whole);
  if (done !== '') query.set('done', done);
  const all = query.toString();
  return `${all === '' ? path : `${path}?${all}`}${placeOf(whole)}`;
}

/** The address of a form beside the map, with some of its fields filled in. */
export function formAddress(
  path: string,
  look: MapLook,
  { kind, fields }: Readonly<{ kind: OrderKind; fields: readonly (readonly [string, string])[] }>,
): string {
  const query = queryOf({ ...chosenIn(look), form: kind });
  // A field of the form counts more than the choice of the same name.
  for (const [name] of fields) query.delete(name);
  for (const [name, value] of fields) query.append(name, ownInAddress(value));
  return `${path}?${query.toString()}#form`;
}
