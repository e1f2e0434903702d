import { type Camp, type Fight, type Piece, isHere } from './battlefield.ts';
import { change, enter, lead, lose, setPieces, withdraw } from './change.ts';

/**
 * A unit joins the task force of those who boarded it, beyond its limit; gives back the flights based on it, which are lost.
 * What it was based on itself goes without it from now on.
 * @rule CSC-10
 * @ruling While the battle lasts a prize neither fires nor acts, leads nobody, takes no place and does not retreat; once it is sent back it stays
 *   there. A unit in reserve is taken by the first step, as an Auxiliary is, and left crippled.
 */
export function takePrize(fight: Fight, captor: Camp, piece: Piece): readonly Piece[] {
  const from = fight.camps[piece.side];
  withdraw(from, [piece]);
  setPieces(
    from,
    from.pieces.filter((one) => one !== piece),
  );
  if (from.flagship === piece) lead(from, null);
  from.retreats = from.retreats.flatMap((one) =>
    one.leader === piece ? [] : { ...one, along: one.along.filter((other) => other !== piece) },
  );
  const lost = piece.based.filter((one) => isHere(one) && one.kind === 'flight');
  for (const one of lost) lose(fight, one);
  withdraw(from, lost);
  const { base } = piece;
  if (base !== null) {
    change(fight, base, { based: base.based.filter((one) => one !== piece) });
  }
  const staysAsIs = piece.takenFrom !== null || piece.traits.diesAtOnce > 0;
  change(fight, piece, {
    ...AT_REST,
    takenFrom: piece.takenFrom === captor.side ? null : piece.side,
    side: captor.side,
    base: null,
    condition: staysAsIs ? piece.condition : 'crippled',
  });
  setPieces(captor, [...captor.pieces, piece]);
  enter(captor, [piece]);
  return lost;
}

/** Nothing of what it was told holds any more. */
const AT_REST = {
  mission: null,
  boosts: [],
  effects: [],
  isHiding: false,
  isCloaked: false,
} as const;
