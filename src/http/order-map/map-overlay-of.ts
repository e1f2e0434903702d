import type { PlottedFleet, PlottedMoves } from '#app/orders/plot-moves';
import { countOfUnits, type ForceCount } from '#fog/views/force-count';
import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { forceCountText } from '#report/document/force-count-text';
import type { MapOverlay, OwnMark, SystemNote, WayMark } from '#report/document/map-overlay';
import { supplyWayMark } from '#report/document/supply-way-mark';
import { distanceText } from './fleet-panel.ts';
import { chosenFleet, type MapDesk } from './map-desk.ts';
import { layerNote } from './map-layers.ts';
import { mapAddress, shownIn } from './map-look.ts';
import { TEXTS } from './texts.ts';

type Goal = PlottedMoves['onward'][number];

const listed = (fleets: readonly PlottedFleet[]): string =>
  fleets.map(({ name }) => name).join(', ');

const keyOf = (place: FleetPlace): string =>
  place.kind === 'system' ? place.system : `${place.lane} ${place.from}`;

const hasMoved = ({ place, end }: PlottedFleet): boolean => keyOf(place) !== keyOf(end);

function hrefOfMark(fleets: readonly PlottedFleet[], desk: MapDesk): string | null {
  const { path, look } = desk;
  const [first] = fleets;
  if (first === undefined) return null;
  if (fleets.length === 1) return mapAddress(path, { fleet: first.ref, ...shownIn(look) });
  const { place } = first;
  return place.kind === 'lane'
    ? null
    : mapAddress(path, { system: place.system, ...shownIn(look) });
}

/** What belongs to each own system, and has not been put to a mark yet. */
function garrisonsOf({ view }: MapDesk): Map<string, readonly Unit[]> {
  const stationed = valuesById(view.units).flatMap((unit) =>
    unit.place.kind === 'system' ? [{ system: unit.place.system, unit }] : [],
  );
  const bySystem = groupBy(stationed, ({ system }) => system);
  return new Map([...bySystem].map(([system, all]) => [system, all.map(({ unit }) => unit)]));
}

/** Own systems with bases or the like where no fleet is. */
function garrisonMarks(
  desk: MapDesk,
  garrisons: ReadonlyMap<string, readonly Unit[]>,
): readonly OwnMark[] {
  const { view, path, look } = desk;
  return valuesById(view.systems).flatMap(({ id: system }): readonly OwnMark[] => {
    const count = countIn(desk, garrisons.get(system) ?? []);
    if (count.ships + count.others === 0) return [];
    const href = mapAddress(path, { system, ...shownIn(look) });
    const about = TEXTS.garrison(forceCountText(count));
    return [{ place: { kind: 'system', system }, count, isToCome: false, about, href }];
  });
}

const countIn = ({ view }: MapDesk, units: readonly Unit[]): ForceCount =>
  countOfUnits(units, (design) => view.designs[design]?.design.kind);

/** Own forces by place, where they are or where they will be; those still to come have a mark of their own. */
function ownMarks(desk: MapDesk): readonly OwnMark[] {
  const { plotted, look, names } = desk;
  const isAfter = look.show === 'after';
  const placeOf = (fleet: PlottedFleet): FleetPlace => (isAfter ? fleet.end : fleet.place);
  const isToCome = (fleet: PlottedFleet): boolean => isAfter && hasMoved(fleet);
  const manned = plotted.fleets.filter(({ units }) => units.length > 0);
  const groups = groupBy(manned, (fleet) => `${keyOf(placeOf(fleet))}|${String(isToCome(fleet))}`);
  const garrisons = garrisonsOf(desk);
  const marks = [...groups.values()].flatMap((fleets): readonly OwnMark[] => {
    const [first] = fleets;
    if (first === undefined) return [];
    const place = placeOf(first);
    const garrison = isToCome(first) ? [] : (garrisons.get(keyOf(place)) ?? []);
    if (garrison.length > 0) garrisons.delete(keyOf(place));
    const count = countIn(desk, [...fleets.flatMap(({ units }) => units), ...garrison]);
    const who = `${listed(fleets)}${garrison.length === 0 ? '' : TEXTS.andGarrison}`;
    const when = isToCome(first) ? TEXTS.toCome(names.at(place)) : '';
    return [
      {
        place,
        count,
        isToCome: isToCome(first),
        about: `${who}: ${forceCountText(count)}${when}`,
        href: hrefOfMark(fleets, desk),
      },
    ];
  });
  return [...marks, ...garrisonMarks(desk, garrisons)];
}

/** The moves of the sheet as arrows; fleets that take the same way share one. */
function orderedWays({ plotted }: MapDesk): readonly WayMark[] {
  const moves = plotted.fleets.flatMap(({ name, place, moves: own }) =>
    own.flatMap(({ path, accepted }) => {
      if (place.kind === 'lane') return [];
      const tone = accepted ? ('ordered' as const) : ('refused' as const);
      return [{ from: place.system, path, tone, name }];
    }),
  );
  const alike = groupBy(moves, ({ from, path, tone }) => [tone, from, ...path].join('|'));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, name: same.map(({ name }) => name).join(', ') }];
  });
}

function offeredWays(desk: MapDesk): readonly WayMark[] {
  const { plotted } = desk;
  const fleet = chosenFleet(desk);
  if (fleet === undefined || plotted.way === null || plotted.reach === null) return [];
  const { path } = plotted.way;
  const isOrdered = fleet.moves.some((move) => move.path.join('|') === path.join('|'));
  if (isOrdered) return [];
  return [{ from: plotted.reach.from, path, tone: 'offered', name: fleet.name }];
}

/** Where the chosen fleet draws supply, and where the supply of any fleet breaks, now or after the orders. */
function supplyWays(desk: MapDesk): readonly WayMark[] {
  const { plotted, look } = desk;
  const chosen = chosenFleet(desk);
  const marks = plotted.fleets.flatMap((fleet) => {
    const supply = look.show === 'after' ? fleet.supply : fleet.supplyNow;
    const isShown = !supply.supplied || fleet === chosen;
    return isShown ? (supplyWayMark(supply, fleet.name) ?? []) : [];
  });
  const alike = groupBy(marks, ({ from, path, tone }) => [tone, from, ...path].join('|'));
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

function goalNote(goal: Goal): SystemNote {
  const distance = distanceText(goal);
  return goal.turns === 1
    ? { ring: 'near', note: `▸ ${distance}`, about: TEXTS.distanceThisTurn(distance) }
    : { ring: 'far', note: distance, about: TEXTS.away(distance) };
}

function stopNotes(via: readonly SystemId[]): readonly (readonly [SystemId, SystemNote])[] {
  return via.map((stop, index) => {
    const note = via.length > 1 ? TEXTS.byHereAsStop(index + 1) : TEXTS.byHere;
    return [stop, { ring: 'goal', note, about: TEXTS.stopOnWay }];
  });
}

/** The relation of each system to the chosen thing. Distances count from the last stop on the way, if there is one. */
function notesOf({ plotted, look }: MapDesk): ReadonlyMap<SystemId, SystemNote> {
  const { reach, onward } = plotted;
  const { system, to, via } = look;
  const chosen: SystemNote = { ring: 'goal', note: '', about: 'chosen' };
  if (reach === null) return new Map(system === null ? [] : [[system, chosen]]);
  const goals = via.length === 0 ? reach.goals : onward;
  const notes = new Map(goals.map((goal) => [goal.system, goalNote(goal)]));
  notes.set(reach.from, { ring: 'here', note: '', about: TEXTS.chosenFleetIsHere });
  const goal = to === null ? undefined : notes.get(to);
  if (to !== null && goal !== undefined) notes.set(to, { ...goal, ring: 'goal' });
  for (const [stop, note] of stopNotes(via)) notes.set(stop, note);
  return notes;
}

/** A click sends the chosen fleet; on the system where it is, or where nothing is chosen, it shows the system. */
function hrefOf({ plotted, look, path }: MapDesk, system: SystemId): string {
  const { reach, onward } = plotted;
  const { fleet, via } = look;
  const shown = shownIn(look);
  const isGoal = system !== reach?.from || onward.some((goal) => goal.system === system);
  if (fleet === null || reach === null || !isGoal) return mapAddress(path, { system, ...shown });
  return mapAddress(path, { fleet, to: via.includes(system) ? null : system, via, ...shown });
}

/** What is said of a system to the chosen fleet, or else by the layer; whether the fleet would be in supply there belongs to both. */
function noteAt(
  desk: MapDesk,
  system: SystemId,
  chosen: SystemNote | undefined,
): SystemNote | null {
  const layer = layerNote(desk, system);
  if (chosen === undefined) return layer;
  if (layer === null || desk.look.layer !== 'supply') return chosen;
  const note = chosen.note === '' ? layer.note : `${chosen.note} ${layer.note}`;
  return { ...chosen, note, about: `${chosen.about}; ${layer.about}` };
}

/** What is laid over the star map for this look. */
export function mapOverlayOf(desk: MapDesk): MapOverlay {
  const notes = notesOf(desk);
  return {
    hrefOf: (system) => hrefOf(desk, system),
    noteOf: (system) => noteAt(desk, system, notes.get(system)),
    ways: [...supplyWays(desk), ...orderedWays(desk), ...offeredWays(desk)],
    own: ownMarks(desk),
    knownGround: desk.knownGround,
  };
}
