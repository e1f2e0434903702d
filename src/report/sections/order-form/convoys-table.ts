import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { isFitToTrade } from '#rules/economy/is-fit-to-trade';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { reachOf } from '#rules/movement/reach-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId, SystemId, Unit, UnitDesign } from '#fog/views/terms';
import type { Block, Cell } from '#report/document/document';
import { phrase, quiet } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { listed } from '#report/sentences/words';
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
  aboard: readonly Unit[];
  room: number;
}>;

function convoysIn({ view, facts }: Desk): readonly Convoy[] {
  return valuesById(view.units).flatMap((unit): readonly Convoy[] => {
    const design = facts.designOf(unit.design);
    const at = systemOfUnit(unit, view);
    if (design?.kind !== 'convoy' || at === null) return [];
    const aboard = facts.index.aboard(unit.id);
    const cargo = aboard.flatMap((one) => facts.designOf(one.design) ?? []);
    return [{ unit, design, at, aboard, room: freeHoldOf({ unit, design }, cargo) }];
  });
}

/** MOV-6: in one's own systems and those of trade partners. */
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

/** MOV-7: what fits into the hold of what is there. */
function loadOffers({ view, facts }: Desk, { unit, at, room }: Convoy): readonly string[] {
  if (unit.trading) return [];
  const census = view.systems[at]?.own?.census ?? 0;
  const fits = facts.index.atSystem(at).some((one) => {
    const design = facts.designOf(one.design);
    const size = design === undefined ? null : cargoSizeOf(design);
    return one.status === 'active' && size !== null && size <= room;
  });
  return [
    ...(census > 1 && room >= CENSUS_SIZE ? ['load census'] : []),
    ...(fits ? [`load units of at most ${String(room)}`] : []),
  ];
}

function landOffers({ view }: Desk, { unit, at, aboard }: Convoy): readonly string[] {
  const landsCensus = unit.census > 0 && (view.systems[at]?.own?.census ?? 0) > 0;
  return [
    ...(landsCensus ? ['unload census'] : []),
    ...(aboard.length > 0 ? [`unload ${unitMarks(aboard)}`] : []),
  ];
}

/** COL-1: free systems, as far as the reader knows, in which the convoy can end its move. */
function settleOffers(
  { view, names, hasEnemy, reach }: Desk,
  { unit, at }: Convoy,
): readonly string[] {
  if (unit.status !== 'active') return [];
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
  const cargo = [
    ...(unit.census > 0 ? ['Census'] : []),
    ...(aboard.length > 0 ? [unitMarks(aboard)] : []),
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

/** What each convoy carries, and what it can do where it is. @rule MOV-6 @rule MOV-7 @rule COL-1 */
export function convoysTable(view: EmpireView, names: Names): readonly Block[] {
  const hasEnemy = enemyFleetsSeen(view);
  const desk: Desk = { view, names, facts: siteFactsOf(view), hasEnemy, reach: reachOf(view) };
  const convoys = convoysIn(desk);
  if (convoys.length === 0) return [];
  return [
    {
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
    },
  ];
}
