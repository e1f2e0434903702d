import type { OrdnancePackage } from './ordnance.ts';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';

export const UNIT_KINDS = ['ship', 'convoy', 'flight', 'base', 'minefield', 'ground'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The kinds of units that can be repaired, and so converted (TECH-6). */
export const CONVERTIBLE_KINDS: readonly UnitKind[] = ['ship', 'convoy', 'base', 'flight'];

export const UNIT_CONDITIONS = ['sound', 'crippled'] as const;
export type UnitCondition = (typeof UNIT_CONDITIONS)[number];

export const UNIT_STATUSES = ['active', 'reserve', 'mothballed'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** The part that another carrier takes of an item that is too big for one hold (MOV-7). */
export type HoldShare = Readonly<{ carrier: UnitId; size: number }>;

/** In a fleet, belonging to a system, or based or carried aboard another unit (which may be either), or several. */
export type UnitPlace =
  | Readonly<{ kind: 'fleet'; fleet: FleetId }>
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{
      kind: 'aboard';
      carrier: UnitId;
      /** The others that carry a part of it; absent: it is aboard that one alone. */
      shares?: readonly HoldShare[];
    }>;

/** One ship, convoy, flight, base, minefield or ground unit. */
export type Unit = Readonly<{
  id: UnitId;
  owner: EmpireId;
  design: DesignId;
  /** Given by its owner; empty for most. Others see it in battle only (FOG-5). */
  name: string;
  place: UnitPlace;
  condition: UnitCondition;
  status: UnitStatus;
  /** A convoy that works a trade route where it is (MOV-6). */
  trading: boolean;
  /** Census aboard (MOV-7). */
  census: number;
  /** Levels out of supply; 0 in supply (SUP-7). */
  outOfSupply: number;
  /** Attrition that a ground unit has lost and not regained (GND-1, CON-7). */
  damage: number;
  /** The load of a unit with Missile (SUP-9). */
  ordnance: readonly OrdnancePackage[];
  /** Of alien make and never repaired since: it has no weapons and no abilities (TECH-6). */
  unconverted: boolean;
  /** The turn when it entered service. */
  since: number;
}>;
