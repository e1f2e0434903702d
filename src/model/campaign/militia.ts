import { brandAs } from '#kernel/brand/brand';
import type { GroundStats, UnitDesign } from '#model/forces/design';
import type { DesignId, ForceListId } from './ids.ts';

/** The force list of militias: raised, never built (GND-3, INT-7). */
export const MILITIA_LIST = brandAs<ForceListId>('militia');

/** A militia of a colony or of rebels (GND-3, U-17). */
export const MILITIA: GroundStats = { attrition: 1, attack: 1, defense: 2, dieFaces: 2 };

/** The class of militias that have become ground units (INT-7). */
export const MILITIA_CLASS: UnitDesign = {
  id: brandAs<DesignId>(`${MILITIA_LIST}.planetary-militia`),
  name: 'Planetary Militia',
  list: MILITIA_LIST,
  kind: 'ground',
  hull: 'LG',
  civilian: false,
  role: null,
  era: 0,
  inService: null,
  cost: 1,
  maintenance: { points: 0, per: 1 },
  dv: 0,
  as: 0,
  af: 0,
  cv: 0,
  cr: 0,
  cc: 0,
  ground: MILITIA,
  abilities: [],
};
