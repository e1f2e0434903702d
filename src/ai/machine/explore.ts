import { valuesById } from '#kernel/collections/tables';
import { firstBy, sortBy } from '#kernel/collections/sort-by';
import type { SystemId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import { isOnStrike, strengthOf } from './army.ts';
import { isFighter } from './budget.ts';
import { designOf, isAtWar, type Mind, nameOf, note, type Sheet } from './mind.ts';
import type { Travel } from './lane-guide.ts';
import { type Errand, fleetOf, freeShips, isEscorted, send, systemOfShip } from './send.ts';

const SAFE = { safe: true };
const BOLD = { safe: false };
/** A visit this long ago is worth another one. */
const STALE = 12;

const explores = (mind: Mind, unit: Unit): boolean => {
  const design = designOf(mind, unit);
  return design !== null && explorerFunctions({ unit, design }, mind.view.rules) > 0;
};

/** It knows of no system of another empire: finding one is worth a scout. */
export const isSearching = ({ view, survey, level }: Mind): boolean =>
  level.attacks &&
  !survey.foreign.some(
    ({ owner }) => owner !== null && view.neighbours[owner]?.nonAligned !== true,
  );

/** The best scouts: explorers, then what is cheap. */
function scoutsOf(mind: Mind, sheet: Sheet): readonly Unit[] {
  // Every ship is wanted against those who hold the homeworld.
  if (mind.survey.isHeld) return [];
  const rank = (unit: Unit): number => {
    const design = designOf(mind, unit);
    if (design === null) return 99;
    return explores(mind, unit) ? 0 : ratingOf(design, 'scout') > 0 ? 1 : 1 + design.cost;
  };
  const fit = freeShips(mind, sheet).filter(
    (unit) =>
      unit.condition === 'sound' && isFighter(designOf(mind, unit)) && !isOnStrike(mind, unit),
  );
  const sorted = sortBy(fit, (a, b) => rank(a) - rank(b));
  // In war the fleet needs somebody to lead it through restricted lanes.
  const kept = isAtWar(mind) ? sorted.find((unit) => isEscorted(mind, [unit])) : undefined;
  return sorted.filter((unit) => unit !== kept);
}

/** Systems worth a visit, with the age of what is known. */
function goalsOf({ view, survey }: Mind): readonly SystemId[] {
  return valuesById(view.systems).flatMap(({ id, own, visited }) => {
    if (own !== null || survey.enemyStrength(id) > 0) return [];
    return visited === null ? [id] : [];
  });
}

/** Foreign systems whose state is old news. */
const staleGoals = ({ view, survey }: Mind): readonly SystemId[] =>
  survey.foreign.flatMap(({ system: { id, visited } }) =>
    view.turn - (visited?.turn ?? 0) > STALE ? [id] : [],
  );

/** Looks for a way through an unexplored lane where it is; false: there is none. */
function probe(mind: Mind, sheet: Sheet, scout: Unit): boolean {
  const at = systemOfShip(mind, scout);
  const fleet = fleetOf(mind, scout);
  if (at === null || fleet === null || !explores(mind, scout)) return false;
  const busy = sheet.noted.filter(
    ({ order }) =>
      order.kind === 'ExploreLane' &&
      mind.view.fleets[order.fleet as keyof typeof mind.view.fleets]?.place.kind === 'system' &&
      samePlace(mind, order.fleet, at),
  );
  if (knownUnexploredLanes(mind.view, at).length <= busy.length) return false;
  if (mind.survey.hasEnemyFleet(at)) return false;
  sheet.busy.add(scout.id);
  note(mind, sheet, {
    order: { kind: 'ExploreLane', fleet: fleet.id, toward: null },
    why: `Nobody knows where the lanes of ${nameOf(mind, at)} lead.`,
  });
  return true;
}

function samePlace({ view }: Mind, fleet: string, at: SystemId): boolean {
  const place = valuesById(view.fleets).find(({ id }) => id === fleet)?.place;
  return place?.kind === 'system' && place.system === at;
}

/** Where explorers find unexplored lanes. */
const unexploredPlaces = ({ view }: Mind): readonly SystemId[] =>
  valuesById(view.systems).flatMap(({ id, visited }) =>
    visited !== null && knownUnexploredLanes(view, id).length > 0 ? [id] : [],
  );

/** A scout that runs into enemies may get through once in this many turns. */
const DARES = 6;

/** Whether the way leads through enemies that are stronger: one scout after the other would be lost. Now and then it dares. */
function isLostOnTheWay(
  mind: Mind,
  scout: Unit,
  { to, travel }: Readonly<{ to: SystemId; travel: Travel }>,
): boolean {
  const { view, survey } = mind;
  const at = systemOfShip(mind, scout);
  if (travel.safe || at === null || view.turn % DARES === 0) return false;
  const stops = survey.guide.wayTo(at, to, travel)?.slice(1, -1) ?? [];
  const strength = strengthOf(mind, [scout]);
  return stops.some((stop) => survey.enemyStrength(stop) > strength);
}

/** Sends a scout to the nearest of some systems by ways of a kind; null: there is none. */
function visit(
  mind: Mind,
  sheet: Sheet,
  scout: Unit,
  { goals, way }: Readonly<{ goals: readonly SystemId[]; way: Errand['travel'] }>,
): SystemId | null {
  const at = systemOfShip(mind, scout);
  if (at === null) return null;
  const travel = { escorted: isEscorted(mind, [scout]), ...way };
  const near = goals.flatMap((system) => {
    const cost = system === at ? null : mind.survey.guide.costOf(at, system, travel);
    return cost === null || isLostOnTheWay(mind, scout, { to: system, travel })
      ? []
      : [{ system, cost }];
  });
  const goal = firstBy(near, (a, b) => a.cost - b.cost)?.system ?? null;
  if (goal === null) return null;
  const why = `It scouts ${nameOf(mind, goal)}.`;
  return send(mind, sheet, { units: [scout], to: goal, travel: way, label: 'Scouts', why })
    ? goal
    : null;
}

/** Sends scouts to what is unknown, and explorers through unexplored lanes. @rule MOV-5 */
export function planExploration(mind: Mind, sheet: Sheet): void {
  const { level } = mind;
  const taken = new Set<SystemId>();
  // Two scouts learn no more in one place than one.
  const searching = isSearching(mind);
  const visits = (scout: Unit, goals: readonly SystemId[]): boolean => {
    const left = goals.filter((one) => !taken.has(one));
    const safely = visit(mind, sheet, scout, { goals: left, way: SAFE });
    const isBold = safely === null && searching;
    const goal = isBold ? visit(mind, sheet, scout, { goals: left, way: BOLD }) : safely;
    if (goal !== null) taken.add(goal);
    return goal !== null;
  };
  const unknown = goalsOf(mind);
  const stale = level.attacks ? staleGoals(mind) : [];
  let sent = 0;
  for (const scout of scoutsOf(mind, sheet)) {
    if (sent >= level.scouts) return;
    const isExplorer = explores(mind, scout);
    const isSent =
      visits(scout, unknown) ||
      (isExplorer && probe(mind, sheet, scout)) ||
      (isExplorer && visits(scout, unexploredPlaces(mind))) ||
      visits(scout, stale);
    if (isSent) sent += 1;
  }
}
