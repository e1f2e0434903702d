import type { EmpireId, SystemId } from './ids.ts';

export const IMPORTANCES = ['unimportant', 'minor', 'major'] as const;
export type Importance = (typeof IMPORTANCES)[number];

/** Axial hex coordinates; the hub is 0,0. */
export type Hex = Readonly<{ q: number; r: number }>;

/** A star system with its colony, if there is one. Invariants: 0 ≤ morale ≤ census ≤ capacity. */
export type StarSystem = Readonly<{
  id: SystemId;
  name: string;
  hex: Hex;
  importance: Importance;
  capacity: number;
  raw: number;
  census: number;
  morale: number;
  productivity: number;
  intel: number;
  traits: readonly string[];
  anomalies: readonly string[];
  owner: EmpireId | null;
  /** Utilized Productivity, fixed at the opening of the turn (ECO-1). */
  utilized: number;
  /** Yearly growth checks that failed since the last growth (COL-4). */
  missedGrowth: number;
  /** As of the last Supply Phase (SUP-4). */
  blockaded: boolean;
}>;

export type Settlement = 'colony' | 'outpost' | 'uninhabited';

/** Section 1: a colony has Census, an outpost only an owner. */
export function settlementOf(system: Pick<StarSystem, 'census' | 'owner'>): Settlement {
  if (system.census > 0) return 'colony';
  return system.owner === null ? 'uninhabited' : 'outpost';
}
