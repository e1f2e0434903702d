import { invariant } from '#kernel/result/invariant';
import { brandAs } from '#kernel/brand/brand';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { DecisionId, UnitId } from '#model/campaign/ids';
import type { Answer, Decision, OwnPiece } from '#model/decisions/decision';
import { orderCost } from '#rules/combat/order-cost';
import type { Ask, Asking } from '#engine/tactical/contract';
import type { Camp, Fight, Piece } from './battlefield.ts';

/** A choice of one side, and what its standing orders say to it. */
export type Choice<A extends Answer> = Readonly<{
  /** Puts the question together as its player would read it. */
  decision: () => Decision;
  standing: A;
  /** False: there is nothing to choose, and nobody is asked. */
  isOpen: boolean;
}>;

type Questions<A extends Answer> = Readonly<{
  about: (camp: Camp) => Choice<A>;
  /** Makes sure that an answer is one to this question. */
  take: (answer: Answer) => A;
}>;

/** A question that is put together only if somebody reads it: in battles for odds nobody does. */
const askOf = ({ decision, standing }: Choice<Answer>): Ask => ({
  get decision() {
    return decision();
  },
  standing,
});

/** Asks both sides at once, so that neither knows what the other says. @rule TURN-4 */
export function* askCamps<A extends Answer>(
  fight: Fight,
  { about, take }: Questions<A>,
): Asking<Readonly<Record<BattleSide, A>>> {
  const choices = BATTLE_SIDES.map((side) => about(fight.camps[side]));
  const open = choices.filter((choice) => choice.isOpen);
  const answers = open.length === 0 ? [] : yield open.map(askOf);
  const said = (side: BattleSide): A => {
    const choice = choices[BATTLE_SIDES.indexOf(side)];
    invariant(choice !== undefined, 'BATTLE_SIDE_NOT_ASKED', side);
    if (!choice.isOpen) return choice.standing;
    const answer = answers[open.indexOf(choice)];
    invariant(answer !== undefined, 'BATTLE_ANSWER_MISSING', side);
    return take(answer);
  };
  return { attacker: said('attacker'), defender: said('defender') };
}

/** What every question of a battle says. */
export function commonOf(
  { input }: Fight,
  { leader }: Camp,
  about: string,
): Pick<Decision, 'id' | 'asked' | 'encounter' | 'place'> {
  const id = brandAs<DecisionId>(`${leader}/${input.setup.id}/${about}`);
  return { id, asked: leader, encounter: input.encounter, place: input.setup.place };
}

/** By which id questions name an own unit: a prize by its tag, since its id is known to its owner alone. @rule FOG-6 */
export const askedAs = ({ unit, tag, takenFrom }: Piece): UnitId =>
  takenFrom === null || tag === null ? unit : brandAs<UnitId>(tag);

/** Own units as a question shows them: with their values of the moment, of this round if one is fought. */
export const piecesToShow = (pieces: readonly (Piece | OwnPiece)[]): readonly OwnPiece[] =>
  pieces.map(shownOf);

function shownOf(piece: Piece | OwnPiece): OwnPiece {
  const unit = 'takenFrom' in piece ? askedAs(piece) : piece.unit;
  const { design, name, kind, civilian, condition, dv, as, af, cv, cr, cc, cost } = piece;
  return { unit, design, name, kind, civilian, condition, dv, as, af, cv, cr, cc, cost };
}

/** Own units with what an order for each costs in place of its CC; where that is its CC, as they are. @rule CSC-6 @rule CSC-17 */
export const pricedPieces = (fight: Fight, pieces: readonly Piece[]): readonly OwnPiece[] =>
  pieces.map((piece) => {
    const cc = orderCost(piece, fight.weather.ccFactor);
    return cc === piece.cc && piece.takenFrom === null ? piece : { ...shownOf(piece), cc };
  });

/** The units of a list of ids, in its order; what is not among them is passed over. */
export function named(pieces: readonly Piece[], units: readonly Piece['unit'][]): readonly Piece[] {
  if (units.length === 0) return [];
  const byId = new Map(pieces.map((piece) => [askedAs(piece), piece] as const));
  return [...new Set(units)].flatMap((unit) => byId.get(unit) ?? []);
}
