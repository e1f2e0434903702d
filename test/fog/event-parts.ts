import type { CampaignEventType } from '#model/events/campaign-event';
import type { PartsOf, ToldTo } from './told-to.ts';
import { CONTACT_PARTS } from './true-contacts.ts';
import { CONVOY_PARTS } from './true-convoys.ts';
import { DIPLOMACY_PARTS } from '#test/events/diplomacy-events';
import { DISCOVERY_PARTS } from '#test/events/discovery-events';
import { INTEL_PARTS } from '#test/events/intel-events';
import { REALM_PARTS } from './true-realm.ts';
import { SERVICE_PARTS } from './true-service-events.ts';
import { SIEGE_PARTS } from './true-siege.ts';
import { TREATY_PARTS } from '#test/events/treaty-events';
import { UNREST_PARTS } from '#test/events/unrest-events';
import { RANDOM_EVENT_PARTS } from '#test/events/random-event-events';
import { WORLD_PARTS } from '#test/events/world-events';

/** Who is told of each type of event: leave one out and the build fails. */
const PARTS: PartsOf<CampaignEventType> = {
  ...CONTACT_PARTS,
  ...CONVOY_PARTS,
  ...DIPLOMACY_PARTS,
  ...DISCOVERY_PARTS,
  ...INTEL_PARTS,
  ...REALM_PARTS,
  ...SERVICE_PARTS,
  ...SIEGE_PARTS,
  ...TREATY_PARTS,
  ...UNREST_PARTS,
  ...WORLD_PARTS,
  ...RANDOM_EVENT_PARTS,
  OrderFailed: 'owner',
  StandingOrdersSet: 'owner',
  ProductivityUtilized: 'owner',
  IncomePaid: 'owner',
  UnitUnpaid: 'owner',
  WorkBegun: 'owner',
  WorkFunded: 'owner',
  WorkCancelled: 'owner',
  WorkRefunded: 'owner',
  WorkAdvanced: 'owner',
  UnitBuilt: 'owner',
  FleetFormed: 'owner',
  UnitsAssigned: 'owner',
  FleetDisbanded: 'owner',
  FleetMoved: 'owner',
  FleetStopped: 'owner',
  FleetLeftLane: 'owner',
  WithdrawalEnded: 'owner',
  FleetWithdrew: 'owner',
  FleetSentAway: 'owner',
  ExplorationTried: 'owner',
  LaneExplored: 'owner',
  RouteSet: 'owner',
  WorksRanked: 'owner',
  UnitCrippled: 'owner',
  UnitRepaired: 'owner',
  UnitDestroyed: 'owner',
  CensusLost: 'owner',
  SystemLocated: 'owner',
  SystemVisited: 'owner',
  SystemReported: 'owner',
  LaneCharted: 'owner',
  DesignLearned: 'owner',
  WorkLost: 'owner',
  GiftsCounted: 'owner',
  Renamed: 'owner',
  CorrectionMade: 'owner',
  SettingsChanged: 'several',
  PhaseEnded: 'moderator',
  EncounterArose: 'moderator',
  EncounterEnded: 'moderator',
  EffectExpired: 'moderator',
  StandingsTaken: 'moderator',
  TurnEnded: 'moderator',
  SystemGenerated: 'moderator',
  LaneAppeared: 'moderator',
  EncounterBegan: 'participant',
  InitiativeRolled: 'participant',
  SidePassed: 'participant',
  SideWithdrew: 'participant',
  ScenarioDemanded: 'participant',
  ScenarioAccepted: 'participant',
  ScenarioRefused: 'participant',
  BattleBegan: 'participant',
  BattleMoment: 'participant',
  BattleEnded: 'participant',
  RelationSet: 'participant',
  PactEnded: 'participant',
  VictoryWon: 'participant',
  TieRolled: 'participant',
  TurnOpened: 'several',
  OffMapTradeRolled: 'several',
  UnitCaptured: 'several',
};

const TYPES = Object.keys(PARTS) as readonly CampaignEventType[];

/** The types of events of which the same are told. */
export const typesToldTo = (part: ToldTo): readonly CampaignEventType[] =>
  TYPES.filter((type) => PARTS[type] === part);
