import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { hasHold } from '#rules/cargo/has-hold';
import { HOLDS, type Hold, holdFor, holdOf } from '#rules/cargo/hold-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { partIn } from '#rules/cargo/part-in';
import { sharersOf } from '#rules/cargo/sharers-of';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { isFitToTrade } from '#rules/economy/is-fit-to-trade';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { reachOf } from '#rules/movement/reach-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Block, Cell } from '#report/document/document';
import { phrase, quiet } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { listed } from '#kernel/words/listed';
import { unitMarks } from '../unit-marks.ts';
import { ROOM } from './room.ts';
import { siteFactsOf } from './site-facts.ts';

type Desk = Readonly<{
  view: EmpireView;
  names: Names;
  facts: PlaceFacts;
  hasEnemy: (system: SystemId) => boolean;
  reach: ReturnType<typeof reachOf>;
}>;
type Convoy = Readonly<{
  unit: Unit;
  design: UnitDesign;
  at: SystemId;
  /** What is in its hold. */
  aboard: readonly Unit[];
  room: Readonly<Record<Hold, number>>;
}>;

/** What carries cargo and is in a system. */
function carriersIn({ view, facts }: Desk): readonly Convoy[] {
  return valuesById(view.units).flatMap((unit): readonly Convoy[] => {
    const design = facts.designOf(unit.design);
    const at = systemOfUnit(unit, view);
    if (design === undefined || !hasHold(design) || at === null) return [];
    const aboard = facts.index.aboard(unit.id).filter((one) => {
      const known = facts.designOf(one.design);
      return known !== undefined && isStowedOn(design, known);
    });
    const cargo = aboard.flatMap((one) => {
      const known = facts.designOf(one.design);
      return known === undefined ? [] : [{ ...known, ...partIn(one, known, unit.id) }];
    });
    const roomOf = (hold: Hold): number => freeHoldOf({ unit, design }, cargo, hold);
    return [
      { unit, design, at, aboard, room: { troops: roomOf('troops'), stores: roomOf('stores') } },
    ];
  });
}

/** MOV-6: in own systems and those of trade partners. */
function tradesAt({ view }: Desk, at: SystemId): boolean {
  const known = view.systems[at];
  if (known === undefined) return false;
  if (known.own !== null) return true;
  const owner = known.visited?.facts.owner ?? null;
  return isPartner(view, owner === 'unknown' ? null : owner);
}

const isPartner = ({ neighbours }: EmpireView, owner: EmpireId | null): boolean =>
  owner !== null && isTradePartner(neighbours[owner]?.state ?? null);

function tradeOffers(desk: Desk, convoy: Convoy): readonly string[] {
  if (convoy.unit.trading) return ['stop trading'];
  return isFitToTrade(convoy) && tradesAt(desk, convoy.at) ? ['trade here'] : [];
}

/** Whether something is there that fits into a hold. */
function fitsAt({ facts }: Desk, { design, at, room }: Convoy, hold: Hold): boolean {
  return facts.index.atSystem(at).some((one) => {
    const cargo = facts.designOf(one.design);
    const size = cargo === undefined ? null : cargoSizeOf(cargo);
    if (cargo === undefined || size === null || one.status !== 'active') return false;
    const isMeant = design.kind === 'convoy' || holdFor(cargo.kind) === hold;
    return isMeant && isStowedOn(design, cargo) && size <= room[hold];
  });
}

/** MOV-7: what fits into the hold of what is there. */
function loadOffers(desk: Desk, convoy: Convoy): readonly string[] {
  const { unit, at, room } = convoy;
  if (unit.trading) return [];
  const census = desk.view.systems[at]?.own?.census ?? 0;
  return [
    ...(census > 1 && room.stores >= CENSUS_SIZE ? ['load census'] : []),
    ...(fitsAt(desk, convoy, 'stores') ? [`load units of at most ${String(room.stores)}`] : []),
  ];
}

const WHAT: Readonly<Record<Hold, string>> = { troops: 'ground forces', stores: 'other units' };

/** MOV-7: ground forces into Assault ships, the rest into Supply ships. */
const shipOffers = (desk: Desk, ship: Convoy): readonly string[] =>
  HOLDS.filter((hold) => ship.unit.status === 'active' && fitsAt(desk, ship, hold)).map(
    (hold) => `load ${WHAT[hold]} of at most ${String(ship.room[hold])}`,
  );

/** What is left of each hold that a ship has. */
const freeText = ({ unit, design, room }: Convoy): string =>
  HOLDS.filter((hold) => holdOf({ unit, design }, hold) > 0)
    .map((hold) => `${WHAT[hold]} ${String(Math.max(0, room[hold]))}`)
    .join(', ');

const isShared = (one: Unit): boolean => sharersOf(one).length > 0;

/** Units in a hold that no other carrier has to unload. */
const unloadable = ({ unit, aboard }: Convoy): readonly Unit[] =>
  aboard.filter(({ place }) => place.kind === 'aboard' && place.carrier === unit.id);

function landOffers({ view }: Desk, convoy: Convoy): readonly string[] {
  const { unit, at } = convoy;
  const units = unloadable(convoy);
  const landsCensus = unit.census > 0 && (view.systems[at]?.own?.census ?? 0) > 0;
  return [
    ...(landsCensus ? ['unload census'] : []),
    ...(units.length > 0 ? [`unload ${unitMarks(units)}`] : []),
  ];
}

/** COL-1: free systems, as far as the reader knows, where the convoy can end its move. */
function settleOffers(
  { view, names, hasEnemy, reach }: Desk,
  { unit, at, aboard }: Convoy,
): readonly string[] {
  if (unit.status !== 'active' || aboard.some(isShared)) return [];
  const fleet = unit.place.kind === 'fleet' ? view.fleets[unit.place.fleet] : undefined;
  const goals = fleet === undefined ? [] : reach(fleet).map(({ system }) => system);
  const free = unique([at, ...goals]).filter(
    (id) => view.systems[id]?.visited?.facts.settlement === 'uninhabited' && !hasEnemy(id),
  );
  if (free.length === 0) return [];
  const places = sortBy(free.map(names.system), compareText);
  const what = unit.census > 0 ? 'a colony' : 'an outpost';
  return [`colonize ${listed(places)} (${what})`];
}

function carriesText({ unit, aboard }: Convoy): string {
  const shared = aboard.filter(isShared);
  const whole = aboard.filter((one) => !shared.includes(one));
  const cargo = [
    ...(unit.census > 0 ? ['Census'] : []),
    ...(whole.length > 0 ? [unitMarks(whole)] : []),
    ...(shared.length > 0 ? [`a part of ${unitMarks(shared)}`] : []),
  ];
  return cargo.length === 0 ? 'nothing' : cargo.join(', ');
}

function rowOf(desk: Desk, convoy: Convoy): readonly Cell[] {
  const { unit, design, at } = convoy;
  const offers = [
    ...tradeOffers(desk, convoy),
    ...loadOffers(desk, convoy),
    ...landOffers(desk, convoy),
    ...settleOffers(desk, convoy),
  ];
  return [
    phrase(design.name, ' ', quiet(unitMarks([unit]))),
    desk.names.system(at),
    carriesText(convoy),
    offers.length === 0 ? 'move' : offers.join('; '),
    ROOM,
  ];
}

/** What a ship can load and unload where it is. */
const shipCan = (desk: Desk, ship: Convoy): readonly string[] => [
  ...shipOffers(desk, ship),
  ...landOffers(desk, ship),
];

function shipRowOf(desk: Desk, ship: Convoy): readonly Cell[] {
  const { unit, design, at } = ship;
  const free = freeText(ship);
  return [
    phrase(design.name, ' ', quiet(unitMarks([unit]))),
    desk.names.system(at),
    carriesText(ship),
    free === '' ? 'nothing' : free,
    shipCan(desk, ship).join('; '),
    ROOM,
  ];
}

/** What each ship with a hold carries, and what it has room for. @rule MOV-7 */
function shipsTable(desk: Desk, ships: readonly Convoy[]): Block {
  return {
    kind: 'table',
    caption: 'Assault and Supply ships',
    columns: [
      { label: 'Ship', align: 'start', namesRow: true },
      { label: 'At', align: 'start' },
      { label: 'Carries', align: 'start' },
      { label: 'Room for', align: 'start' },
      { label: 'Can', align: 'start', width: 1 },
      { label: 'Orders', align: 'start', width: 1 },
    ],
    rows: ships.map((ship) => shipRowOf(desk, ship)),
    empty: '',
  };
}

/** What convoys and ships with holds carry, and what they can do where they are. @rule MOV-6 @rule MOV-7 @rule COL-1 */
export function convoysTable(view: EmpireView, names: Names): readonly Block[] {
  const hasEnemy = enemyFleetsSeen(view);
  const desk: Desk = { view, names, facts: siteFactsOf(view), hasEnemy, reach: reachOf(view) };
  const carriers = carriersIn(desk);
  const convoys = carriers.filter(({ design }) => design.kind === 'convoy');
  // Those with nothing to load or unload would only fill the sheet.
  const ships = carriers.filter(
    (one) => one.design.kind === 'ship' && shipCan(desk, one).length > 0,
  );
  return [
    ...(convoys.length === 0 ? [] : [convoysBlock(desk, convoys)]),
    ...(ships.length === 0 ? [] : [shipsTable(desk, ships)]),
  ];
}

function convoysBlock(desk: Desk, convoys: readonly Convoy[]): Block {
  return {
    kind: 'table',
    caption: 'Convoys',
    columns: [
      { label: 'Convoy', align: 'start', namesRow: true },
      { label: 'At', align: 'start' },
      { label: 'Carries', align: 'start' },
      { label: 'Can', align: 'start', width: 1 },
      { label: 'Orders', align: 'start', width: 1 },
    ],
    rows: convoys.map((convoy) => rowOf(desk, convoy)),
    empty: '',
  };
}
