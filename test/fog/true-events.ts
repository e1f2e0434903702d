import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type {
  BattleId,
  EffectId,
  EmpireId,
  EncounterId,
  LaneId,
  WorkId,
} from '#model/campaign/ids';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { WitnessPart, Witnesses } from '#model/events/fact';
import type { Roll } from '#model/rolls/roll-purpose';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { laneBetween } from '#model/campaign/lane';
import { designId, fleetId, systemId, systemOf, unitId } from '#test/support/campaign';
import { contactEventsOf } from './true-contacts.ts';
import { convoyEventsOf } from './true-convoys.ts';
import { diplomacyEventsOf } from '#test/events/diplomacy-events';
import { treatyEventsOf } from '#test/events/treaty-events';
import { intelEventsOf } from '#test/events/intel-events';
import { serviceEventsOf } from './true-service-events.ts';
import { discoveryEventsOf } from '#test/events/discovery-events';
import { realmEventsOf } from './true-realm.ts';
import { siegeEventsOf } from './true-siege.ts';
import { unrestEventsOf } from '#test/events/unrest-events';
import { victoryEventsOf } from '#test/events/victory-events';
import { randomEventsOf } from '#test/events/random-event-events';
import { worldEventsOf } from '#test/events/world-events';
import { SIDES, human, loran, momentsOf, rollId, tirelon } from './true-moments.ts';

const battle = brandAs<BattleId>('t3.H0202.1');
const encounter = brandAs<EncounterId>('t3.H0202');
const here = systemId('H0202');
const there = systemId('H0203');
const lane = brandAs<LaneId>('H0202-H0203');
const place = { kind: 'system', system: here } as const;

export const witnessed = (empire: EmpireId, as: WitnessPart): Witnesses => [{ empire, as }];

export const ROLLS = rollsById(
  ['human', 'loran', 'tirelon', 'both'].map(
    (whose): Roll => ({
      id: rollId(whose),
      cite: cite('CSC-7'),
      purpose: { kind: 'fire', text: `rolled by ${whose}` },
      faces: 6,
      values: [4],
      total: 4,
    }),
  ),
);

type EventOfEach = { readonly [T in CampaignEventType]: EventOf<T> };

/** One event of each type; what belongs to one empire belongs to `actor`. */
export function eventsOf(actor: EmpireId, witnesses: Witnesses): EventOfEach {
  const head = { cite: cite('FOG-6'), rolls: [rollId(actor)], witnesses };
  const own = { ...head, empire: actor };
  const met = { ...head, encounter, place };
  const unit = unitId(`${actor}.u1`);
  const fleet = fleetId(`${actor}.f1`);
  const patrol = { route: { kind: 'patrol', stops: [here, there] }, next: 1 } as const;
  const work = brandAs<WorkId>(`${actor}.w1`);
  const design = designId('cruiser');
  const ledger: Ledger = [{ label: `ledger of ${actor}`, cite: cite('ECO-1'), amount: 5 }];
  const seen = { ...head, viewer: actor, turn: 3, source: 'presence' } as const;
  const begun = { name: 'Hood', source: 'shipyard', cost: 9, paid: 4, turn: 3 } as const;
  const income = { systemIncome: ledger, commerce: [], maintenance: ledger, total: 10 };
  const fought = { ...head, battle, sides: SIDES };
  const fate = { ...own, unit, design, place };
  return {
    PhaseEnded: { type: 'PhaseEnded', ...head, phase: 'movement', next: 'encounters', turn: 3 },
    OrderFailed: {
      type: 'OrderFailed',
      ...own,
      index: 0,
      kind: 'MoveFleet',
      because: 'lane-closed',
      about: fleet,
    },
    Renamed: { type: 'Renamed', ...own, of: { kind: 'fleet', fleet }, from: 'Van', to: 'Rear' },
    StandingOrdersSet: { type: 'StandingOrdersSet', ...own, fleet, standing: {} },
    TieRolled: {
      type: 'TieRolled',
      ...head,
      over: 'landing',
      place,
      order: [
        { empire: loran, rolls: [rollId('loran')] },
        { empire: human, rolls: [rollId('human')] },
      ],
    },
    TurnOpened: { type: 'TurnOpened', ...head, turn: 3, label: '3000.03' },
    ProductivityUtilized: {
      type: 'ProductivityUtilized',
      ...own,
      system: here,
      utilized: 4,
      output: 12,
      ledger,
    },
    GiftsCounted: { type: 'GiftsCounted', ...own, points: 5 },
    OffMapTradeRolled: { type: 'OffMapTradeRolled', ...head, system: here, value: 4 },
    IncomePaid: { type: 'IncomePaid', ...own, ...income, treasury: 31 },
    UnitUnpaid: { type: 'UnitUnpaid', ...own, unit, turn: 3, spared: 1 },
    WorkBegun: {
      type: 'WorkBegun',
      ...own,
      ...begun,
      work,
      design,
      system: here,
      ready: 6,
      share: 1,
    },
    WorkFunded: { type: 'WorkFunded', ...own, work, paid: 2, ready: 6 },
    WorkCancelled: { type: 'WorkCancelled', ...own, work, design, name: 'Argo' },
    WorksRanked: { type: 'WorksRanked', ...own, system: here, works: [work] },
    WorkRefunded: { type: 'WorkRefunded', ...own, work, refund: 2 },
    WorkAdvanced: { type: 'WorkAdvanced', ...own, work, capacity: 2, shared: 1, built: 4 },
    WorkLost: { type: 'WorkLost', ...own, work, design, name: 'Argo', system: here, paid: 2 },
    ...serviceEventsOf(own),
    ...convoyEventsOf(own),
    UnitBuilt: { type: 'UnitBuilt', ...own, work, unit, design, name: '', system: here, turn: 3 },
    FleetFormed: { type: 'FleetFormed', ...own, fleet, name: 'First', place, units: [unit] },
    UnitsAssigned: { type: 'UnitsAssigned', ...own, units: [unit], to: { kind: 'fleet', fleet } },
    FleetDisbanded: { type: 'FleetDisbanded', ...own, fleet, name: 'Old Guard' },
    FleetMoved: { type: 'FleetMoved', ...own, fleet, from: here, to: there, lane, step: 1 },
    FleetStopped: { type: 'FleetStopped', ...own, fleet, place, step: 1, because: 'meeting' },
    EncounterArose: {
      type: 'EncounterArose',
      ...met,
      present: [human, loran],
      generated: [{ by: human, against: loran }],
    },
    RouteSet: { type: 'RouteSet', ...own, fleet, route: patrol, because: 'stop-reached' },
    FleetSentAway: {
      type: 'FleetSentAway',
      ...own,
      ...{ fleet, system: here, host: loran, lane, goal: there, turn: 3 },
    },
    FleetLeftLane: { type: 'FleetLeftLane', ...own, fleet, to: there },
    ExplorationTried: {
      type: 'ExplorationTried',
      ...own,
      fleet,
      system: here,
      bonus: 4,
      result: 'nothing',
    },
    LaneExplored: {
      type: 'LaneExplored',
      ...own,
      fleet,
      lane,
      from: here,
      to: there,
      class: 'minor',
    },
    SystemGenerated: {
      type: 'SystemGenerated',
      ...own,
      fleet,
      turn: 3,
      system: systemOf({ id: there }),
      lanes: [laneBetween(here, there, 'unexplored')],
    },
    LaneAppeared: { type: 'LaneAppeared', ...head, lane: laneBetween(here, there, 'unexplored') },
    WithdrawalEnded: { type: 'WithdrawalEnded', ...own, fleet },
    SystemLocated: {
      type: 'SystemLocated',
      ...seen,
      system: here,
      name: 'Sol',
      hex: { q: 2, r: 2 },
    },
    SystemVisited: {
      type: 'SystemVisited',
      ...seen,
      system: here,
      facts: {
        importance: 'minor',
        capacity: 6,
        raw: 2,
        traits: [],
        anomalies: [],
        owner: tirelon,
        settlement: 'outpost',
      },
    },
    SystemReported: {
      type: 'SystemReported',
      ...seen,
      system: here,
      facts: { census: 4, morale: 3, productivity: 2, intel: 1 },
    },
    LaneCharted: { type: 'LaneCharted', ...seen, lane, a: here, b: there, class: 'minor' },
    ...contactEventsOf(seen),
    DesignLearned: { type: 'DesignLearned', ...seen, design, level: 'name' },
    EncounterBegan: { type: 'EncounterBegan', ...met, sides: [tirelon, human, loran] },
    InitiativeRolled: {
      type: 'InitiativeRolled',
      ...met,
      rolls: [rollId('human'), rollId('loran')],
      order: [
        { side: loran, roll: 7012, ships: 7013, rolls: [rollId('loran')] },
        { side: human, roll: 4, ships: 1, rolls: [rollId('human')] },
      ],
    },
    ScenarioDemanded: {
      type: 'ScenarioDemanded',
      ...met,
      by: loran,
      against: human,
      scenario: 'deep-space',
    },
    ScenarioAccepted: { type: 'ScenarioAccepted', ...met, by: human, scenario: 'deep-space' },
    ScenarioRefused: { type: 'ScenarioRefused', ...met, by: human, scenario: 'deep-space' },
    SidePassed: { type: 'SidePassed', ...met, side: loran },
    SideWithdrew: { type: 'SideWithdrew', ...met, side: loran, isPart: false, how: 'disengaged' },
    FleetWithdrew: { type: 'FleetWithdrew', ...own, fleet, place, lane, turn: 3, how: 'withdrew' },
    BattleBegan: { type: 'BattleBegan', ...fought, place, scenario: 'deep-space' },
    BattleMoment: { type: 'BattleMoment', ...fought, moment: momentsOf('defender').FireRolled },
    BattleEnded: {
      type: 'BattleEnded',
      ...fought,
      place,
      rounds: 8,
      withdrew: [],
      loser: 'defender',
      because: 'losses',
      lost: { attacker: 4, defender: 7014 },
      onlookers: [{ empire: tirelon, losses: [{ owner: loran, design, result: 'destroyed' }] }],
    },
    UnitCrippled: { type: 'UnitCrippled', ...fate },
    UnitRepaired: { type: 'UnitRepaired', ...fate },
    UnitDestroyed: { type: 'UnitDestroyed', ...fate, name: 'Argo' },
    CensusLost: { type: 'CensusLost', ...own, unit, lost: 1, place },
    UnitCaptured: {
      type: 'UnitCaptured',
      ...head,
      place,
      from: actor === loran ? human : loran,
      by: actor,
      unit: unitId(`${actor === loran ? human : loran}.u7`),
      becomes: unit,
      design,
      name: 'Long Haul',
      to: { kind: 'fleet', fleet },
      turn: 3,
    },
    EncounterEnded: { type: 'EncounterEnded', ...met },
    ...realmEventsOf(own),
    ...unrestEventsOf(own),
    ...worldEventsOf(own),
    ...randomEventsOf(own),
    ...siegeEventsOf(own),
    ...discoveryEventsOf(own),
    EffectExpired: { type: 'EffectExpired', ...own, effect: brandAs<EffectId>(`unpaid/${unit}`) },
    ...victoryEventsOf(head),
    ...diplomacyEventsOf(head, { one: actor, other: loran, place }),
    ...treatyEventsOf(head, { one: actor, other: loran }),
    ...intelEventsOf(head, { actor, other: loran }),
    RelationSet: {
      type: 'RelationSet',
      ...head,
      ...{ a: actor, b: loran, state: 'trade', covert: false, turn: 3 },
      reason: 'reason of the moderator',
    },
    PactEnded: { type: 'PactEnded', ...head, a: actor, b: loran },
    CorrectionMade: {
      type: 'CorrectionMade',
      ...head,
      edits: [{ kind: 'GivePoints', empire: actor, points: 5 }],
      notes: [
        { empire: actor, note: { about: 'empire', value: 'treasury', before: 35, after: 40 } },
      ],
      ...{ reason: 'reason of the moderator', tellReason: false, turn: 3 },
    },
    SettingsChanged: {
      type: 'SettingsChanged',
      ...head,
      changes: [{ setting: 'scenarioLimit', from: 'once', to: 'unlimited' }],
      ...{ reason: 'the table wished it', turn: 3 },
    },
    TurnEnded: { type: 'TurnEnded', ...head, turn: 3 },
  };
}

export const allEventsOf = (actor: EmpireId, witnesses: Witnesses): readonly CampaignEvent[] =>
  Object.values(eventsOf(actor, witnesses));
