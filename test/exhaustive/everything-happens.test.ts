import { expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import { NOTHING_YET, sumOfTallies } from '#app/self-play/tally';
import type { BattleEventType } from '#model/battle/battle-event';
import { EFFECT_SOURCES, ELECTRONIC_EFFECTS, MISSIONS } from '#model/battle/round-orders';
import { SCENARIOS } from '#model/battle/setup';
import type { DesignId } from '#model/campaign/ids';
import { DECISION_KINDS } from '#model/decisions/decision';
import type { CampaignEventType } from '#model/events/campaign-event';
import { ORDER_KINDS } from '#model/orders/order';
import { ROLL_KINDS } from '#model/rolls/roll-purpose';
import { SETTING_VALUES, type SettingName } from '#model/settings/rule-set';
import { BATTLE_ABILITIES } from '#rules/combat/abilities/list';
import { WORLDS } from './worlds.ts';

/** Of each world; one in which something rare is to happen names more, for fewer turns. */
const SEEDS: readonly number[] = [1, 2, 3];
const TURNS = 12;

/** Every type is named here: a new one that is missing fails the build. `unseen`: not in these campaigns. */
const EVENTS: Readonly<Record<CampaignEventType, 'seen' | 'unseen'>> = {
  TurnOpened: 'seen',
  ProductivityUtilized: 'seen',
  OffMapTradeRolled: 'seen',
  IncomePaid: 'seen',
  UnitUnpaid: 'seen',
  WorkBegun: 'seen',
  WorkFunded: 'seen',
  WorkCancelled: 'seen',
  WorksRanked: 'seen',
  WorkRefunded: 'seen',
  WorkAdvanced: 'seen',
  WorkLost: 'seen',
  DepotsLent: 'seen',
  UnitRestored: 'seen',
  UnitCameUnconverted: 'seen',
  UnitConverted: 'seen',
  UnitRefitted: 'seen',
  StatusChanged: 'seen',
  LaneImproved: 'seen',
  BaseUpgraded: 'seen',
  AttritionRegained: 'seen',
  UnitProjectFailed: 'seen',
  UnitScrapped: 'seen',
  UnitBuilt: 'seen',
  OrderFailed: 'seen',
  StandingOrdersSet: 'seen',
  // Equal partners are rare in random worlds; tables show it.
  TieRolled: 'unseen',
  Renamed: 'seen',
  FleetFormed: 'seen',
  UnitsAssigned: 'seen',
  FleetDisbanded: 'seen',
  FleetMoved: 'seen',
  FleetStopped: 'seen',
  FleetLeftLane: 'seen',
  ExplorationTried: 'seen',
  LaneExplored: 'seen',
  SystemGenerated: 'seen',
  WithdrawalEnded: 'seen',
  SystemSurveyed: 'seen',
  SystemFound: 'seen',
  SplinterColonyJoined: 'seen',
  DerelictsJoined: 'seen',
  FindOpened: 'seen',
  FindTaken: 'seen',
  TechGained: 'seen',
  UnitScuttled: 'seen',
  ExplorationEncountered: 'seen',
  TreasureFound: 'seen',
  TradingPostJoined: 'seen',
  MoraleRaised: 'seen',
  RouteSet: 'seen',
  TradeSet: 'seen',
  TradeEnded: 'seen',
  RouteInterrupted: 'seen',
  UnitsDetected: 'seen',
  UnitsRevealed: 'seen',
  UnitsVeiled: 'seen',
  BlockadeSet: 'seen',
  SupplyExtended: 'seen',
  UnitsSupplied: 'seen',
  UnitsOutOfSupply: 'seen',
  UnitsResupplied: 'seen',
  MinefieldsLaid: 'seen',
  MinefieldsRecovered: 'seen',
  SystemSwept: 'seen',
  MinefieldsFired: 'seen',
  OrdnanceSet: 'seen',
  UnitsRedeployed: 'seen',
  StrikeLaunched: 'seen',
  RaidRolled: 'seen',
  RaidersCame: 'seen',
  RaiderBaseRaised: 'seen',
  UnitPlundered: 'seen',
  LootSpent: 'seen',
  CensusLoaded: 'seen',
  UnitsLoaded: 'seen',
  UnitsLanded: 'seen',
  ConvoyBid: 'seen',
  ConvoyLeft: 'seen',
  EncounterArose: 'seen',
  SystemLocated: 'seen',
  SystemVisited: 'seen',
  SystemReported: 'seen',
  LaneCharted: 'seen',
  ContactSighted: 'seen',
  // Only a moderator makes partners and allies, and nobody plays the moderator here.
  ContactTold: 'unseen',
  ContactLost: 'seen',
  ContactNamed: 'seen',
  DesignLearned: 'seen',
  EmpiresMet: 'seen',
  FirstContactWarBegan: 'seen',
  SustainedContactSet: 'seen',
  MapGiven: 'seen',
  EpGiven: 'seen',
  SchematicsGiven: 'seen',
  UnitSold: 'seen',
  GiftsCounted: 'seen',
  EncounterBegan: 'seen',
  InitiativeRolled: 'seen',
  ScenarioDemanded: 'seen',
  ScenarioAccepted: 'seen',
  ScenarioRefused: 'seen',
  SidePassed: 'seen',
  SideWithdrew: 'seen',
  FleetWithdrew: 'seen',
  BattleBegan: 'seen',
  BattleMoment: 'seen',
  BattleEnded: 'seen',
  UnitCrippled: 'seen',
  UnitRepaired: 'seen',
  UnitDestroyed: 'seen',
  CensusLost: 'seen',
  CargoChosen: 'seen',
  UnitCaptured: 'seen',
  StrikeReturned: 'seen',
  UnitsPulledBack: 'seen',
  IntelSpent: 'seen',
  EncounterEnded: 'seen',
  TechInvested: 'seen',
  UnitReverseEngineered: 'seen',
  TechChecked: 'seen',
  ClassUnlocked: 'seen',
  EraRisen: 'seen',
  AdvancesKept: 'seen',
  ClassDesigned: 'seen',
  TechYearRisen: 'seen',
  UnlockRolled: 'seen',
  ProjectBegun: 'seen',
  ProjectCancelled: 'seen',
  ProjectRefunded: 'seen',
  ProductivitySold: 'seen',
  ColonyFounded: 'seen',
  ColonyContested: 'seen',
  CensusLanded: 'seen',
  ProductivityRaised: 'seen',
  IntelRaised: 'seen',
  SystemTerraformed: 'seen',
  ColonySpecialised: 'seen',
  ImprovementFailed: 'seen',
  GrowthChecked: 'seen',
  CensusGrown: 'seen',
  GrowthLost: 'seen',
  MoraleMarked: 'seen',
  MoraleChecked: 'seen',
  RebelsRose: 'seen',
  RebelsDispersed: 'seen',
  IndependenceDeclared: 'seen',
  MartialLawSet: 'seen',
  ReprisalTaken: 'seen',
  ColonyDied: 'seen',
  EffectExpired: 'seen',
  LaneAppeared: 'seen',
  StandingsTaken: 'seen',
  VictoryWon: 'seen',
  TreatyAnnounced: 'seen',
  // Only a moderator amends, and nobody plays the moderator here.
  RelationSet: 'unseen',
  PactEnded: 'unseen',
  CorrectionMade: 'unseen',
  TurnEnded: 'seen',
  PhaseEnded: 'seen',
};
const MOMENTS: Readonly<Record<BattleEventType, 'seen' | 'unseen'>> = {
  TaskForceFormed: 'seen',
  SurpriseRolled: 'seen',
  LengthRolled: 'seen',
  RoundBegan: 'seen',
  FlagshipNamed: 'seen',
  MissionsGiven: 'seen',
  UnitsHeld: 'seen',
  UnitsHid: 'seen',
  UnitsCloaked: 'seen',
  FireBoosted: 'seen',
  ElectronicWarfareWaged: 'seen',
  FireRolled: 'seen',
  DamageDirected: 'seen',
  UnitHit: 'seen',
  DamageWasted: 'seen',
  LuckyHitRolled: 'seen',
  MinefieldsSpent: 'seen',
  UnitsRammed: 'seen',
  MinefieldsSwept: 'seen',
  UnitsBoarded: 'seen',
  RetreatRolled: 'seen',
  UnitsExcluded: 'seen',
  UnitsIncluded: 'seen',
  UnitsSentBack: 'seen',
  ReinforcementsEntered: 'seen',
  FlightsRepaired: 'seen',
  FlightsLost: 'seen',
  BattleClosed: 'seen',
  OutcomeEntered: 'seen',
};
/** The last two fall before a campaign begins and before a turn: for names of a new map, and for the orders of random players. */
const UNROLLED = ['command tie', 'landing order', 'depot order', 'empire name', 'random player'];

const campaigns = WORLDS.flatMap(({ what, start, windows, ...world }) =>
  ('seeds' in world ? world.seeds : SEEDS).map((seed) => {
    const turns = 'turns' in world ? world.turns : TURNS;
    const played = playCampaign({ start, seed, turns, windows });
    return { what: `${what}, seed ${String(seed)}`, turns, played };
  }),
);
const all = campaigns.reduce((sum, { played }) => sumOfTallies(sum, played.tally), NOTHING_YET);

test.each(campaigns)('TURN-5: everything holds all the time: $what', ({ turns, played }) => {
  expect(played.failure).toBeNull();
  expect(played.tally.turns).toBe(turns);
});

const missing = <K extends string>(kinds: readonly K[], seen: Partial<Record<K, number>>) =>
  kinds.filter((kind) => seen[kind] === undefined);
const marked = (list: Readonly<Record<string, string>>) =>
  Object.keys(list).filter((type) => list[type] === 'unseen');

test('every kind of order was accepted and every kind of question answered in a window', () => {
  expect(missing(ORDER_KINDS, all.orders)).toEqual([]);
  expect(missing(DECISION_KINDS, all.answers)).toEqual([]);
});

test('every kind of question was answered otherwise than standing orders would, where they have a say', () => {
  expect(missing(DECISION_KINDS, all.beyond)).toEqual([]);
});

test('every scenario was fought, every mission flown, every effect waged by Scouts and by its own functions', () => {
  expect(missing(SCENARIOS, all.scenarios)).toEqual([]);
  expect(missing(MISSIONS, all.missions)).toEqual([]);
  const effects = ELECTRONIC_EFFECTS.flatMap((effect) =>
    EFFECT_SOURCES.map((by) => `${effect} by ${by}` as const),
  );
  expect(missing(effects, all.effects)).toEqual([]);
});

test('ABL-1: every ability that acts in battle was there in a task force, on a sound unit', () => {
  const seen = new Set(
    campaigns.flatMap(({ played: { tally, end } }) =>
      Object.keys(tally.fought).flatMap((id) =>
        (end.designs[id as DesignId]?.abilities ?? []).map((ability): string => ability.id),
      ),
    ),
  );
  const ids = BATTLE_ABILITIES.map(({ id }) => id);
  expect(ids.filter((id) => !seen.has(id))).toEqual([]);
});

test('every value of every setting and every condition of victory was played by', () => {
  const rules = WORLDS.map(({ start }) => start.rules);
  for (const [setting, values] of Object.entries(SETTING_VALUES)) {
    const played = new Set(rules.map((one) => one[setting as SettingName]));
    expect(
      values.filter((value) => !played.has(value)),
      setting,
    ).toEqual([]);
  }
  const conditions = rules.flatMap(({ victory }) => victory.conditions.map(({ kind }) => kind));
  expect(new Set(conditions).size).toBe(7);
});

test('every type of event was seen but those that are named', () => {
  expect(missing(Object.keys(EVENTS) as CampaignEventType[], all.events)).toEqual(marked(EVENTS));
});

test('every step of a battle was seen, and every reason for dice but those that are named', () => {
  expect(missing(Object.keys(MOMENTS) as BattleEventType[], all.moments)).toEqual(marked(MOMENTS));
  expect(missing(ROLL_KINDS, all.rolls)).toEqual(UNROLLED);
});

test('the same seed plays the same campaign', () => {
  const [{ start, windows }] = WORLDS;
  const again = playCampaign({ start, windows, seed: 1, turns: TURNS });
  expect(again).toEqual(campaigns[0]?.played);
});
