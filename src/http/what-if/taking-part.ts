import { leadingForce } from '#app/what-if/leading-force';
import { rowsTogether } from './force-rows.ts';
import { ROW_NUMBERS } from './form-names.ts';
import { TEXTS } from './texts.ts';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from './what-if-world.ts';

type Place = Pick<WhatIfWorld, 'rules'> & Readonly<{ spot: BattleSpot }>;
type Scene = Place & Readonly<{ isDefending: boolean }>;

/** Whether flights at the system join their owner's fleet outside its defenses (OPT-23). */
export const stagesFlights = ({ isFixed, owner, rows }: Force, { spot, rules }: Place): boolean =>
  isFixed &&
  rules.carrierStaging === 'on' &&
  spot.kind === 'system' &&
  spot.owner === owner &&
  rows.some(({ kind }) => kind === 'flight');

/** The units of a force that can take part: units at the system defend it, and carried bases and mines stay out of battle. */
function ableRows(force: Force, scene: Scene): readonly ForceRow[] {
  const { isFixed, rows } = force;
  if (isFixed && scene.isDefending) return rows;
  if (isFixed && !stagesFlights(force, scene)) return [];
  if (isFixed) return rows.filter(({ kind }) => kind === 'flight');
  return rows.filter(({ kind }) => kind !== 'minefield' && (kind !== 'base' || scene.isDefending));
}

/** The rows of a side, equal units together. */
export const rowsOf = (forces: readonly Force[], scene: Scene): readonly ForceRow[] =>
  rowsTogether(forces.flatMap((force) => ableRows(force, scene)));

/** What of those who are ticked is not in the rows, or not told of each: nobody takes the chances for more than they are. */
export function leftOut(name: string, forces: readonly Force[], scene: Scene): readonly string[] {
  const carried = forces.flatMap((force) => {
    const able = new Set(ableRows(force, scene));
    return force.isFixed ? [] : force.rows.filter((row) => !able.has(row));
  });
  const isCarried = (kind: ForceRow['kind']): boolean => carried.some((row) => row.kind === kind);
  const more = rowsOf(forces, scene).length - ROW_NUMBERS.length;
  const chief = leadingForce(forces);
  const differ = forces.some(
    ({ standing }) => JSON.stringify(standing) !== JSON.stringify(chief?.standing),
  );
  const said = [
    isCarried('base') && TEXTS.basesInTowAreLeftOut(name),
    isCarried('minefield') && TEXTS.carriedMinefieldsAreLeftOut(name),
    more > 0 && TEXTS.leftOutBecauseFormIsFull(name, more),
    differ && TEXTS.standingOrdersAreThose(name, chief?.name ?? ''),
  ];
  return said.filter((one) => typeof one === 'string');
}
