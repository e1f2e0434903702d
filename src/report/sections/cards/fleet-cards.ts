import { firstBy, sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { routesKnown } from '#rules/movement/routes/routes-known';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { currentStats } from '#rules/combat/current-stats';
import type { BlockOf, Fact, ThingCard } from '#report/document/document';
import { cellPhrase } from '#report/document/cell-phrase';
import { phrase } from '#report/document/inline';
import { describeRouted } from '#report/sentences/describe-routed';
import { shortId } from '#report/sentences/names';
import { fleetPhrase } from '../fleet-phrase.ts';
import { leaving } from '../forces.ts';
import { withThoseAboard } from '../units-phrase.ts';
import { reachText } from './reach-text.ts';
import type { SheetDesk } from './sheet-desk.ts';
import { unitTables } from './unit-tables.ts';

type Manned = Readonly<{ unit: Unit; design: UnitDesign; cv: number; cr: number }>;

function mannedOf(units: readonly Unit[], { designOf }: SheetDesk): readonly Manned[] {
  return units.flatMap((unit): readonly Manned[] => {
    const design = designOf(unit.design);
    if (design === undefined) return [];
    const { cv, cr } = currentStats({ ...unit, design });
    return [{ unit, design, cv, cr }];
  });
}

/** Who would lead, unless a crippled one had to. @rule CSC-1 */
function commandFact(manned: readonly Manned[]): readonly Fact[] {
  const able = manned.filter(
    ({ unit, design }) =>
      design.kind === 'ship' &&
      !design.civilian &&
      unit.condition === 'sound' &&
      unit.status === 'active',
  );
  const best = firstBy(able, (a, b) => compareNumbers(b.cr, a.cr));
  if (best === undefined) return [];
  const { name, id } = best.unit;
  const who = name === '' ? shortId(id) : `${name} ${shortId(id)}`;
  return [{ label: 'Commands', value: `${String(best.cr)} (${best.design.name} ${who})` }];
}

function flightsFact(manned: readonly Manned[]): readonly Fact[] {
  const flights = manned.filter(({ design }) => design.kind === 'flight').length;
  const room = sumOf(manned, ({ cv }) => cv);
  if (flights === 0 && room === 0) return [];
  return [{ label: 'Flights', value: `${String(flights)} of CV ${String(room)}` }];
}

function scoutFact(manned: readonly Manned[]): readonly Fact[] {
  const scouts = sumOf(manned, ({ design }) => ratingOf(design, 'scout'));
  return scouts === 0 ? [] : [{ label: 'Scouting', value: scouts }];
}

type RouteOf = (fleet: Fleet) => readonly Fact[];

/** What each fleet does by its route, unless it is ordered something else. @rule MOV-12 */
function routeFacts({ view, names }: SheetDesk): RouteOf {
  const planOf = routesKnown(view, new Map());
  return (fleet) => {
    const plan = planOf(fleet.id);
    if (fleet.route === null || plan === null) return [];
    const routed = { route: fleet.route, plan };
    return [{ label: 'Route', value: describeRouted(routed, names, view) }];
  };
}

function cardOf(fleet: Fleet, desk: SheetDesk, routeOf: RouteOf): ThingCard {
  const { view, names, facts, supply, reach } = desk;
  const units = facts.index.inFleet(fleet.id);
  const manned = mannedOf(withThoseAboard(units, facts.index), desk);
  const goals = reach(fleet.id);
  const called = fleet.name === '' ? `fleet ${shortId(fleet.id)}` : fleet.name;
  return {
    title: fleetPhrase(fleet),
    about: [...phrase(`${names.atFleet(fleet.place)} `), ...leaving(fleet, names)],
    facts: [
      ...commandFact(manned),
      ...flightsFact(manned),
      ...scoutFact(manned),
      { label: 'Supply', value: cellPhrase(supply({ place: fleet.place, fleet: fleet.id })) },
      { label: 'Can go to', value: reachText(fleet, { view, names, goals }) },
      ...routeOf(fleet),
    ],
    blocks: unitTables(units, called, desk),
  };
}

/** A card for each fleet, by place: what it fights with, where it can go, and all its units. @rule TURN-2 @rule MOV-1 */
export function fleetCards(desk: SheetDesk): BlockOf<'cards'> {
  const { view, names } = desk;
  const fleets = sortBy(
    valuesById(view.fleets),
    (a, b) => compareText(names.fleetPlace(a.place), names.fleetPlace(b.place)),
    (a, b) => compareText(a.name, b.name),
  );
  const routeOf = routeFacts(desk);
  return {
    kind: 'cards',
    cards: fleets.map((fleet) => cardOf(fleet, desk, routeOf)),
    empty: 'You have no fleets.',
  };
}
