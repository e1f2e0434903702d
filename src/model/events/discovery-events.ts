import type { Natives, StarSystem, Trait } from '#model/campaign/system';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { FindKind, OpenFind } from '#model/campaign/open-find';
import type { UnitPlace } from '#model/forces/unit';
import type { Fact } from './fact.ts';

/** MAP-8: a unit that joins an empire where it is found. */
export type FoundUnit = Readonly<{ unit: UnitId; design: DesignId; place: UnitPlace }>;
/** MAP-8: a fleet that joins an empire. */
export type FoundFleet = Readonly<{ fleet: FleetId; name: string }>;

/** MAP-8: an empire is the first in a system where something waits to be found. */
export type SystemFound = Fact<'SystemFound', { empire: EmpireId; system: SystemId }>;
/** MAP-8: a splinter colony joins its first empire. */
export type SplinterColonyJoined = Fact<
  'SplinterColonyJoined',
  { empire: EmpireId; system: SystemId; census: number; morale: number; productivity: number }
>;
/** MAP-8: units are found that their finder is to choose. */
export type FindOpened = Fact<
  'FindOpened',
  {
    empire: EmpireId;
    find: OpenFind;
    turn: number;
    /** Classes whose stats the finder knows from now on. */
    learned: readonly DesignId[];
  }
>;
/** MAP-8: the units that were chosen of a find join its finder. */
export type FindTaken = Fact<
  'FindTaken',
  {
    empire: EmpireId;
    find: FindKind;
    system: SystemId;
    /** Null: there are no ships. */
    fleet: FoundFleet | null;
    units: readonly FoundUnit[];
    turn: number;
    /** The points that are left. */
    left: number;
    /** False: it was chosen by default, because its finder gave no order. */
    ordered: boolean;
  }
>;
/** MAP-8: derelicts join their first empire, crippled. */
export type DerelictsJoined = Fact<
  'DerelictsJoined',
  {
    empire: EmpireId;
    system: SystemId;
    fleet: FoundFleet;
    units: readonly FoundUnit[];
    turn: number;
  }
>;
/** TECH-1: the sources of tech investment besides payment. */
export const TECH_SOURCES = [
  'ruins-found',
  'ruins-studied',
  'institute',
  'datacore',
  'artifact',
  'research-colony',
  'espionage',
] as const;
export type TechSource = (typeof TECH_SOURCES)[number];
/** TECH-1, MAP-8: tech investment that wasn't paid for; `pool`: the pool after it. */
export type TechGained = Fact<
  'TechGained',
  { empire: EmpireId; system: SystemId; source: TechSource; points: number; pool: number }
>;
/** MAP-8: a derelict is scuttled for what can be learned from it. */
export type UnitScuttled = Fact<
  'UnitScuttled',
  {
    empire: EmpireId;
    unit: UnitId;
    design: DesignId;
    name: string;
    points: number;
    pool: number;
  }
>;

/** OPT-3: a trait that a survey found, with the system’s values by it. */
export type SurveyFind = Readonly<
  Pick<StarSystem, 'capacity' | 'raw'> & { traits: readonly Trait[]; native: Natives | null }
>;
/** OPT-3: an empire surveys a system; `total`: the functions that it has spent on it by now. */
export type SystemSurveyed = Fact<
  'SystemSurveyed',
  {
    empire: EmpireId;
    system: SystemId;
    spent: number;
    total: number;
    needed: number;
    /** Null: the survey goes on. */
    find: SurveyFind | null;
  }
>;

/** OPT-12: the finds of explorers. */
export const EXPLORATION_ENCOUNTERS = [
  'nothing',
  'pirate-cache',
  'pirate-base',
  'raiders',
  'trading-post',
  'datacore',
  'artifact',
] as const;
export type ExplorationEncounter = (typeof EXPLORATION_ENCOUNTERS)[number];
/** OPT-12: an exploration encounter of the first empire in a system. Other events tell its effect. */
export type ExplorationEncountered = Fact<
  'ExplorationEncountered',
  { empire: EmpireId; system: SystemId; encounter: ExplorationEncounter }
>;
/** OPT-12, ECO-4: economic points that are found; `treasury`: the Treasury after it. */
export type TreasureFound = Fact<
  'TreasureFound',
  { empire: EmpireId; system: SystemId; points: number; treasury: number }
>;
/** OPT-12, OPT-21: a trading post joins an empire. */
export type TradingPostJoined = Fact<
  'TradingPostJoined',
  { empire: EmpireId; system: SystemId; unit: UnitId; design: DesignId; turn: number }
>;
/** OPT-12: the Morale of a homeworld rises. */
export type MoraleRaised = Fact<
  'MoraleRaised',
  { empire: EmpireId; system: SystemId; morale: number }
>;

export type DiscoveryEvent =
  | SystemSurveyed
  | SystemFound
  | SplinterColonyJoined
  | DerelictsJoined
  | FindOpened
  | FindTaken
  | TechGained
  | UnitScuttled
  | ExplorationEncountered
  | TreasureFound
  | TradingPostJoined
  | MoraleRaised;
