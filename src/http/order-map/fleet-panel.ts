import { listed } from '#kernel/words/listed';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import type { PlottedFleet, PlottedMoves } from '#app/orders/plot-moves';
import { mendLines } from '#http/orders/mend-lines';
import { counted } from '#kernel/words/counted';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { FormDesk } from '#http/forms/orders/order-form';
import { fleetActs } from './fleet-acts.ts';
import { fleetVerbs } from './fleet-verbs.ts';
import { chosenFleet, type MapDesk } from './map-desk.ts';
import { raidsText } from './raids-text.ts';
import { mapAddress } from './map-look.ts';
import { moveLines } from './move-lines.ts';
import type { FleetPanel, GoalLine } from './order-map-content.ts';
import { othersAt } from './others-at.ts';
import { TEXTS } from './texts.ts';
import { unitsByClass } from './units-by-class.ts';
import { wayPanel } from './way-panel.ts';

type Reach = NonNullable<PlottedMoves['reach']>;
type Goal = Reach['goals'][number];

/** How far a goal is: `1 jump`, `2 turns`. */
export const distanceText = ({ turns, path }: Goal): string =>
  turns === 1 ? counted(path.length, 'jump') : counted(turns, 'turn');

function aboutGoal({ path, turns, system }: Goal, { view, names }: MapDesk): string {
  const on = turns > 1 ? [] : path.slice(0, -1).map(names.system);
  const unexplored = knownUnexploredLanes(view, system).length;
  return [
    ...(on.length === 0 ? [] : [TEXTS.byWay(listed(on))]),
    ...othersAt(view, names, system),
    ...(unexplored === 0 ? [] : [TEXTS.unexploredLanes(unexplored)]),
  ].join('; ');
}

function goalLine(goal: Goal, fleet: PlottedFleet, desk: MapDesk): GoalLine {
  const { names, look, path } = desk;
  const { system } = goal;
  return {
    href: mapAddress(path, { ...look, fleet: fleet.ref, to: system }),
    mark: `map-${system}`,
    name: names.system(system),
    distance: distanceText(goal),
    about: aboutGoal(goal, desk),
    current: look.to === system,
  };
}

/** The systems on its path that the player chose first. */
function stopsOf({ names, look, path }: MapDesk): FleetPanel['stops'] {
  const last = look.via.at(-1);
  if (last === undefined) return null;
  return {
    names: look.via.map(names.system),
    back: {
      href: mapAddress(path, { ...look, via: look.via.slice(0, -1) }),
      label: TEXTS.removeFromPath(names.system(last)),
    },
  };
}

function nearTitleOf({ names, look }: MapDesk): string {
  const last = look.via.at(-1);
  return last === undefined ? TEXTS.inReachThisTurn : TEXTS.inReachThisTurnFrom(names.system(last));
}

/** Whether it has supply where it is, and where it will be. */
function supplyFacts(fleet: PlottedFleet, { names, supplyText }: MapDesk): FleetPanel['supply'] {
  const textAt = (place: PlottedFleet['place'], supply: PlottedFleet['supply']): string =>
    supplyText(supply, place.kind === 'system' ? place.system : null);
  const now = textAt(fleet.place, fleet.supplyNow);
  const then = textAt(fleet.end, fleet.supply);
  const isSame = now === then && names.at(fleet.place) === names.at(fleet.end);
  return [
    { label: 'Supply', value: now },
    ...(fleet.raids === null
      ? []
      : [{ label: TEXTS.raids(names.at(fleet.end)), value: raidsText(fleet.raids) }]),
    ...(isSame ? [] : [{ label: TEXTS.afterOrders, value: `${names.at(fleet.end)}, ${then}` }]),
  ];
}

function routeOf({ ref, route }: PlottedFleet, desk: MapDesk): FleetPanel['route'] {
  if (route === null) return null;
  const label = TEXTS.changeOrEndRoute;
  return {
    text: desk.routeText(route),
    issues: route.issues.map(({ text, cite }) => ({ text, cite })),
    change: { href: desk.hrefOf({ kind: 'SetRoute', label, fields: { fleet: ref } }), label },
  };
}

/** The lanes that it can look for a way through, first all of them at once. */
function lanesOf({ view, names, plotted, look, locked }: MapDesk): FleetPanel['lanes'] {
  const { frontier } = plotted;
  if (frontier.length === 0 || locked || look.via.length > 0) return [];
  const named = frontier.filter((system) => view.systems[system] !== undefined);
  const any = { toward: '', button: TEXTS.orderExploreAnyLane, about: anyAbout(frontier.length) };
  const one = named.map((system) => ({
    toward: system,
    button: TEXTS.orderExploreToward(names.system(system)),
    about: '',
  }));
  return frontier.length === 1 && one.length === 1 ? one : [any, ...one];
}

/** Why it can explore none of the lanes that wait where it is, and who could; null: it can, or none waits. */
function noExplorerText({ view, plotted }: MapDesk, fleet: PlottedFleet): string | null {
  const { place, isExplorer } = fleet;
  if (isExplorer || place.kind !== 'system') return null;
  const lanes = knownUnexploredLanes(view, place.system).length;
  if (lanes === 0) return null;
  const explorers = plotted.fleets.filter((one) => one.isExplorer).map(({ name }) => name);
  return TEXTS.noExplorer(lanes, listed(explorers), explorers.length);
}

const anyAbout = (lanes: number): string =>
  lanes > 1 ? TEXTS.lanesBeginHere(lanes) : TEXTS.destinationUnknown;

/** Other fleets at the same place. */
const besideOf = ({ plotted, names }: MapDesk, { ref, place }: PlottedFleet) =>
  plotted.fleets.filter(
    (one) => one.ref !== ref && place.kind === 'system' && names.at(one.place) === names.at(place),
  );

type Orders = Pick<FleetPanel, 'mends' | 'acts' | 'verbs'>;
const NO_ORDERS: Orders = { mends: [], acts: [], verbs: [] };

/** What can be ordered of it besides moves. */
function ordersTo(fleet: PlottedFleet, desk: MapDesk, forms: FormDesk): Orders {
  const { look, plotted, hrefOf } = desk;
  return {
    mends: mendLines({ ...fleet, mends: plotted.mends }, desk),
    acts: fleetActs(forms, { fleet, to: look.to }, hrefOf),
    verbs: fleetVerbs({ desk: forms, fleet, beside: besideOf(desk, fleet) }, hrefOf),
  };
}

/** The chances of a battle with those who are where a fleet is. @rule FOG-2 */
function whatIfAt({ place }: PlottedFleet, desk: MapDesk): FleetPanel['whatIf'] {
  if (place.kind !== 'system' || othersAt(desk.view, desk.names, place.system).length === 0)
    return null;
  return { href: `${desk.whatIfPath}?at=${place.system}`, label: TEXTS.whatIfItFoughtHere };
}

/** The chosen fleet: what it is, what it is ordered, and where it can go. */
export function fleetPanel(desk: MapDesk, forms: FormDesk): FleetPanel | null {
  const fleet = chosenFleet(desk);
  if (fleet === undefined) return null;
  const { names, plotted } = desk;
  const { reach, onward } = plotted;
  const stops = stopsOf(desk);
  const goals = sortBy(
    (stops === null ? reach?.goals : onward) ?? [],
    (a, b) => a.turns - b.turns,
    (a, b) => (a.turns === 1 ? a.path.length - b.path.length : 0),
    (a, b) => compareText(names.system(a.system), names.system(b.system)),
  );
  const lines = (wanted: (goal: Goal) => boolean): readonly GoalLine[] =>
    goals.filter(wanted).map((goal) => goalLine(goal, fleet, desk));
  return {
    ref: fleet.ref,
    name: fleet.name,
    where: names.at(fleet.place),
    units: unitsByClass(fleet.units, names, desk.hiding),
    pace: reach?.pace ?? TEXTS.fleetInLaneMoves,
    supply: supplyFacts(fleet, desk),
    whatIf: whatIfAt(fleet, desk),
    moves: moveLines(fleet.moves, names),
    isSent: fleet.isSent,
    route: routeOf(fleet, desk),
    stops,
    ...(desk.locked ? NO_ORDERS : ordersTo(fleet, desk, forms)),
    way: reach === null ? null : wayPanel(desk, fleet, reach),
    lanes: lanesOf(desk),
    noExplorer: noExplorerText(desk, fleet),
    nearTitle: nearTitleOf(desk),
    near: lines(({ turns }) => turns === 1),
    far: lines(({ turns }) => turns > 1),
  };
}
