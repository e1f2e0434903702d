import { NO_COMMAND } from '#app/what-if/leading-force';
import type { QuestionOfBattle } from '#app/what-if/asked/battle-asked';
import { contactsByAge } from '#fog/views/contacts-by-age';
import { countOf } from '#fog/views/force-count';
import type { ContactView, EmpireView, SystemView } from '#fog/views/empire-view';
import { SHARED_TEXTS } from '#http/words/texts';
import type { BattlePlace } from '#model/battle/place';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { familiarLists } from '#http/names/class-lists';
import { tellerText } from '#http/names/teller-text';
import { statsOf, type ViewNames, viewNamesOf } from '#http/names/view-names';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';
import { keysById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { forceCountText } from '#report/document/force-count-text';
import { askedForces } from './asked-forces.ts';
import { classesToChoose, classOffers, type KnownClass } from './class-offers.ts';
import { rowsTogether } from './force-rows.ts';
import { flightsKnown } from './flights-known.ts';
import { ownForces, whenFought } from './own-forces.ts';
import { strifeOf } from './strife.ts';
import { TEXTS } from './texts.ts';
import { waysOutOf } from './ways-out.ts';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from './what-if-world.ts';

type Knowing = Readonly<{
  view: EmpireView;
  names: ViewNames;
  classes: readonly KnownClass[];
}>;

const placeKey = (place: BattlePlace): string =>
  place.kind === 'system' ? place.system : place.lane;

/** The class that represents one that was seen, and the assumption behind it. */
function classFor(
  { design: id, kind }: SeenGroup,
  { view, names, classes }: Knowing,
): Readonly<{ class: string; assumed: readonly string[] }> {
  if (statsOf(view, id) !== undefined) return { class: id, assumed: [] };
  const name = names.design(id);
  const printed = classes.find(({ design }) => design.id === id);
  if (printed !== undefined) {
    return {
      class: id,
      assumed: [TEXTS.printedStatsUsed(name)],
    };
  }
  const seen = view.designs[id]?.design;
  const alike = classes.find(
    ({ design }) => design.kind === kind && design.hull === (seen?.hull ?? null),
  );
  if (alike === undefined) {
    return { class: '', assumed: [TEXTS.statsUnknown(name)] };
  }
  const text = TEXTS.statsOfSameHull(name, alike.design.name);
  return { class: alike.design.id, assumed: [text] };
}

/** What a unit costs to build, of its own class or the one used instead. */
function costOf(group: SeenGroup, knowing: Knowing): number {
  const { class: chosen } = classFor(group, knowing);
  return knowing.classes.find(({ design }) => design.id === chosen)?.design.cost ?? 0;
}

/** How many flights a unit of a row carries. */
const cvOf = (row: ForceRow, { classes }: Knowing): number | undefined =>
  classes.find(({ design }) => design.id === row.class)?.design.cv;

/** The age of the player's knowledge of it, and its place. */
function whenAndWhere({ current, seen, leftFor, place }: ContactView, names: ViewNames): string {
  const teller = tellerText(seen, names);
  if (current) return TEXTS.inSightNow(teller, names.at(place));
  const turn = TEXTS.inTurn(seen.turn, teller);
  if (leftFor === null) return TEXTS.lastSeen(turn, names.at(place));
  return leftFor === 'unknown'
    ? TEXTS.leftFrom(names.at(place), turn)
    : TEXTS.leftFor(names.system(leftFor), turn);
}

/** The rows of a contact: what the player saw of it, and the flights that a battle showed. */
function rowsOfContact(
  { kind, seen }: Pick<ContactView, 'kind' | 'seen'>,
  inSpace: readonly SeenGroup[],
  { knowing, ownerName }: Readonly<{ knowing: Knowing; ownerName: string }>,
): Pick<Force, 'rows' | 'assumed'> {
  const formRow = (group: SeenGroup): Readonly<{ row: ForceRow; assumed: readonly string[] }> => {
    const { class: chosen, assumed } = classFor(group, knowing);
    const crippled = group.condition === 'crippled';
    const shown = { class: chosen, kind: group.kind, count: group.count, crippled };
    return {
      row: { ...shown, ...{ reserve: false, levels: 0, ordnance: '', unconverted: false } },
      assumed,
    };
  };
  const ships = inSpace.map(formRow);
  const aboard = (seen.flights?.groups ?? []).map(formRow);
  const room = sumOf(ships, ({ row }) => row.count * (cvOf(row, knowing) ?? 0));
  const flights = flightsKnown(
    { ownerName, seen, room },
    aboard.map(({ row }) => row),
  );
  const all = [...ships, ...aboard];
  return {
    rows: rowsTogether([...ships.map(({ row }) => row), ...flights.rows]),
    assumed: [
      ...(kind === 'fleet' ? flights.assumed : []),
      ...new Set(all.flatMap(({ assumed }) => assumed)),
    ],
  };
}

function contactForce(contact: ContactView, isFresh: boolean, knowing: Knowing): Force {
  const { view, names } = knowing;
  const { id, kind, owner, place, current } = contact;
  const inSpace = contact.groups.filter((group) => group.kind !== 'ground');
  const ownerName = owner === null ? TEXTS.unknownPower : names.empire(owner);
  const { rows, assumed } = rowsOfContact(contact, inSpace, { knowing, ownerName });
  const units = forceCountText(countOf(inSpace));
  const old = current
    ? []
    : [TEXTS.yourKnowledgeIsFromTurn(ownerName, contact.seen.turn, view.turn)];
  return {
    id,
    name: kind === 'fleet' ? TEXTS.fleetOf(ownerName) : TEXTS.garrisonOf(ownerName),
    about: `${units}, ${whenAndWhere(contact, names)}`,
    at: placeKey(place),
    owner,
    ownerName,
    sides: ['two'],
    rows,
    assumed: [...old, TEXTS.youDontKnowItsStandingOrders(ownerName), ...assumed],
    standing: DEFAULT_STANDING_ORDERS,
    // All of these follow the usual ones, whichever commands.
    command: NO_COMMAND,
    isFixed: kind === 'garrison',
    isLikely: isFresh,
  };
}

/** Whether the player looked at a system this turn. */
function isSeenNow(system: SystemId, { systems, turn }: EmpireView): boolean {
  const { own, visited } = systems[system] ?? { own: null, visited: null };
  return own !== null || (visited?.source === 'presence' && visited.turn === turn);
}

/** A force that left is offered where it left for, if the player saw that, and has not looked there since. */
function whereItLeftFor(contact: ContactView, { view }: Knowing): readonly ContactView[] {
  const { leftFor, seen } = contact;
  if (leftFor === null || leftFor === 'unknown') return [];
  if (seen.turn < view.turn && isSeenNow(leftFor, view)) return [];
  return [{ ...contact, place: { kind: 'system', system: leftFor } }];
}

/** Another empire’s forces as the player remembers them. Old sightings and forces that left are offered, but not ticked. */
function contactForces(knowing: Knowing): readonly Force[] {
  const { fresh, faded, departed } = contactsByAge(knowing.view);
  const gone = departed.flatMap((contact) => whereItLeftFor(contact, knowing));
  return [
    ...fresh.map((contact) => contactForce(contact, true, knowing)),
    ...[...gone, ...faded.flat()].map((contact) => contactForce(contact, false, knowing)),
  ].filter(({ rows }) => rows.length > 0);
}

/** The age of the player's knowledge of another empire's system. */
function agesOf({ name, own, visited, reported }: SystemView, turn: number): readonly string[] {
  if (own !== null) return [];
  const facts = [
    visited === null && TEXTS.youNeverVisited(name),
    visited !== null && visited.turn < turn && TEXTS.anomaliesAndOwner(name, visited.turn),
    reported !== null && TEXTS.itsProductivityIsFromTurn(reported.turn),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

type Known = Pick<StarSystem, 'anomalies' | 'productivity' | 'utilized'> &
  Readonly<{ owner: Extract<BattleSpot, { kind: 'system' }>['owner'] }>;

/** The player's knowledge of a system, as far as it matters in a battle. */
function knownOf({ own, visited, reported }: SystemView): Known {
  if (own !== null) return own;
  return {
    anomalies: visited?.facts.anomalies ?? [],
    owner: visited?.facts.owner ?? null,
    productivity: reported?.facts.productivity ?? 0,
    utilized: 0,
  };
}

function systemSpot(system: SystemView, { view, names }: Knowing): BattleSpot {
  const { id, name } = system;
  const { anomalies, owner, productivity, utilized } = knownOf(system);
  return {
    kind: 'system',
    at: id,
    name,
    where: names.at({ kind: 'system', system: id }),
    anomalies,
    owner,
    productivity,
    utilized,
    waysOut: waysOutOf(valuesById(view.lanes), id),
    facts: agesOf(system, view.turn),
  };
}

function spotsOf(knowing: Knowing): readonly BattleSpot[] {
  const { view, names } = knowing;
  const systems = valuesById(view.systems).map((system) => systemSpot(system, knowing));
  const lanes = valuesById(view.lanes).map((lane): BattleSpot => {
    const shown =
      lane.class === 'unknown' || lane.class === 'unexplored' ? 'restricted' : lane.class;
    const facts = shown === lane.class ? [] : [TEXTS.youHaveNotExploredThisLane];
    const where = names.at({ kind: 'lane', lane: lane.id });
    return {
      kind: 'lane',
      at: lane.id,
      name: names.lane(lane.id),
      where,
      class: shown,
      waysOut: [shown],
      facts,
    };
  });
  return [...systems, ...lanes];
}

/** What no battle that a player thinks out counts. */
const LEFT_OUT: readonly string[] = [
  TEXTS.unitsThatYouHaveNotSeen,
  TEXTS.shipsRetreatAlongWidestLaneHere,
  TEXTS.onlyThisBattleIsCalculated,
  TEXTS.damageRepairsAndShipsThatJoined,
];

/** What a player is asked, and what their side follows in such a battle. */
export type AskedOfPlayer = Readonly<{
  questions: readonly QuestionOfBattle[];
  standing: (battle: QuestionOfBattle['battle']) => StandingOrders;
  /** What supply depends on, after the orders of the draft; null: there are none. */
  after: SupplyKnowledge | null;
}>;
const NOTHING_ASKED: AskedOfPlayer = {
  questions: [],
  standing: () => DEFAULT_STANDING_ORDERS,
  after: null,
};

/** What a question shows of another’s units, as rows: flights that none were seen of are left out, and it is said. */
function rowsSeen(
  groups: readonly SeenGroup[],
  ownerName: string,
  knowing: Knowing,
): Pick<Force, 'rows' | 'assumed'> {
  const seen = { turn: knowing.view.turn, source: 'battle' } as const;
  // Flights that were seen are in the groups; of a garrison nothing is said about its room for others.
  const kind = groups.some((group) => group.kind === 'flight') ? 'garrison' : 'fleet';
  return rowsOfContact({ kind, seen }, groups, { knowing, ownerName });
}

/** The material for a player's what-if battles: their own view and questions, and the printed classes. @rule FOG-1 */
export function playerWorld(
  view: EmpireView,
  printed: readonly UnitDesign[],
  { questions, standing, after }: AskedOfPlayer = NOTHING_ASKED,
): WhatIfWorld {
  const known = keysById(view.designs).flatMap((id) => statsOf(view, id) ?? []);
  const classes = classesToChoose(known, printed);
  const knowing = { view, names: viewNamesOf(view), classes };
  const { names } = knowing;
  const asked = askedForces(questions, {
    ...{ view, names, standing },
    costOf: (group) => costOf(group, knowing),
    rowsSeen: (groups, ownerName) => rowsSeen(groups, ownerName, knowing),
  });
  return {
    asOf: TEXTS.basedOnWhatYouKnow(view.turn),
    rules: view.rules,
    strifeBetween: (one, other) => {
      const stranger = one === view.empire.id ? other : one;
      const known = stranger === null ? undefined : view.neighbours[stranger];
      return strifeOf([one, other], known?.state);
    },
    spots: [...spotsOf(knowing), ...asked.spots],
    forces: [...asked.forces, ...ownForces(knowing), ...contactForces(knowing)],
    asked: asked.asked,
    whenFought: whenFought(knowing, after ?? view),
    leftOut: after === null ? LEFT_OUT : [...LEFT_OUT, TEXTS.supplyAfterDraft],
    classes: classOffers(classes, familiarLists(view)),
    canOrder: view.stage === 'orders',
    sideNames: { one: view.empire.name, two: SHARED_TEXTS.otherSide },
  };
}
