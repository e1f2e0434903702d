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
/** What a siege needs besides: something to bombard with, to land from, and better troops. */
const SIEGE_CLASSES = ['monitor', 'assault', 'guards'] as const;
export type ClassName = (typeof CLASSES)[number] | (typeof SIEGE_CLASSES)[number];

const ability = (id: string, rating: number): Ability => ({ id: id as Ability['id'], rating });

const NOT_STARTED = { era: 0, abilities: [] } as const;
const MISSILE: Ability = { id: brandAs<Ability['id']>('missile'), rating: 1 };
const ON_THE_GROUND = { dv: 0, as: 0, af: 0, cr: 0, cc: 0 } as const;
const MILITIA = { attrition: 2, attack: 1, defense: 2, dieFaces: 3 } as const;
const GUARDS = { attrition: 4, attack: 3, defense: 3, dieFaces: 4 } as const;
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
  troops: { kind: 'ground', hull: 'LG', cost: 2, ...ON_THE_GROUND, ground: MILITIA },
  tender: { hull: 'CL', cost: 6, dv: 5, abilities: [ability('supply', 2)] },
  explorer: { hull: 'CL', cost: 6, dv: 5, cc: 4, abilities: [ability('explorer', 1)] },
  runner: { hull: 'CT', cost: 3, dv: 3, abilities: [ability('blockadeRunner', 1)] },
  layer: { hull: 'DD', cost: 5, dv: 4, abilities: [ability('minelayer', 3)] },
  sweeper: { hull: 'DD', cost: 5, dv: 4, abilities: [ability('minesweeper', 2)] },
  mine: { kind: 'minefield', hull: null, cost: 2, dv: 2, as: 3, af: 0, cr: 0, cc: 0 },
  lurker: { hull: 'DD', cost: 5, dv: 4, as: 3, af: 2, abilities: [ability('qShip', 1)] },
  monitor: { hull: 'TN', cost: 12, dv: 9, as: 8, af: 6, abilities: [ability('massDriver', 1)] },
  assault: { hull: 'CL', cost: 6, dv: 5, as: 2, af: 1, cc: 1, abilities: [ability('assault', 6)] },
  guards: { kind: 'ground', hull: 'MG', cost: 4, ...ON_THE_GROUND, ground: GUARDS },
};

export const designOfPower = (power: string, name: ClassName): DesignId =>
  designId(`${power}.${name}`);
export const listOfPower = (power: string): ForceListId => brandAs<ForceListId>(`list.${power}`);

/** All classes of a power, in some worlds with those of sieges. */
export function designsOfPower(power: string, sieges = false): readonly UnitDesign[] {
  return classNames(sieges).map((name) =>
    designOf({
      ...NOT_STARTED,
      id: designOfPower(power, name),
      name: `${power} ${name}`,
      list: listOfPower(power),
      ...PARTS[name],
    }),
  );
}

export const classNames = (sieges: boolean): readonly ClassName[] =>
  sieges ? [...CLASSES, ...SIEGE_CLASSES] : CLASSES;

/** The force list that holds them. */
export function forceListOfPower(power: string, sieges = false): ForceList {
  return {
    id: listOfPower(power),
    name: `List of ${power}`,
    universal: false,
    designs: designsOfPower(power, sieges).map(({ id }) => id),
  };
}
