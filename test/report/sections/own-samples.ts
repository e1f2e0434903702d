import type { SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { ColonyType } from '#report/sentences/colony-sentences';
import type { EncounterType } from '#report/sentences/encounter-sentences';
import type { IntelType } from '#report/sentences/intel-sentences';
import type { NewsType } from '#report/sentences/news-sentences';
import type { SightType } from '#report/sentences/sight-sentences';
import type { CargoType } from '#report/sentences/cargo-sentences';
import type { StealthType } from '#report/sentences/stealth-sentences';
import type { SiegeType } from '#report/sentences/siege-sentences';
import type { SupplyType } from '#report/sentences/supply-sentences';
import type { DiscoveryType } from '#report/sentences/discovery-sentences';
import type { TechType } from '#report/sentences/tech-sentences';
import type { TradeType } from '#report/sentences/trade-sentences';
import type { TreatyType } from '#report/sentences/treaty-sentences';
import type { WorldType } from '#report/sentences/world-sentences';
import type { UnrestType } from '#report/sentences/unrest-sentences';
import { fleetId, unitId } from '#test/support/campaign';
import { loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, here, home } from './sample-terms.ts';
import { lane, ledger, saber, valiant, work } from './sample-terms.ts';

type ConvoyType = TradeType | CargoType | StealthType | SupplyType | DiscoveryType;
type RealmType = TechType | ColonyType | UnrestType | SiegeType;
type DealingType = NewsType | TreatyType | IntelType | WorldType | 'RandomEventHappened';
type SightedOrFought = SightType | EncounterType | RealmType | DealingType | ConvoyType;

/** Samples of what concerns the reader's own things. */
export const OWN_SAMPLES: {
  readonly [T in Exclude<SeenEventType, SightedOrFought>]: Sample<SeenEventOf<T>>;
} = {
  TurnOpened: [
    { type: 'TurnOpened', ...head, turn: 3, label: '3000.03' },
    'Turn 3 opened: 3000.03.',
  ],
  ProductivityUtilized: [
    { type: 'ProductivityUtilized', ...head, system: sol, utilized: 6, output: 30, ledger },
    'Sol utilized 6 Productivity and made 30 EP.',
  ],
  GiftsCounted: [
    { type: 'GiftsCounted', ...head, points: 5 },
    'Gifts of 5 EP came into your Treasury.',
  ],
  OffMapTradeRolled: [
    { type: 'OffMapTradeRolled', ...head, system: sol, value: 4 },
    'The lanes off the map at Sol bring 4 EP to each trade route there, from now on.',
  ],
  IncomePaid: [
    {
      type: 'IncomePaid',
      ...head,
      systemIncome: ledger,
      commerce: [],
      maintenance: ledger,
      total: 0,
      treasury: 9,
    },
    'Your systems earned 30 EP and commerce 0 EP; maintenance took 30 EP. That is 0 EP in all, and your Treasury holds 9 EP.',
  ],
  UnitUnpaid: [
    { type: 'UnitUnpaid', ...head, unit: valiant, spared: 2 },
    'Valiant (Apollo u1) goes unpaid this turn, which spares 2 EP.',
  ],
  OrderFailed: [
    {
      type: 'OrderFailed',
      ...head,
      index: 0,
      kind: 'MoveFleet',
      because: 'lane-closed',
      about: 'Home Fleet',
    },
    'Your order 1 to move a fleet failed for Home Fleet: the lane is closed to the fleet.',
  ],
  Renamed: [
    { type: 'Renamed', ...head, of: { kind: 'fleet', fleet: home }, from: 'Home Fleet', to: 'Van' },
    'You renamed Home Fleet to Van.',
  ],
  StandingOrdersSet: [
    {
      type: 'StandingOrdersSet',
      ...head,
      fleet: home,
      standing: { engage: 'nobody', withdrawTo: sol },
    },
    'Home Fleet follows new standing orders: begin no encounter with anybody; withdraw to Sol.',
  ],
  TieRolled: [
    {
      type: 'TieRolled',
      ...head,
      over: 'landing',
      place: { kind: 'system', system: sol },
      isFirst: false,
    },
    'The dice decided who lands Census first: another empire (at Sol).',
  ],
  WorkBegun: [
    {
      type: 'WorkBegun',
      ...head,
      work,
      design: apollo,
      name: '',
      system: sol,
      source: 'shipyard',
      share: 2,
      cost: 8,
      paid: 5,
      ready: null,
    },
    'The shipyard at Sol begins Apollo w1, the system 2 EP of it at double cost; you paid 5 of 8 EP.',
  ],
  WorkFunded: [
    { type: 'WorkFunded', ...head, work, paid: 3, ready: 6 },
    'You paid 3 EP for Hector (Apollo w1), which is ready in turn 6.',
  ],
  WorkCancelled: [
    { type: 'WorkCancelled', ...head, work, design: apollo, name: 'Hector' },
    'You cancelled Hector (Apollo w1).',
  ],
  WorksRanked: [
    { type: 'WorksRanked', ...head, system: sol, works: [work] },
    'Sol builds in this order from now on: Hector (Apollo w1).',
  ],
  WorkRefunded: [
    { type: 'WorkRefunded', ...head, work, refund: 2 },
    'The cancelled Hector (Apollo w1) gave back 2 EP.',
  ],
  WorkAdvanced: [
    { type: 'WorkAdvanced', ...head, work, capacity: 4, shared: 1, built: 6 },
    '4 capacity went into Hector (Apollo w1), 1 of it by the system, 6 in all.',
  ],
  WorkLost: [
    { type: 'WorkLost', ...head, work, design: apollo, name: 'Hector', system: sol, paid: 6 },
    'Hector (Apollo w1) was lost with the shipyard at Sol; you had paid 6 EP.',
  ],
  DepotsLent: [
    { type: 'DepotsLent', ...head, partner: loran, system: sol, points: 4 },
    'Your depots at Sol give field repairs of Loran Imperium 4 of their points.',
  ],
  UnitRestored: [
    { type: 'UnitRestored', ...head, unit: valiant, design: apollo, system: sol },
    'Valiant (Apollo u1) was repaired at Sol.',
  ],
  UnitCameUnconverted: [
    { type: 'UnitCameUnconverted', ...head, unit: valiant, design: apollo },
    'Valiant (Apollo u1) is of alien make: it has no weapons and no abilities until a yard repairs it once.',
  ],
  UnitConverted: [
    { type: 'UnitConverted', ...head, unit: valiant, design: apollo, system: sol },
    'Valiant (Apollo u1) was repaired at Sol, and has its weapons and abilities from now on.',
  ],
  AttritionRegained: [
    {
      type: 'AttritionRegained',
      ...head,
      unit: valiant,
      design: apollo,
      points: 1,
      lost: 2,
      by: 'hospital',
    },
    'Valiant (Apollo u1) regains 1 Attrition by Hospitals: 2 is still lost.',
  ],
  UnitRefitted: [
    {
      type: 'UnitRefitted',
      ...head,
      unit: valiant,
      name: 'Valiant',
      from: apollo,
      to: apollo,
      system: sol,
    },
    'Valiant (Apollo u1) was refitted into Apollo at Sol.',
  ],
  StatusChanged: [
    {
      type: 'StatusChanged',
      ...head,
      unit: valiant,
      design: apollo,
      aboard: [saber],
      from: 'active',
      to: 'reserve',
      system: sol,
    },
    'Valiant (Apollo u1) is in reserve at Sol, and so is Saber u2.',
  ],
  LaneImproved: [
    { type: 'LaneImproved', ...head, unit: valiant, lane, class: 'major' },
    'Valiant (Apollo u1) improved the lane Sol–Wolf <359>: it is major now.',
  ],
  BaseUpgraded: [
    { type: 'BaseUpgraded', ...head, unit: saber, design: apollo, to: apollo, system: sol },
    'Saber u2 at Sol was upgraded from Apollo to Apollo.',
  ],
  UnitProjectFailed: [
    {
      type: 'UnitProjectFailed',
      ...head,
      kind: 'field-repair',
      unit: valiant,
      design: apollo,
      because: 'helper-lost',
      paid: 4,
    },
    'The field repair of Valiant (Apollo u1) came to nothing: your helper or the partner’s depot that was to repair it could not; 4 EP are lost.',
  ],
  UnitScrapped: [
    {
      type: 'UnitScrapped',
      ...head,
      unit: unitId('human.u8'),
      design: apollo,
      name: 'Nestor',
      value: 4,
    },
    'Nestor (Apollo u8) was scrapped for 4 EP.',
  ],
  UnitBuilt: [
    {
      type: 'UnitBuilt',
      ...head,
      work: work,
      unit: unitId('human.u9'),
      design: apollo,
      name: 'Ajax',
      system: sol,
    },
    'Ajax (Apollo u9) entered service at Sol.',
  ],
  FleetFormed: [
    {
      type: 'FleetFormed',
      ...head,
      fleet: home,
      name: 'Home Fleet',
      place: here,
      units: [valiant, saber, unitId('human.u3')],
    },
    'Home Fleet formed at Wolf <359> of Valiant (Apollo u1) and 2 Saber u2–u3.',
  ],
  UnitsAssigned: [
    { type: 'UnitsAssigned', ...head, units: [saber], to: { kind: 'aboard', carrier: valiant } },
    'Saber u2 went aboard Valiant (Apollo u1).',
  ],
  FleetDisbanded: [
    { type: 'FleetDisbanded', ...head, fleet: fleetId('human.f9'), name: 'Old Guard' },
    'Old Guard was disbanded: nothing is left in it.',
  ],
  FleetMoved: [
    { type: 'FleetMoved', ...head, fleet: home, from: sol, to: wolf },
    'Home Fleet moved from Sol to Wolf <359>.',
  ],
  FleetStopped: [
    {
      type: 'FleetStopped',
      ...head,
      fleet: home,
      place: { kind: 'lane', lane, from: wolf, to: sol },
      because: 'meeting',
    },
    'Home Fleet was stopped in the lane Wolf <359>–Sol by a meeting.',
  ],
  FleetSentAway: [
    { type: 'FleetSentAway', ...head, fleet: home, system: wolf, host: loran, lane, goal: sol },
    'Home Fleet may not stay at Wolf <359>, which Loran Imperium controls: it leaves by Sol–Wolf <359> next, on its way to Sol.',
  ],
  RouteSet: [
    {
      type: 'RouteSet',
      ...head,
      fleet: home,
      route: { route: { kind: 'patrol', stops: [sol, wolf] }, next: 1 },
      because: 'stop-reached',
    },
    'Home Fleet follows its route: patrol Sol and Wolf <359>, next Wolf <359>.',
  ],
  ExplorationTried: [
    { type: 'ExplorationTried', ...head, fleet: home, system: sol, bonus: 4, result: 'nothing' },
    'Home Fleet explored at Sol: it found no way.',
  ],
  LaneExplored: [
    { type: 'LaneExplored', ...head, fleet: home, lane, from: sol, to: wolf, class: 'minor' },
    'The lane from Sol to Wolf <359> is explored: it is minor.',
  ],
  FleetLeftLane: [
    { type: 'FleetLeftLane', ...head, fleet: home, to: sol },
    'Home Fleet left the lane and reached Sol.',
  ],
  WithdrawalEnded: [
    { type: 'WithdrawalEnded', ...head, fleet: home },
    'Home Fleet is done with its withdrawal and free to act.',
  ],
};
