import { turnsTo } from '#app/orders/turns-to';
import { newFleetNameOf } from '#content/orders/id-schemas';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { Offer } from '#http/forms/field';
import { brandAs } from '#kernel/brand/brand';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { fleetOffers, formedOffers } from './fleets.ts';
import { knownGraph, knownWay } from '#http/names/known-way';
import { shapedForm } from './described-form.ts';
import { oneChosen, oneOf, oneOrNone } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  chooseFleet: 'Choose one of your fleets that is in a system.',
  noLaneLeadsThere: 'No lane that you know leads there.',
  alreadyThere: 'The fleet is already there.',
} as const;

/** A fleet in a lane, and one that moves already, would be refused. */
function movable(desk: FormDesk): readonly Offer[] {
  const can = new Set<string>(desk.movable);
  return [...fleetOffers(desk), ...formedOffers(desk)].filter(({ value }) => can.has(value));
}

/** The systems at the ends of lanes that the player knows. */
function systemOffers({ view }: FormDesk): readonly Offer[] {
  const linked = new Set(valuesById(view.lanes).flatMap(({ a, b }) => [a, b]));
  const systems = valuesById(view.systems).filter(({ id }) => linked.has(id));
  return sortBy(systems, (a, b) => compareText(a.name, b.name)).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

/** Where it starts; null: in no system. */
function startOf(ref: string, { view, formed }: FormDesk): SystemId | null {
  if (newFleetNameOf(asRef(ref)) !== null) {
    return formed.find((one) => one.ref === ref)?.system ?? null;
  }
  const place = view.fleets[brandAs<FleetId>(ref)]?.place;
  return place?.kind === 'system' ? place.system : null;
}

const asRef = (text: string): FleetId | `new:${string}` =>
  text.startsWith('new:') ? `new:${text.slice('new:'.length)}` : brandAs<FleetId>(text);

const systemIdOf = (text: string): SystemId => brandAs<SystemId>(text);

export const moveFleetForm = shapedForm({
  kind: 'MoveFleet',
  title: 'Move a fleet',
  hint: 'The fleet takes the best path that you know. Name a system on the way to choose another path. If the goal is more than a turn away, the order becomes a route, which moves the fleet each turn until it arrives.',
  group: 'Fleets and movement',
  unavailable: ifNone(
    movable,
    'You have no fleet to move. Fleets in lanes can’t take orders, and the others already have a move.',
  ),
  fields: {
    fleet: oneOf({ label: 'Fleet', offers: movable }),
    to: oneChosen({
      label: 'To',
      ask: 'Choose a system',
      offers: systemOffers,
      problem: 'Choose a destination.',
    }),
    via: oneOrNone({ label: 'By way of', none: 'The best path', offers: systemOffers }),
  },
  order: ({ fleet, to, via }, desk) => {
    const start = startOf(fleet, desk);
    if (start === null) {
      return { field: 'fleet', problem: TEXTS.chooseFleet };
    }
    const goal = systemIdOf(to);
    const path = knownWay(
      knownGraph(desk.view),
      via === null ? [start, goal] : [start, systemIdOf(via), goal],
    );
    if (path === undefined) return { field: 'to', problem: TEXTS.noLaneLeadsThere };
    if (path.length === 0) return { field: 'to', problem: TEXTS.alreadyThere };
    const journey = { fleet: asRef(fleet), to: goal };
    const isFar = via === null && (turnsTo(desk.view, desk.orders, journey) ?? 0) > 1;
    if (isFar) return { kind: 'SetRoute', fleet, route: { kind: 'to', system: to } };
    return { kind: 'MoveFleet', fleet, path };
  },
});
