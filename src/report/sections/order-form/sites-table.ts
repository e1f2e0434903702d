import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import { buildingPlaceOf } from '#rules/construction/building-place-of';
import { capacityLedgerOf } from '#rules/construction/capacity-ledger';
import { waitingFor } from '#rules/construction/capacity-use';
import { isWartime } from '#rules/construction/is-wartime';
import { knownGroundOf } from '#rules/construction/known-ground';
import { improvementFailureOf, saleFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityGainOf, productivityPriceOf } from '#rules/economy/productivity-price';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import type { Block, Cell } from '#report/document/document';
import { explained, phrase, strong } from '#report/document/inline';
import { ownSystemsOf } from '../own-systems.ts';
import { ROOM } from './room.ts';
import { siteFactsOf } from './site-facts.ts';

type Site = Readonly<{ view: EmpireView; system: SystemView; capacities: Capacities }>;
type Capacities = Readonly<Record<WorkSource, Ledger>>;

const NONE: Cell = '–';

/** What works that wait for a source take of it. */
function waitingLine({ view, system }: Site, source: WorkSource, most: number): Ledger {
  const works = valuesById(view.works).filter(
    (work) => work.system === system.id && !work.cancelled,
  );
  const waiting = Math.min(most, waitingFor(source, works));
  const label = 'Waited for by what is paid';
  return waiting === 0 ? [] : [{ label, cite: cite('CON-4'), amount: -waiting }];
}

/** What is free of a source this turn. */
function capacityCell(site: Site, source: WorkSource): Cell {
  const full = site.capacities[source];
  const most = sumOf(full, ({ amount }) => amount);
  if (most === 0) return NONE;
  const lines = [...full, ...waitingLine(site, source, most)];
  return [explained(`Capacity: ${source} at ${site.system.name}`, lines)];
}

/** A point of Productivity that was bought in an earlier turn. @rule OPT-6 */
const isUnderWay = ({ projects }: EmpireView, system: SystemId): boolean =>
  valuesById(projects).some(
    ({ kind, subject }) => kind === 'productivity' && subject.system === system,
  );

/** `+1 for 80, −1 for 35`: what a point more costs and one less brings. */
function productivityCell({ view, system: { own } }: Site): Cell {
  if (own === null) return NONE;
  const { id } = view.empire;
  if (isUnderWay(view, own.id)) return 'under way';
  const buys = improvementFailureOf('productivity', own, id) === null;
  const sells = saleFailureOf(own, id) === null;
  const offers = [
    ...(buys ? [`+1 for ${String(productivityPriceOf(own))}`] : []),
    ...(sells ? [`−1 gives ${String(productivityGainOf(own))}`] : []),
  ];
  return offers.length === 0 ? NONE : offers.join(', ');
}

function intelCell({ view, system: { own } }: Site): Cell {
  if (own === null || improvementFailureOf('intel', own, view.empire.id) !== null) return NONE;
  return `+1 for ${String(intelPriceOf(own, view.rules))}`;
}

/** Own systems, richest first, then other places where the reader has somebody who could build. */
function placesOf(view: EmpireView): readonly SystemId[] {
  const own = ownSystemsOf(view).map(({ id }) => id);
  const others = valuesById(view.units).flatMap((unit) => systemOfUnit(unit, view) ?? []);
  return unique([...own, ...others]);
}

function sitesIn(view: EmpireView): readonly Site[] {
  const facts = siteFactsOf(view);
  const hasEnemy = enemyFleetsSeen(view);
  const states = valuesById(view.neighbours).map(({ state }) => state);
  const wartime = isWartime(states, view.rules);
  return placesOf(view).flatMap((id): readonly Site[] => {
    const system = view.systems[id];
    const ground = knownGroundOf(system);
    if (system === undefined || ground === null) return [];
    const hasEnemyFleet = (): boolean => hasEnemy(id);
    const spot = { empire: view.empire.id, system: ground, wartime, hasEnemyFleet };
    const place = buildingPlaceOf(facts, spot);
    const capacities: Capacities = {
      shipyard: capacityLedgerOf(place, 'shipyard'),
      system: capacityLedgerOf(place, 'system'),
      convoy: capacityLedgerOf(place, 'convoy'),
      census: capacityLedgerOf(place, 'census'),
    };
    const builds = WORK_SOURCES.some((source) => capacities[source].length > 0);
    return builds ? [{ view, system, capacities }] : [];
  });
}

/** What can be built and bought at each place, with what is free of its capacity and with prices. @rule CON-1 @rule COL-2 @rule ECO-8 */
export function sitesTable(view: EmpireView): Block {
  return {
    kind: 'table',
    caption: 'Building and buying',
    columns: [
      { label: 'System', align: 'start', namesRow: true },
      { label: 'Free capacity of its shipyards', abbreviation: 'Shipyard', align: 'end' },
      { label: 'Free capacity of the system itself', abbreviation: 'System', align: 'end' },
      { label: 'Free capacity of convoys, for bases', abbreviation: 'Convoy', align: 'end' },
      { label: 'Census, for ground forces', abbreviation: 'Census', align: 'end' },
      { label: 'A point of Productivity', abbreviation: 'Productivity', align: 'start' },
      { label: 'A point of Intel', abbreviation: 'Intel', align: 'start' },
      { label: 'Orders', align: 'start', width: 1 },
    ],
    rows: sitesIn(view).map((site) => [
      phrase(strong(site.system.name)),
      ...WORK_SOURCES.map((source) => capacityCell(site, source)),
      productivityCell(site),
      intelCell(site),
      ROOM,
    ]),
    empty: 'You have no place that can build.',
  };
}
