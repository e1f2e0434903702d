import { listed } from '#kernel/words/listed';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import type { PlottedFleet, PlottedMoves, PlottedWay } from '#app/orders/plot-moves';
import type { SystemId } from '#model/campaign/ids';
import type { Link } from '#http/pages/page-parts';
import { legTexts } from './lane-words.ts';
import type { MapDesk } from './map-desk.ts';
import { listText, mapAddress, shownIn } from './map-look.ts';
import type { WayPanel } from './order-map-content.ts';
import { othersAt } from './others-at.ts';
import { TEXTS } from './texts.ts';

type Reach = NonNullable<PlottedMoves['reach']>;

const EMPTY = {
  path: '',
  legs: [],
  facts: [],
  issues: [],
  others: [],
  instead: [],
  goOn: null,
  via: '',
  button: '',
};

function factsOf(
  way: PlottedWay,
  to: SystemId,
  { view, names, supplyText }: MapDesk,
): WayPanel['facts'] {
  const { path, supply } = way;
  const dangers = path.flatMap((system) =>
    othersAt(view, names, system).map((text) => `${names.system(system)}: ${text}`),
  );
  const unexplored = knownUnexploredLanes(view, to).length;
  const text = supplyText(supply, to);
  return [
    { label: 'Arrives', value: TEXTS.thisTurnIfNothingStopsIt },
    { label: 'There', value: TEXTS.asOfNow(text) },
    ...(dangers.length === 0
      ? [{ label: 'Others', value: TEXTS.noneKnownOnPath }]
      : dangers.map((value) => ({ label: 'Others', value }))),
    ...(unexplored === 0
      ? []
      : [{ label: 'Lanes', value: TEXTS.unexploredAtDestination(unexplored) }]),
  ];
}

/** The other ways, each named by the systems it goes through. */
function otherLinks({ others }: PlottedWay, to: SystemId, desk: MapDesk): readonly Link[] {
  const { names, look, path } = desk;
  return others.map((way) => {
    const via = way.slice(0, -1);
    const label = via.length === 0 ? 'straight' : TEXTS.byNames(listed(via.map(names.system)));
    return { href: mapAddress(path, { ...look, to, via }), label };
  });
}

/** No way of this turn comes by the stops that were asked for. */
function notByThere(
  to: SystemId,
  { names, look, path }: MapDesk,
): Pick<WayPanel, 'problem' | 'instead'> {
  const stops = listed(look.via.map(names.system));
  const href = mapAddress(path, { ...look, to, via: [] });
  return {
    problem: TEXTS.itCantReachByWay(names.system(to), stops),
    instead: [{ href, label: TEXTS.takeShortestPath }],
  };
}

/** Only unexplored lanes lead there, or none that the player knows of. @rule MOV-5 */
function noPath(
  to: SystemId,
  fleet: PlottedFleet,
  { view, names, look, path }: MapDesk,
): Pick<WayPanel, 'problem' | 'instead'> {
  const ends = knownUnexploredLanes(view, to).map(({ a, b }) => (a === to ? b : a));
  const missing = TEXTS.youKnowNoPath(fleet.name);
  if (ends.length === 0) return { problem: missing, instead: [] };
  const problem = `${missing} ${TEXTS.unexploredFrom(listed(ends.map(names.system)))}`;
  const linkTo = (end: SystemId): Link => ({
    href: mapAddress(path, { fleet: fleet.ref, to: end, ...shownIn(look) }),
    label: TEXTS.toStart(names.system(end)),
  });
  return { problem, instead: ends.map(linkTo) };
}

function beyond(to: SystemId, fleet: PlottedFleet, reach: Reach, desk: MapDesk): WayPanel {
  const { view, names, look, path } = desk;
  const name = names.system(to);
  const systemHref = mapAddress(path, { system: to, ...shownIn(look) });
  const shared = { ...EMPTY, name, systemHref, to };
  if (look.via.length > 0) return { ...shared, ...notByThere(to, desk) };
  if (to === reach.from) return { ...shared, problem: TEXTS.isThereAlready(fleet.name) };
  const goal = reach.goals.find(({ system }) => system === to);
  const [first] = goal?.stops ?? [];
  if (goal === undefined || first === undefined) {
    return { ...shared, ...noPath(to, fleet, desk) };
  }
  const arrival = String(view.turn + goal.turns - 1);
  return {
    ...shared,
    button: TEXTS.orderSend(fleet.name, name, arrival),
    problem: TEXTS.isAway(name, goal.turns, fleet.name, names.system(first)),
    instead: [
      {
        href: mapAddress(path, { fleet: fleet.ref, to: first, ...shownIn(look) }),
        label: TEXTS.toThisTurn(names.system(first)),
      },
    ],
  };
}

/** Makes the goal a stop, where the way can go on from it. */
function goOnLink(
  { goesOn }: PlottedWay,
  to: SystemId,
  { names, look, path }: MapDesk,
): Link | null {
  if (look.to === null || !goesOn) return null;
  const href = mapAddress(path, { ...look, to: null, via: [...look.via, to] });
  return { href, label: TEXTS.goByWay(names.system(to)) };
}

/** The way to the system that is asked for, or to the last stop; null: there is neither. */
export function wayPanel(desk: MapDesk, fleet: PlottedFleet, reach: Reach): WayPanel | null {
  const { view, names, plotted, look, path } = desk;
  const to = look.to ?? look.via.at(-1);
  if (to === undefined) return null;
  const { way } = plotted;
  if (way === null) return beyond(to, fleet, reach, desk);
  const name = names.system(to);
  const verb = fleet.moves.length === 0 ? TEXTS.orderMove : TEXTS.orderMoveInstead;
  return {
    name,
    systemHref: mapAddress(path, { system: to, ...shownIn(look) }),
    path: listText(way.path),
    problem: '',
    instead: [],
    legs: legTexts(view, names, { from: reach.from, path: way.path }),
    facts: factsOf(way, to, desk),
    issues: way.issues.map(({ text, cite }) => ({ text, cite })),
    others: otherLinks(way, to, desk),
    goOn: goOnLink(way, to, desk),
    to,
    via: listText(look.via),
    button: TEXTS.sendFleetTo(verb, fleet.name, name),
  };
}
