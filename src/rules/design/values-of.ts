import type { GroundStats, UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { DesignSketch } from './design-sketch.ts';

const SHIP_VALUES = ['dv', 'as', 'af', 'cv', 'cr'] as const;
const FLIGHT_VALUES = ['dv', 'as', 'af'] as const;
const GROUND_VALUES = ['attrition', 'attack', 'defense', 'dieFaces'] as const;
type ShipValue = (typeof SHIP_VALUES)[number];
type GroundValue = (typeof GROUND_VALUES)[number];

const LABELS: Readonly<Record<ShipValue | GroundValue, string>> = {
  dv: 'DV',
  as: 'AS',
  af: 'AF',
  cv: 'CV',
  cr: 'CR',
  attrition: 'Attrition',
  attack: 'Attack',
  defense: 'Defense',
  dieFaces: 'D Factor',
};

/** The least that a value may be, where that is not 0 (U-3). */
const LEAST: Readonly<Partial<Record<ShipValue | GroundValue, number>>> = {
  dv: 1,
  attrition: 1,
  dieFaces: 2,
};

const BOUGHT: Readonly<Record<UnitKind, readonly ShipValue[]>> = {
  ship: SHIP_VALUES,
  base: SHIP_VALUES,
  flight: FLIGHT_VALUES,
  minefield: FLIGHT_VALUES,
  ground: [],
  // Fixed by the universal list.
  convoy: SHIP_VALUES,
};

/** A value that points buy, with its place in a design and its minimum. */
export type DesignValue = Readonly<{ path: string; label: string; amount: number; least: number }>;

/**
 * The values that points buy: DV, AS and AF, with CV and CR for ships and bases; of ground units
 * Attrition, Attack, Defense and the D Factor. @rule U-3
 * @rule U-7
 */
export function valuesOf(sketch: DesignSketch): readonly DesignValue[] {
  if (sketch.kind === 'ground') return groundValuesOf(sketch.ground);
  return BOUGHT[sketch.kind].map((key) => valueOf(key, key, sketch[key]));
}

/** The values that a unit of this kind does not have but this design states. @rule U-20 */
export function strayValuesOf(sketch: DesignSketch): readonly DesignValue[] {
  const bought = BOUGHT[sketch.kind];
  const strayShip = SHIP_VALUES.filter((key) => !bought.includes(key) && sketch[key] !== 0);
  return strayShip.map((key) => valueOf(key, key, sketch[key]));
}

const groundValuesOf = (ground: UnitDesign['ground']): readonly DesignValue[] =>
  ground === null
    ? []
    : GROUND_VALUES.map((key: keyof GroundStats) => valueOf(`ground.${key}`, key, ground[key]));

const valueOf = (path: string, key: ShipValue | GroundValue, amount: number): DesignValue => ({
  path,
  label: LABELS[key],
  amount,
  least: LEAST[key] ?? 0,
});
