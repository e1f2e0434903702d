import type {
  BattleId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  TagId,
  UnitId,
} from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { UnitDesign } from '#model/forces/design';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitCondition, UnitStatus } from '#model/forces/unit';
import type { BattlePlace } from './place.ts';

export const SCENARIOS = [
  'deep-space',
  'defensive',
  'interception',
  'pursuit',
  'breakout',
] as const;
/** ENC-3: the kinds of battle. */
export type ScenarioKind = (typeof SCENARIOS)[number];

/** The demander is the attacker (ENC-3). */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];
export const otherSide = (side: BattleSide): BattleSide =>
  side === 'attacker' ? 'defender' : 'attacker';

/** How a flight fights on a strike; strained: as if crippled, with half of AS and AF (MOV-8). */
export type StrikeShape = 'fit' | 'strained';

/** One unit that may fight, with everything of it that matters in battle. */
export type Combatant = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  fleet: FleetId | null;
  /** Flights aboard a carrier go where it goes. */
  carrier: UnitId | null;
  name: string;
  design: UnitDesign;
  condition: UnitCondition;
  status: UnitStatus;
  /** Levels out of supply (SUP-7). */
  outOfSupply: number;
  /** The ordnance that it has loaded (SUP-9). */
  ordnance: readonly OrdnancePackage[];
  /** Has no weapons and no abilities (TECH-6). */
  unconverted: boolean;
  /** Under repair, refit or activation: may never enter the task force (CSC-1). */
  nonCombatant: boolean;
  /** On a carrier strike (MOV-8): as able as ever, or strained by the distance. */
  strike?: StrikeShape;
  /** Hides behind a convoy of its side, itself or what it is based on, and takes no part until it comes out (MOV-4). */
  lurks?: true;
  /** Has scouted in this encounter already: it has no Scout functions (CSC-5). */
  scouted?: true;
}>;

/** One side of a battle: one empire, or several that fight as one; `leader` decides. */
export type SideSetup = Readonly<{
  leader: EmpireId;
  empires: readonly EmpireId[];
  combatants: readonly Combatant[];
  standing: StandingOrders;
  /** The enemy's classes whose stats it knows (FOG-5). */
  knows: readonly DesignId[] | 'all';
  /** Explored lanes it may retreat by, best first; in a lane that lane, back (CSC-12). */
  waysOut: readonly Readonly<{ lane: LaneId; class: LaneClass }>[];
  /** By which of them standing orders have the ships of a fleet retreat; left out: by the first (ENC-5). */
  lanesHome?: Readonly<Partial<Record<FleetId, LaneId>>>;
  /** Intel that it may spend before the battle; left out where there is none (CSC-5). */
  intel?: number;
}>;

/** The values of a system that count in battle: anomalies (CSC-16), Productivity in a Defensive scenario (CSC-1). */
export type BattleGround = Readonly<{
  anomalies: readonly string[];
  /** The side that owns it; null if neither does. */
  holder: BattleSide | null;
  productivity: number;
  utilized: number;
}>;

/**
 * A battle that has gone on for some rounds, to ask how it ends: the units are those that are left. Length and readiness are as
 * rolled, and `lost` is what each side has lost so far; as a number, the construction cost of the units.
 */
export type SoFar<Side extends string, Lost = number> = Readonly<{
  rounds: number;
  length: number;
  readiness: Readonly<Record<Side, number>>;
  lost: Readonly<Record<Side, Lost>>;
}>;
export type BattleSoFar = SoFar<BattleSide>;

/** A battle as handed to a tactical engine, in campaign terms. */
export type BattleSetup = Readonly<{
  id: BattleId;
  place: BattlePlace;
  scenario: ScenarioKind;
  /** The system of the battle, as far as it matters; null in a lane. */
  ground: BattleGround | null;
  /**
   * Neither side has anything there but the units in the battle. The battle then settles by itself which flights find a berth and which
   * civilians surrender (CSC-14).
   */
  standsAlone?: true;
  /** SUP-1: raiders are after this unit; it is in the task force, and nobody waits behind. */
  raidOn?: UnitId;
  /** Only where odds are asked in the middle of it; left out: it begins. */
  soFar?: BattleSoFar;
  /** Only where odds are asked: this side withdrew before the battle and is pursued, and so it loses (ENC-3). */
  quarry?: BattleSide;
  sides: Readonly<Record<BattleSide, SideSetup>>;
}>;

/** The fate of a unit. A unit that is not named is unchanged. */
export type UnitFate = Readonly<{ unit: UnitId; fate: 'crippled' | 'repaired' | 'destroyed' }>;

/** The same of a battle that was fought elsewhere; captured: by the other side (CSC-10). */
export type EnteredFate = Readonly<{ unit: UnitId; fate: UnitFate['fate'] | 'captured' }>;

/** The Intel that a side spent before a battle, and the units that scouted for it (CSC-5). */
export type Scouted = Readonly<{ side: BattleSide; intel: number; units: readonly UnitId[] }>;

/** Why a side lost a battle: it withdrew, it had withdrawn before and was pursued, or it lost more construction cost (CSC-14). */
export type LossReason = 'withdrew' | 'pursued' | 'losses';

/** The results of a battle for the campaign. */
export type BattleOutcome = Readonly<{
  battle: BattleId;
  rounds: number;
  fates: readonly UnitFate[];
  /** Units that got away during the battle, with everything based on them, and their lanes (CSC-12). */
  retreats: readonly Readonly<{ unit: UnitId; lane: LaneId }>[];
  /** The units that came out from behind a convoy; left out if none did (MOV-4). */
  cameOut?: readonly UnitId[];
  /** The units through which Intel was spent before it; left out if there are none (CSC-5). */
  scouted?: readonly Scouted[];
  /** The units that were kept out of it; left out if there are none (CSC-5). */
  excluded?: readonly UnitId[];
  /** Units captured by boarding, and their captors; left out if there are none (CSC-10). */
  captured?: readonly Readonly<{ unit: UnitId; by: BattleSide }>[];
  /** Units that surrendered in a stand-alone battle, or were destroyed instead; left out if there are none (CSC-10). */
  surrendered?: readonly Readonly<{ unit: UnitId; fate: 'captured' | 'destroyed' }>[];
  /** Lost more construction cost, captured units included (CSC-14); null: equal. */
  loser: BattleSide | null;
}> &
  BattleCosts;

/**
 * Construction cost of the units that each side lost, destroyed or captured, and that it captured from the other. In a campaign the
 * encounter adds later losses.
 */
export type BattleCosts = Readonly<{
  lost: Readonly<Record<BattleSide, number>>;
  gained: Readonly<Record<BattleSide, number>>;
}>;

/** A unit in a battle's record. The enemy knows it only by its tag. */
export type UnitInBattle = Readonly<{ unit: UnitId; tag: TagId }>;
