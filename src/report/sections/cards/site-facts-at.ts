import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
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
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import type { Fact } from '#report/document/document';
import { explained, phrase } from '#report/document/inline';
import { siteFactsOf } from '../order-form/site-facts.ts';

type Site = Readonly<{ view: EmpireView; system: SystemView; capacities: Capacities }>;
type Capacities = Readonly<Record<WorkSource, Ledger>>;

/** What works that wait for a source take of it. */
function waitingLine({ view, system }: Site, source: WorkSource, most: number): Ledger {
  const works = valuesById(view.works).filter(
    (work) => work.system === system.id && !work.cancelled,
  );
  const waiting = Math.min(most, waitingFor(source, works));
  const label = 'Waited for by what is paid';
  return waiting === 0 ? [] : [{ label, cite: cite('CON-4'), amount: -waiting }];
}

const FREE: { readonly [S in WorkSource]: string } = {
  shipyard: 'Shipyard free',
  system: 'System free',
  convoy: 'Convoys free',
  census: 'Census free',
};

/** What is free of a source this turn. */
function capacityFact(site: Site, source: WorkSource): readonly Fact[] {
  const full = site.capacities[source];
  const most = sumOf(full, ({ amount }) => amount);
  if (most === 0) return [];
  const lines = [...full, ...waitingLine(site, source, most)];
  const value = [explained(`Capacity: ${source} at ${site.system.name}`, lines)];
  return [{ label: FREE[source], value }];
}

/** A point of Productivity that was bought in an earlier turn. @rule OPT-6 */
const isUnderWay = ({ projects }: EmpireView, system: SystemId): boolean =>
  valuesById(projects).some(
    ({ kind, subject }) => kind === 'productivity' && subject.system === system,
  );

/** `+1 for 80, −1 gives 35`: what a point more costs and one less brings. */
function productivityFact({ view, system: { own } }: Site): readonly Fact[] {
  const label = 'Productivity';
  if (own === null) return [];
  const { id } = view.empire;
  if (isUnderWay(view, own.id)) return [{ label, value: 'a point under way' }];
  const buys = improvementFailureOf('productivity', own, id) === null;
  const sells = saleFailureOf(own, id) === null;
  const offers = [
    ...(buys ? [`+1 for ${String(productivityPriceOf(own))}`] : []),
    ...(sells ? [`−1 gives ${String(productivityGainOf(own))}`] : []),
  ];
  return offers.length === 0 ? [] : [{ label, value: offers.join(', ') }];
}

function intelFact({ view, system: { own } }: Site): readonly Fact[] {
  if (own === null || improvementFailureOf('intel', own, view.empire.id) !== null) return [];
  const value = phrase(`+1 for ${String(intelPriceOf(own, view.rules))}`);
  return [{ label: 'Intel', value }];
}

/** What can be built and bought at a place, with what is free of its capacity and with prices; nothing where nothing can. @rule CON-1 @rule COL-2 @rule ECO-8 */
export function siteFactsAt(view: EmpireView): (system: SystemId) => readonly Fact[] {
  const facts = siteFactsOf(view);
  const hasEnemy = enemyFleetsSeen(view);
  const states = valuesById(view.neighbours).map(({ state }) => state);
  const wartime = isWartime(states, view.rules);
  return (id) => {
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
    const site: Site = { view, system, capacities };
    if (WORK_SOURCES.every((source) => capacities[source].length === 0)) return [];
    return [
      ...WORK_SOURCES.flatMap((source) => capacityFact(site, source)),
      ...productivityFact(site),
      ...intelFact(site),
    ];
  };
}
