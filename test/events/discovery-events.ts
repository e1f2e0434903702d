import type { SeenEventOf } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { DiscoveryEvent } from '#model/events/discovery-events';
import type { DiscoveryType } from '#report/sentences/discovery-sentences';
import type { PartsOf } from '#test/fog/told-to';
import { wolf } from '#test/report/reports/sample-campaign';
import {
  apollo,
  head,
  home,
  saber,
  type Sample,
  valiant,
} from '#test/report/sections/sample-terms';
import { designId, fleetId, systemId, unitId } from '#test/support/campaign';

type Own = Pick<DiscoveryEvent, 'cite' | 'rolls' | 'witnesses'> & Readonly<{ empire: EmpireId }>;

/** One event of each type of what an empire finds. */
export function discoveryEventsOf(own: Own): {
  readonly [T in DiscoveryEvent['type']]: EventOf<T>;
} {
  const unit = unitId(`${own.empire}.u1`);
  const design = designId('cruiser');
  const system = systemId('H0202');
  const fleet = { fleet: fleetId(`${own.empire}.f9`), name: 'Hulks' };
  const place = { kind: 'fleet', fleet: fleet.fleet } as const;
  const joined = { system, fleet, units: [{ unit, design, place }], turn: 3 };
  const values = { census: 4, morale: 3, productivity: 2 };
  const find = { traits: ['Rare Metals'], capacity: 6, raw: 3, native: values } as const;
  const survey = { spent: 2, total: 6, needed: 6, find };
  const open = { kind: 'derelicts', system, points: 14, classes: [design] } as const;
  const gain = { points: 30, pool: 41 };
  return {
    SystemSurveyed: { type: 'SystemSurveyed', ...own, system, ...survey },
    SystemFound: { type: 'SystemFound', ...own, system },
    SplinterColonyJoined: { type: 'SplinterColonyJoined', ...own, system, ...values },
    DerelictsJoined: { type: 'DerelictsJoined', ...own, ...joined },
    FindOpened: { type: 'FindOpened', ...own, find: open, turn: 3, learned: [design] },
    FindTaken: { type: 'FindTaken', ...own, find: 'derelicts', ...joined, left: 2, ordered: true },
    TechGained: { type: 'TechGained', ...own, system, source: 'ruins-found', ...gain },
    UnitScuttled: { type: 'UnitScuttled', ...own, unit, design, name: 'Argo', ...gain },
    ExplorationEncountered: {
      type: 'ExplorationEncountered',
      ...own,
      system,
      encounter: 'datacore',
    },
    TreasureFound: { type: 'TreasureFound', ...own, system, points: 7, treasury: 12 },
    TradingPostJoined: { type: 'TradingPostJoined', ...own, system, unit, design, turn: 3 },
    MoraleRaised: { type: 'MoraleRaised', ...own, system, morale: 5 },
  };
}

/** Who is told of each. */
export const DISCOVERY_PARTS: PartsOf<DiscoveryEvent['type']> = {
  SystemSurveyed: 'owner',
  SystemFound: 'owner',
  SplinterColonyJoined: 'owner',
  DerelictsJoined: 'owner',
  FindOpened: 'owner',
  FindTaken: 'owner',
  TechGained: 'owner',
  UnitScuttled: 'owner',
  ExplorationEncountered: 'owner',
  TreasureFound: 'owner',
  TradingPostJoined: 'owner',
  MoraleRaised: 'owner',
};

/** Samples of what an empire finds. */
export const DISCOVERY_SAMPLES: {
  readonly [T in DiscoveryType]: Sample<SeenEventOf<T>>;
} = {
  SystemSurveyed: [
    {
      type: 'SystemSurveyed',
      ...head,
      system: wolf,
      ...{ spent: 2, total: 6, needed: 6 },
      find: { traits: ['Rare Metals', 'Fair Climate'], capacity: 7, raw: 3 },
    },
    'Your survey of Wolf <359> is complete: Rare Metals, Fair Climate; Capacity 7, RAW 3.',
  ],
  SystemFound: [
    { type: 'SystemFound', ...head, system: wolf },
    'Your fleet is the first at Wolf <359>.',
  ],
  SplinterColonyJoined: [
    { type: 'SplinterColonyJoined', ...head, system: wolf, census: 4, productivity: 2 },
    'The splinter colony at Wolf <359> joined you: Census 4, Productivity 2.',
  ],
  FindOpened: [
    { type: 'FindOpened', ...head, find: 'derelicts', system: wolf, points: 14 },
    'Choose the derelicts at Wolf <359> for 14 EP by your next orders; else it is chosen for you.',
  ],
  FindTaken: [
    {
      type: 'FindTaken',
      ...head,
      find: 'colony',
      system: wolf,
      units: [saber],
      left: 3,
      ordered: false,
    },
    'Saber u2 joined you of the units of the splinter colony at Wolf <359>, as it was chosen for you; 3 EP of it were left.',
  ],
  DerelictsJoined: [
    {
      type: 'DerelictsJoined',
      ...head,
      system: wolf,
      fleet: home,
      name: 'Wolf Derelicts',
      units: [valiant],
    },
    'You found derelicts at Wolf <359>, crippled: Valiant (Apollo u1) in the new fleet Wolf Derelicts.',
  ],
  TechGained: [
    { type: 'TechGained', ...head, system: wolf, source: 'ruins-found', points: 30, pool: 41 },
    'You searched the ruins at Wolf <359>: 30 points of tech investment; the pool holds 41.',
  ],
  UnitScuttled: [
    {
      type: 'UnitScuttled',
      ...head,
      unit: saber,
      design: apollo,
      name: '',
      points: 16,
      pool: 57,
    },
    'Apollo u2 was scuttled: 16 points of tech investment; the pool holds 57.',
  ],
  ExplorationEncountered: [
    { type: 'ExplorationEncountered', ...head, system: wolf, encounter: 'pirate-base' },
    'You found a raider base, and its fleet, at Wolf <359>.',
  ],
  TreasureFound: [
    { type: 'TreasureFound', ...head, system: wolf, points: 7, treasury: 61 },
    'What was hidden at Wolf <359> brought 7 economic points; the Treasury holds 61.',
  ],
  TradingPostJoined: [
    { type: 'TradingPostJoined', ...head, system: wolf, unit: saber, design: apollo },
    'Apollo u2 at Wolf <359> joined you.',
  ],
  MoraleRaised: [
    { type: 'MoraleRaised', ...head, system: wolf, morale: 5 },
    'The news of it raised the Morale of Wolf <359> to 5.',
  ],
};
