import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from '#model/campaign/ids';
import type { ForceList } from '#model/forces/force-list';
import type { Ability, UnitDesign } from '#model/forces/design';
import { designId, designOf } from '#test/support/campaign';

/** What the fleets of the proof are made of, for each power under its own ids. */
export const CLASSES = [
  'cruiser',
  'destroyer',
  'frigate',
  'carrier',
  'fighter',
  'base',
  'yard',
  'depot',
  'freighter',
  'troops',
  'tender',
  'explorer',
  'runner',
  'layer',
  'sweeper',
  'mine',
  'lurker',
] as const;
export type ClassName = (typeof CLASSES)[number];

const ability = (id: string, rating: number): Ability => ({ id: id as Ability['id'], rating });

const NOT_STARTED = { era: 0, abilities: [] } as const;
const MISSILE: Ability = { id: brandAs<Ability['id']>('missile'), rating: 1 };
const PARTS: Readonly<Record<ClassName, Partial<UnitDesign>>> = {
  cruiser: { hull: 'CA', cost: 8, dv: 7, as: 6, af: 3, cr: 7, cc: 2, abilities: [MISSILE] },
  destroyer: { hull: 'DD', cost: 4, dv: 4, as: 3, af: 2, cr: 3 },
  frigate: { hull: 'CT', cost: 3, dv: 3, as: 2, af: 2, cr: 2 },
  carrier: { hull: 'CL', cost: 6, dv: 5, as: 1, af: 2, cv: 3, cr: 4 },
  fighter: { kind: 'flight', hull: 'LF', cost: 1, dv: 1, as: 1, af: 2, cr: 0 },
  base: { kind: 'base', hull: null, cost: 6, dv: 8, as: 4, af: 3, cr: 0, cc: 0 },
  yard: { kind: 'base', hull: null, role: 'shipyard', civilian: true, dv: 4, as: 0, af: 0, cr: 0 },
  depot: { kind: 'base', hull: null, role: 'depot', civilian: true, dv: 4, as: 0, af: 0, cr: 0 },
  freighter: { kind: 'convoy', hull: null, civilian: true, dv: 2, as: 0, af: 0, cr: 0 },
  troops: { kind: 'ground', hull: 'LG', cost: 2, dv: 0, as: 0, af: 0, cr: 0, cc: 0 },
  tender: { hull: 'CL', cost: 6, dv: 5, abilities: [ability('supply', 2)] },
  explorer: { hull: 'CL', cost: 6, dv: 5, cc: 4, abilities: [ability('explorer', 1)] },
  runner: { hull: 'CT', cost: 3, dv: 3, abilities: [ability('blockadeRunner', 1)] },
  layer: { hull: 'DD', cost: 5, dv: 4, abilities: [ability('minelayer', 3)] },
  sweeper: { hull: 'DD', cost: 5, dv: 4, abilities: [ability('minesweeper', 2)] },
  mine: { kind: 'minefield', hull: null, cost: 2, dv: 2, as: 3, af: 0, cr: 0, cc: 0 },
  lurker: { hull: 'DD', cost: 5, dv: 4, as: 3, af: 2, abilities: [ability('qShip', 1)] },
};

export const designOfPower = (power: string, name: ClassName): DesignId =>
  designId(`${power}.${name}`);
export const listOfPower = (power: string): ForceListId => brandAs<ForceListId>(`list.${power}`);

/** All classes of a power. */
export function designsOfPower(power: string): readonly UnitDesign[] {
  return CLASSES.map((name) =>
    designOf({
      ...NOT_STARTED,
      id: designOfPower(power, name),
      name: `${power} ${name}`,
      list: listOfPower(power),
      ...PARTS[name],
    }),
  );
}

/** The force list that holds them. */
export function forceListOfPower(power: string): ForceList {
  return {
    id: listOfPower(power),
    name: `List of ${power}`,
    universal: false,
    designs: designsOfPower(power).map(({ id }) => id),
  };
}
