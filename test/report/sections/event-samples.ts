import { brandAs } from '#kernel/brand/brand';
import type { ContactId, EncounterId } from '#model/campaign/ids';
import type { SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import { designId, systemId } from '#test/support/campaign';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { battle } from '#test/report/reports/sample-events';
import { CONVOY_SAMPLES } from './convoy-samples.ts';
import { DIPLOMACY_SAMPLES, GIFT_SAMPLES } from '#test/events/diplomacy-events';
import { DISCOVERY_SAMPLES } from '#test/events/discovery-events';
import { TREATY_SAMPLES } from '#test/events/treaty-events';
import { INTEL_SAMPLES } from '#test/events/intel-events';
import { MEETING_SAMPLES } from './meeting-samples.ts';
import { OWN_SAMPLES } from './own-samples.ts';
import { REALM_SAMPLES } from './realm-samples.ts';
import { SIEGE_SAMPLES } from './siege-samples.ts';
import { UNREST_SAMPLES } from '#test/events/unrest-events';
import { RANDOM_EVENT_SAMPLES } from '#test/events/random-event-events';
import { WORLD_SAMPLES } from '#test/events/world-events';
import {
  type Sample,
  head,
  home,
  valiant,
  saber,
  apollo,
  contact,
  here,
  lane,
  groups,
} from './sample-terms.ts';

/** A sample of every type of event with its sentence. */
export const EVENT_SAMPLES: { readonly [T in SeenEventType]: Sample<SeenEventOf<T>> } = {
  ...OWN_SAMPLES,
  ...MEETING_SAMPLES,
  ...CONVOY_SAMPLES,
  ...REALM_SAMPLES,
  ...UNREST_SAMPLES,
  ...SIEGE_SAMPLES,
  ...GIFT_SAMPLES,
  ...DISCOVERY_SAMPLES,
  ...DIPLOMACY_SAMPLES,
  ...INTEL_SAMPLES,
  ...TREATY_SAMPLES,
  ...WORLD_SAMPLES,
  ...RANDOM_EVENT_SAMPLES,
  CorrectionMade: [
    {
      type: 'CorrectionMade',
      ...head,
      note: { about: 'empire', value: 'treasury', before: 35, after: 40 },
      reason: null,
    },
    'Moderator’s correction: your Treasury is 40 now (was 35).',
  ],
  SettingsChanged: [
    {
      type: 'SettingsChanged',
      ...head,
      changes: [{ setting: 'scenarioLimit', from: 'once', to: 'unlimited' }],
      reason: 'by vote of the table.',
    },
    'The moderator changed settings: Repeated demands from “once” to “without limit”. Reason: by vote of the table.',
  ],
  VictoryWon: [
    { type: 'VictoryWon', ...head, winners: [human, null], met: ['economic', 'time'] },
    'You and an unknown power share the victory in this campaign (Economic and Time).',
  ],
  SystemLocated: [
    { type: 'SystemLocated', ...head, system: systemId('H0505'), name: 'Deneb' },
    'You located Deneb.',
  ],
  SystemVisited: [
    {
      type: 'SystemVisited',
      ...head,
      system: wolf,
      source: 'presence',
      facts: {
        importance: 'minor',
        capacity: 6,
        raw: 2,
        traits: ['Rare Metals'],
        anomalies: [],
        owner: 'unknown',
        settlement: 'outpost',
      },
    },
    'You saw Wolf <359>: outpost of an unknown power, minor, Capacity 6, RAW 2, Rare Metals.',
  ],
  SystemReported: [
    {
      type: 'SystemReported',
      ...head,
      system: wolf,
      source: 'owner',
      facts: { census: 4, morale: 3, productivity: 2, intel: 1 },
    },
    'Your report of Wolf <359>: Census 4, Morale 3, Productivity 2, Intel 1.',
  ],
  LaneCharted: [
    { type: 'LaneCharted', ...head, lane, a: sol, b: wolf, class: 'unknown' },
    'You charted the lane Sol–Wolf <359>: of a class you do not know yet.',
  ],
  ContactSighted: [
    {
      type: 'ContactSighted',
      ...head,
      contact,
      isNew: false,
      owner: loran,
      place: here,
      groups,
      cameFrom: 'unknown',
    },
    'Contact c1 (Loran Imperium) is in sight at Wolf <359>: 2 Lida (crippled); it came from where you cannot tell.',
  ],
  ContactTold: [
    {
      type: 'ContactTold',
      ...head,
      contact,
      owner: null,
      place: here,
      groups,
      told: { by: loran, turn: 3 },
    },
    'Loran Imperium told you of contact c1 (Loran Imperium) at Wolf <359>: 2 Lida (crippled).',
  ],
  ContactLost: [
    { type: 'ContactLost', ...head, contact, place: here, leftFor: sol },
    'You lost sight of contact c1 (Loran Imperium) at Wolf <359>; it left for Sol.',
  ],
  ContactNamed: [
    {
      type: 'ContactNamed',
      ...head,
      contact,
      former: brandAs<ContactId>('human.c0'),
      by: ['Saber'],
    },
    'You know contact c1 (Loran Imperium) by Saber: it is contact c0.',
  ],
  DesignLearned: [
    { type: 'DesignLearned', ...head, design: designId('lida'), level: 'stats' },
    'You learned the stats of the Lida class.',
  ],
  EncounterBegan: [
    {
      type: 'EncounterBegan',
      ...head,
      encounter: brandAs<EncounterId>('t3.H0203'),
      place: here,
      sides: [human, loran, null],
    },
    'You met Loran Imperium and an unknown power at Wolf <359>.',
  ],
  InitiativeRolled: [
    {
      type: 'InitiativeRolled',
      ...head,
      rolls: [{ purpose: 'initiative', faces: 10, values: [7], total: 7 }],
      place: here,
      order: [human, null],
    },
    'Initiative at Wolf <359>: you act first, then an unknown power – you rolled 7.',
  ],
  ScenarioDemanded: [
    {
      type: 'ScenarioDemanded',
      ...head,
      place: here,
      by: null,
      against: human,
      scenario: 'deep-space',
    },
    'An unknown power demanded a Deep Space scenario of you at Wolf <359>.',
  ],
  ScenarioAccepted: [
    { type: 'ScenarioAccepted', ...head, place: here, by: human, scenario: 'deep-space' },
    'You accepted the Deep Space scenario at Wolf <359>.',
  ],
  ScenarioRefused: [
    { type: 'ScenarioRefused', ...head, place: here, by: loran, scenario: 'deep-space' },
    'Loran Imperium refused the Deep Space scenario at Wolf <359>.',
  ],
  SideWithdrew: [
    { type: 'SideWithdrew', ...head, place: here, side: loran, isPart: true, how: 'disengaged' },
    'Part of the fleets of Loran Imperium disengaged at Wolf <359>.',
  ],
  SidePassed: [
    { type: 'SidePassed', ...head, place: here, side: loran },
    'Loran Imperium passed at Wolf <359>.',
  ],
  FleetWithdrew: [
    { type: 'FleetWithdrew', ...head, fleet: home, place: here, lane, how: 'disengaged' },
    'Home Fleet disengaged at Wolf <359>; it leaves by Sol–Wolf <359> next.',
  ],
  BattleBegan: [
    { type: 'BattleBegan', ...head, battle, place: here, scenario: 'deep-space', enemy: [loran] },
    'You fought Loran Imperium in a Deep Space scenario at Wolf <359>.',
  ],
  BattleMoment: [
    {
      type: 'BattleMoment',
      ...head,
      battle,
      moment: { type: 'LengthRolled', bonus: 0, rounds: 1 },
    },
    'The battle lasts up to 1 round.',
  ],
  BattleEnded: [
    {
      type: 'BattleEnded',
      ...head,
      battle,
      place: here,
      rounds: 3,
      outcome: 'lost',
      lost: 12,
      withdrew: true,
      enemyWithdrew: false,
    },
    'The battle at Wolf <359> ended after 3 rounds: you lost, because you withdrew; your losses are worth 12 EP.',
  ],
  BattleWitnessed: [
    {
      type: 'BattleWitnessed',
      ...head,
      place: here,
      between: [loran, null],
      losses: [
        { owner: null, design: apollo, result: 'destroyed' },
        { owner: loran, design: apollo, result: 'crippled' },
        { owner: null, design: apollo, result: 'destroyed' },
      ],
    },
    'At Wolf <359> you saw a battle between Loran Imperium and an unknown power: 2 Apollo of an unknown power were destroyed and 1 Apollo of Loran Imperium was crippled.',
  ],
  CaptureWitnessed: [
    { type: 'CaptureWitnessed', ...head, place: here, design: apollo, by: loran, from: null },
    'At Wolf <359> you saw Loran Imperium capture 1 Apollo of an unknown power.',
  ],
  StrikeReturned: [
    { type: 'StrikeReturned', ...head, units: [saber], system: sol },
    'Saber u2 came back from its strike at Sol.',
  ],
  CensusLost: [
    { type: 'CensusLost', ...head, unit: saber, lost: 1, place: here },
    'Saber u2 lost 1 Census aboard at Wolf <359>.',
  ],
  UnitTaken: [
    { type: 'UnitTaken', ...head, unit: saber, design: apollo, place: here, from: loran },
    'You captured Saber u2 of Loran Imperium at Wolf <359>.',
  ],
  UnitSurrendered: [
    {
      type: 'UnitSurrendered',
      ...head,
      unit: valiant,
      design: apollo,
      name: 'Valiant',
      place: here,
      by: loran,
    },
    'Valiant (Apollo) surrendered to Loran Imperium at Wolf <359>.',
  ],
  UnitCrippled: [
    { type: 'UnitCrippled', ...head, unit: valiant, design: apollo, place: here },
    'Valiant (Apollo u1) was crippled at Wolf <359>.',
  ],
  UnitRepaired: [
    { type: 'UnitRepaired', ...head, unit: saber, design: apollo, place: here },
    'Saber u2 was repaired at Wolf <359>.',
  ],
  UnitDestroyed: [
    {
      type: 'UnitDestroyed',
      ...head,
      unit: saber,
      design: apollo,
      name: '',
      place: { kind: 'lane', lane },
    },
    'Saber u2 was destroyed in the lane Sol–Wolf <359>.',
  ],
};
