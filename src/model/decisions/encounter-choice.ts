import type { ScenarioKind } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Asked } from './asked.ts';
import type { Departure, FleetWays, OpposingGroup, OwnPiece } from './pieces.ts';

export const POOLS = ['first', 'second'] as const;
export type PoolName = (typeof POOLS)[number];

/** ENC-2: the action of a side on its turn. */
type EncounterAction = Asked<
  'encounter-action',
  {
    own: readonly OwnPiece[];
    opponents: readonly Readonly<{
      empire: EmpireId;
      /** An enemy; or a neutral that was sought out here, or has demanded a scenario (DIP-10). */
      isFoe: boolean;
      /** The units that a Deep Space scenario would be fought against. */
      groups: readonly OpposingGroup[];
      /** The units that join them in a Defensive scenario. */
      defenses: readonly OpposingGroup[];
      demandable: readonly ScenarioKind[];
    }>[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  | Readonly<{ kind: 'demand'; scenario: ScenarioKind; against: EmpireId }>
  | Readonly<{ kind: 'withdraw'; leave: readonly Departure[] }>
  | Readonly<{ kind: 'pass' }>
>;

/**
 * ENC-3: accept a demanded Deep Space scenario or Interception, or refuse it: all units that fight leave, or fall back on the bases; before
 * an Interception they pull back.
 */
type ScenarioResponse = Asked<
  'scenario-response',
  {
    scenario: ScenarioKind;
    by: EmpireId;
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    /** Own bases are there to fall back on. */
    fixedDefenses: boolean;
    /** Of an Interception: it is refused by pulling back, and nothing else. */
    pullsBack?: true;
    /** With no bases, the fleets and their lanes; while one that fights has none it cannot be refused. */
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  | Readonly<{ kind: 'accept' }>
  /** Null: to the fixed defenses, or pulled back. */
  | Readonly<{ kind: 'refuse'; leave: readonly Departure[] | null }>
>;

/** ENC-3: a Defensive scenario cannot be refused, but fleets may leave before it. */
type DefensiveResponse = Asked<
  'defensive-response',
  {
    by: EmpireId;
    /** Everything that would fight, the fixed defenses included. */
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'defend'; leave: readonly Departure[] }>
>;

/** ENC-3: pursue fleets that withdraw. */
type PursuitChoice = Asked<
  'pursuit',
  {
    quarry: EmpireId;
    isFoe: boolean;
    own: readonly OwnPiece[];
    /** The fleets that withdraw. */
    groups: readonly OpposingGroup[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'pursue' }> | Readonly<{ kind: 'let-go' }>
>;

/** ENC-3: the units in the first of two pools; the others are in the second. The opponent picks the pool that fights. */
type PoolsSplit = Asked<
  'pools',
  {
    scenario: ScenarioKind;
    opponent: EmpireId;
    /** Each with the cost of all that is based on it. */
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'pools'; first: readonly UnitId[] }>
>;

/** ENC-3: which of the opponent's two pools to fight. */
type PoolChoice = Asked<
  'pool-choice',
  {
    scenario: ScenarioKind;
    opponent: EmpireId;
    own: readonly OwnPiece[];
    pools: Readonly<Record<PoolName, readonly OpposingGroup[]>>;
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'pool-choice'; pool: PoolName }>
>;

/** ENC-4: disengage after a scenario. */
type DisengageChoice = Asked<
  'disengage',
  {
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
    /** A Breakout opened the way: nobody may pursue. */
    isFree?: true;
  },
  Readonly<{ kind: 'stay' }> | Readonly<{ kind: 'disengage'; leave: readonly Departure[] }>
>;

/** The choices in an encounter, before and after its battles. */
export type EncounterChoice =
  | EncounterAction
  | ScenarioResponse
  | DefensiveResponse
  | PursuitChoice
  | PoolsSplit
  | PoolChoice
  | DisengageChoice;
