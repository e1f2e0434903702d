import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { WorkSource } from '#model/campaign/work';
import { type BuildingPlace, capacityOf } from './capacity-of.ts';

type Part = readonly [label: string, amount: number];

/** What makes up a capacity before anything doubles it. */
function partsOf(place: BuildingPlace, source: WorkSource): readonly Part[] {
  const { shipyards, mobile, convoys, utilized, census } = place;
  switch (source) {
    case 'shipyard':
      return [
        [
          `Shipyards: ${String(shipyards)}`,
          capacityOf({ ...place, mobile: 0, anomalies: [] }, source),
        ],
        ['Mobile Shipyards', mobile],
      ];
    case 'system':
      return [
        [
          `Utilized Productivity: ${String(utilized)}`,
          capacityOf({ ...place, anomalies: [], specialisation: null }, source),
        ],
      ];
    case 'convoy':
      return [[`Free convoys: ${String(convoys)}`, capacityOf(place, source)]];
    case 'census':
      return [['Census', census]];
  }
}

const RULES = {
  shipyard: cite('CON-1'),
  system: cite('CON-1'),
  convoy: cite('CON-2'),
  census: cite('CON-3'),
} as const satisfies Readonly<Record<WorkSource, unknown>>;

/** The capacity of a source at a place, step by step. @rule CON-1 @rule CON-2 @rule CON-3 @rule MAP-8 @rule OPT-9 @rule OPT-4 */
export function capacityLedgerOf(now: BuildingPlace, source: WorkSource): Ledger {
  const place = { ...now, wartime: false };
  const parts = partsOf(place, source).map(([label, amount]) => {
    return { label, cite: RULES[source], amount };
  });
  const undoubled = capacityOf({ ...place, anomalies: [] }, source);
  const change = {
    label: `Specialised: ${place.specialisation?.kind ?? 'nothing'}`,
    cite: cite('OPT-9'),
    amount: undoubled - ledgerTotal(parts),
  };
  const more = capacityOf(place, source) - undoubled;
  const doubled = { label: 'Doubled by Dense Asteroids', cite: cite('MAP-8'), amount: more };
  const added = capacityOf(now, source) - capacityOf(place, source);
  const wartime = { label: 'Wartime economy', cite: cite('OPT-4'), amount: added };
  return [...parts, change, doubled, wartime].filter(({ amount }) => amount !== 0);
}
