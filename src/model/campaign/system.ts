import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, SystemId } from './ids.ts';

export const IMPORTANCES = ['unimportant', 'minor', 'major'] as const;
export type Importance = (typeof IMPORTANCES)[number];

/** MAP-4, MAP-5. The values that a trait grants are part of the system's figures. */
export const TRAITS = [
  'Homeworld',
  'Ultra Rich',
  'Mild Climate',
  'Fair Government',
  'Fair Climate',
  'Rare Metals',
  'Expanded Population',
  'Fair Biosphere',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What Mass Drivers make of a system that loses RAW; terraforming removes it (OPT-18). */
export const DEVASTATED = 'Devastated';

/** MAP-8. */
export const ANOMALIES = [
  'Abandoned Colony',
  'Dense Asteroids',
  'Derelict',
  'Dust Cloud',
  'Nebula',
  'Plasma Storm',
  'Splinter Colony',
  'Strategic Resource',
  'Ruins',
  'Mysterious Encounter',
] as const;
export type Anomaly = (typeof ANOMALIES)[number];

/** OPT-9: the specialisations of colonies. */
export const SPECIALISATIONS = ['industrial', 'research', 'mining', 'agriculture'] as const;
export type Specialisation = (typeof SPECIALISATIONS)[number];

/** Axial hex coordinates; the hub is 0,0. */
export type Hex = Readonly<{ q: number; r: number }>;

/** The inhabitants that a system has, or could have. */
export type Natives = Readonly<{ census: number; morale: number; productivity: number }>;

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
  /** Militias of rebels that stand there (COL-6): all alike, so that their number is all there is to know of them. */
  rebels: number;
  /** In force from the Colony Phase of its order until it is lifted or lapses (COL-7). */
  martialLaw: boolean;
  /** The values that were rolled for it and wait for inhabitants; null if there are none (MAP-6). */
  native: Natives | null;
  /** The number of its lanes that lead off the map (OPT-10). */
  offMapLanes: number;
  /** The income that they bring each trade route, once it is rolled; null before that, or if `offMapTrade` makes it fixed (OPT-10). */
  offMapTrade: number | null;
  /** Whether the first empire has been there and its finds are found (MAP-8). */
  found: boolean;
  /** Its specialisation (null: ended) and the turn of the order; null: it never had one (OPT-9). */
  specialisation: Readonly<{ kind: Specialisation | null; since: number }> | null;
}>;

export type Settlement = 'colony' | 'outpost' | 'uninhabited';

/** Section 1: a colony has Census, an outpost only an owner. */
export function settlementOf(system: Pick<StarSystem, 'census' | 'owner'>): Settlement {
  if (system.census > 0) return 'colony';
  return system.owner === null ? 'uninhabited' : 'outpost';
}

/** `H` and two digits each of column and row, counted from the corner of the map (`H0204`). */
export function systemIdOf({ q, r }: Hex, rings: number): SystemId {
  const digits = (part: number): string => String(part + rings).padStart(2, '0');
  return brandAs<SystemId>(`H${digits(q)}${digits(r)}`);
}

/** The hex of a system by its id, even if the system doesn't exist yet. */
export function hexOfId(id: SystemId, rings: number): Hex {
  const part = (from: number): number => Number(id.slice(from, from + 2)) - rings;
  return { q: part(1), r: part(3) };
}
