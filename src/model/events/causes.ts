import type { DesignId } from '#model/campaign/ids';
import type { Mission } from '#model/orders/bombard';

/*
 * Causes and results that true events share with what players are told of them: reports and verdicts name these, but no event.
 */

/** BOM-2: the points of one mission: those of this turn and those carried over, what they do, and what is left. */
export type MissionFired = Readonly<{
  mission: Mission;
  points: number;
  carried: number;
  hits: number;
  wounds: number;
  left: number;
}>;

/** What a successful mission did beside its reports: nothing; a unit destroyed; points; a lasting loss or none, by a d6. */
export type MissionOutcome =
  | Readonly<{ kind: 'nothing' }>
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'destroyed'; design: DesignId }>
  | Readonly<{ kind: 'lasting'; die: number; lost: boolean }>;

/** How a system changes hands (GND-6, OPT-19, INT-7). */
export type ChangeOfHands = 'assault' | 'surrender' | 'coup';

/** Why a system’s figures or its Productivity suffer. */
export const HARM_CAUSES = [
  'mission',
  'collateral',
  'mass-driver',
  'refusal',
  'fighting',
  'disruption',
  'agents',
] as const;
export type HarmCause = (typeof HARM_CAUSES)[number];
/** MOV-5: the results of an attempt to explore a lane. */
export const EXPLORATION_RESULTS = ['peril', 'nothing', 'found'] as const;
export type ExplorationResult = (typeof EXPLORATION_RESULTS)[number];

/** The causes that end a fleet's movement: a meeting, a lane it may not use, a border it may not pass (DIP-10), a blockade (MOV-11). */
export const STOP_REASONS = [
  'meeting',
  'lane-closed',
  'not-admitted',
  'storm',
  'blockade',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Why a standing route is another one now, or none. */
export const ROUTE_CHANGES = [
  'ordered',
  'arrived',
  'stop-reached',
  'escorted-gone',
  'sent-away',
] as const;
export type RouteChange = (typeof ROUTE_CHANGES)[number];

/**
 * MOV-4: the causes that bring ships out of hiding: their own attack, an encounter in which others have detected them, or a battle about
 * their convoy.
 */
export const REVEAL_REASONS = ['attack', 'encounter', 'battle'] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];

/** SUP-7: the causes that leave units without supply. */
export const SUPPLY_BARS = ['unpaid', 'blockade', 'no-route', 'peril', 'bombardment'] as const;
export type SupplyBar = (typeof SUPPLY_BARS)[number];

/** Why a repair, a refit, a change of status, an improved lane or an upgrade that was ordered did not come about. */
export const PROJECT_FAILURES = [
  'unit-moved',
  'withdraws',
  'unit-crippled',
  'yard-lost',
  'helper-lost',
  'helper-supplies',
  'system-lost',
  'laden',
  'no-capacity',
] as const;
export type ProjectFailure = (typeof PROJECT_FAILURES)[number];

/** Why a convoy's route brings nothing now; it resumes by itself. */
export const ROUTE_BARS = [
  'convoy-unfit',
  'not-controlled',
  'no-depot',
  'no-way',
  'enemy-fleet',
  'closed-border',
] as const;
export type RouteBar = (typeof ROUTE_BARS)[number];

/** Why what was bought for a system is not done there (ECO-6: spent is spent). */
export const IMPROVEMENT_FAILURES = [
  'system-lost',
  'no-colony',
  'not-in-order',
  'blockaded',
  'at-limit',
] as const;
export type ImprovementFailure = (typeof IMPROVEMENT_FAILURES)[number];

/** Why martial law begins or ends (COL-7). */
export const LAW_CAUSES = ['ordered', 'too-few-troops'] as const;
export type LawCause = (typeof LAW_CAUSES)[number];

/** An order could not be carried out, for a reason its owner can observe (FOG-14). */
export const ORDER_FAILURES = [
  'treasury-short',
  'work-gone',
  'system-lost',
  'units-elsewhere',
  'no-room-aboard',
  'fleet-gone',
  'lane-closed',
  'lane-unfit',
  'withdrawing',
  'resting',
  'convoy-unfit',
  'no-trade-here',
  'cargo-unfit',
  'pulled-back',
  'cargo-shared',
  'no-landing-here',
  'blockaded',
  'over-limit',
  'system-unfit',
  'owner-unmet',
  'too-few-troops',
  'system-taken',
  'enemy-fleet',
  'contested',
  'no-room-ashore',
  'unit-unfit',
  'no-helper',
  'not-built',
  'nobody-short',
  'moved',
  'no-explorer',
  'encounter-here',
  'nothing-unexplored',
  'minefield-unfit',
  'held-by-blockade',
  'out-of-supply',
  'no-free-way',
  'fleet-in-lane',
  'out-of-reach',
  'base-blockaded',
  'no-envoys',
  'no-treaty',
  'design-unfit',
  'no-sale',
  'no-convoy-free',
  'no-superiority',
  'nobody-to-fight',
  'no-guns',
  'no-invaders',
  'no-target',
  'no-intel',
  'intel-used',
  'too-tense',
  'offer-gone',
  'relation-changed',
  'no-common-enemy',
] as const;
export type OrderFailure = (typeof ORDER_FAILURES)[number];

/** DIP-4, DIP-7, DIP-9, DIP-14: why an empire declares War. */
export const WAR_CAUSES = [
  'choice',
  'tension',
  'defense',
  'alliance',
  'revealed',
  'attack',
] as const;
export type WarCause = (typeof WAR_CAUSES)[number];

/** Under what a moderator looks for an event. */
export const EVENT_KINDS = [
  'battles',
  'sieges',
  'orders',
  'income',
  'construction',
  'movement',
  'supply',
  'sightings',
  'relations',
  'intel',
  'research',
  'colonies',
  'corrections',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
