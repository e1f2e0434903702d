import type { Brand } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from '#model/campaign/ids';
import type { UnitKind } from './unit.ts';

/** Checked against the list of abilities when a force list is loaded (ABL-1). */
export type AbilityId = Brand<string, 'AbilityId'>;
export type Ability = Readonly<{ id: AbilityId; rating: number }>;

export const HULL_CLASSES = [
  'CT',
  'DD',
  'CL',
  'CA',
  'CB',
  'BB',
  'DN',
  'SD',
  'TN',
  'LF',
  'MF',
  'HF',
  'SHF',
  'LG',
  'MG',
  'HG',
] as const;
export type HullClass = (typeof HULL_CLASSES)[number];

/** n points for each started lot of units (ECO-3). */
export type Maintenance = Readonly<{ points: number; per: number }>;

/** The combat values of a ground unit; ships have none. */
export type GroundStats = Readonly<{
  attrition: number;
  attack: number;
  defense: number;
  dieFaces: number;
}>;

/** A class of units as printed or designed. Values that a row does not have are 0. */
export type UnitDesign = Readonly<{
  id: DesignId;
  name: string;
  list: ForceListId;
  kind: UnitKind;
  /** Null: none (convoys, shipyards, depots). */
  hull: HullClass | null;
  civilian: boolean;
  /** Its role in rules that name it, beyond its kind. */
  role: 'shipyard' | 'depot' | 'trading-post' | 'civilian-base' | 'institute' | null;
  /** 0 Starting, then the era that unlocks it. */
  era: number;
  /** The tech year from which on it can be built, where a campaign goes by years; null: from the start (OPT-20). */
  inService: number | null;
  cost: number;
  maintenance: Maintenance;
  dv: number;
  as: number;
  af: number;
  cv: number;
  cr: number;
  cc: number;
  ground: GroundStats | null;
  abilities: readonly Ability[];
}>;

/** The rating of an ability of a design, 0 when it has none. */
export function ratingOf(design: Pick<UnitDesign, 'abilities'>, ability: string): number {
  return design.abilities.find((one) => one.id === ability)?.rating ?? 0;
}
