import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { Field, Piece } from './field.ts';

/** MOV-4: a Q-Ship comes out, with what is based on it; First Strike is theirs in that round. */
export function reveal(field: Field, ship: Piece, opensIn: number): void {
  const coming = field.pieces.filter(
    ({ unit }) => unit === ship.unit || unit.carrier === ship.unit.unit,
  );
  for (const one of coming) Object.assign(one, { lurks: false, opensIn });
}

/** MOV-4: who can hide no longer: all where none but civilians stand beside them, else those without a convoy that was not hit. */
function exposed(field: Field, side: BattleSide): readonly Piece[] {
  const own = field.pieces.filter((one) => one.side === side && one.home === side);
  const here = own.filter(({ where }) => where === 'in' || where === 'behind');
  const lurkers = here.filter(({ lurks, unit }) => lurks && unit.design.kind === 'ship');
  const isCovered = here.some(({ lurks, unit }) => !lurks && !unit.design.civilian);
  if (!isCovered) return lurkers;
  const convoys = own.filter(
    ({ unit, where, condition }) =>
      unit.design.kind === 'convoy' && where !== 'destroyed' && condition === unit.condition,
  );
  const dearestFirst = lurkers.toSorted((a, b) => b.unit.design.cost - a.unit.design.cost);
  return dearestFirst.slice(0, Math.max(0, lurkers.length - convoys.length));
}

/** MOV-4: before the first round and after the fire of each; they open in the next. */
export function flush(field: Field): void {
  for (const side of BATTLE_SIDES) {
    for (const ship of exposed(field, side)) reveal(field, ship, field.now + 1);
  }
}
