import type { SystemId, UnitId } from '#model/campaign/ids';

/** BOM-2: what the points of a bombardment can be used for. */
export const MISSIONS = [
  'anti-troop',
  'anti-productivity',
  'anti-population',
  'suppression',
  'general',
  'tactical-support',
] as const;
export type Mission = (typeof MISSIONS)[number];

/** The points for one mission; null: all that the missions before it leave. */
export type MissionShare = Readonly<{ mission: Mission; points: number | null }>;

/** BOM-1, BOM-2: everything of the empire in a system that can bombard does so. */
export type Bombard = Readonly<{
  kind: 'Bombard';
  system: SystemId;
  /** Served in this order; empty: as the standing orders say. */
  missions: readonly MissionShare[];
  /** OPT-19: asks for surrender before Anti-Population. */
  surrender: boolean;
  /** BOM-1: ships with Kamikaze that plunge down, and are destroyed. */
  plunging: readonly UnitId[];
}>;
