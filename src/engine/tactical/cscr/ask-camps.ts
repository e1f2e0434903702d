import { invariant } from '#kernel/result/invariant';
import { brandAs } from '#kernel/brand/brand';
import { BATTLE_SIDES, type BattleSide } from '#model/battle/setup';
import type { DecisionId, UnitId } from '#model/campaign/ids';
import type { Answer, AnswerOf, Decision, OwnPiece } from '#model/decisions/decision';
import { supplyOfPiece } from '#rules/combat/own-piece-of';
import { orderCost } from '#rules/combat/order-cost';
import type { Ask, Asking } from '#engine/tactical/contract';
import type { Camp, Fight, Piece } from './battlefield.ts';
import type { Step } from './step.ts';

/** A choice of one side; each part is put together only if somebody wants it: in battles for odds nobody reads the question. */
export type Choice<A extends Answer> = Readonly<{
  /** The question as its player would read it. */
  decision: () => Decision;
  /** What the standing orders say to it. */
  standing: () => A;
  /** False: there is nothing to choose, and nobody is asked. */
  isOpen: () => boolean;
}>;

type Said<A extends Answer> = Readonly<Record<BattleSide, A>>;

type Choosing<K extends Decision['kind']> = Readonly<{
  id: string;
  when: Step['when'];
  kind: K;
  /** What comes before the question; false: it is not asked. */
  opens?: (fight: Fight) => boolean;
  about: (fight: Fight, camp: Camp) => Choice<AnswerOf<K>>;
  /** What the standing orders say without a look; null: they have to look. */
  unseen?: (fight: Fight, camp: Camp) => AnswerOf<K> | null;
  /** Whether nothing comes of it if what the standing orders say without a look is all that is said. */
  isIdle?: Step['isIdle'];
  alone?: Step['alone'];
  /** Does what both sides said. */
  obey: (fight: Fight, said: Said<AnswerOf<K>>) => void;
}>;

/** A step in which both sides choose at once, so that neither knows what the other says. @rule TURN-4 */
export function choosing<K extends Decision['kind']>(step: Choosing<K>): Step {
  const { id, when, opens, about, obey, unseen } = step;
  const standing = (fight: Fight, camp: Camp): AnswerOf<K> =>
    unseen?.(fight, camp) ?? about(fight, camp).standing();
  return {
    id,
    when,
    ...(step.isIdle === undefined ? {} : { isIdle: step.isIdle }),
    ...(step.alone === undefined ? {} : { alone: step.alone }),
    *ask(fight) {
      if (opens?.(fight) !== false) obey(fight, yield* askBoth(fight, step));
    },
    settle: (fight) => {
      if (opens?.(fight) === false) return;
      const { attacker, defender } = fight.camps;
      const said = standing(fight, attacker);
      obey(fight, { attacker: said, defender: standing(fight, defender) });
    },
  };
}

function* askBoth<K extends Decision['kind']>(
  fight: Fight,
  { kind, about }: Choosing<K>,
): Asking<Said<AnswerOf<K>>> {
  const asked = BATTLE_SIDES.map((side) => {
    const { decision, standing, isOpen } = about(fight, fight.camps[side]);
    return { side, decision, standing: standing(), isOpen: isOpen() };
  });
  const open = asked.filter(({ isOpen }) => isOpen);
  const answers = open.length === 0 ? [] : yield open.map(askOf);
  const said = (side: BattleSide): AnswerOf<K> => {
    const choice = asked.find((one) => one.side === side);
    invariant(choice !== undefined, 'BATTLE_SIDE_NOT_ASKED', side);
    if (!choice.isOpen) return choice.standing;
    const answer = answers[open.indexOf(choice)];
    invariant(answer !== undefined, 'BATTLE_ANSWER_MISSING', side);
    invariant(isOfKind(answer, kind), 'BATTLE_ANSWER_KIND', answer.kind);
    return answer;
  };
  return { attacker: said('attacker'), defender: said('defender') };
}

const isOfKind = <K extends Decision['kind']>(answer: Answer, kind: K): answer is AnswerOf<K> =>
  answer.kind === kind;

/** A question that is put together only if somebody reads it. */
const askOf = ({
  decision,
  standing,
}: Readonly<{ decision: () => Decision; standing: Answer }>): Ask => ({
  get decision() {
    return decision();
  },
  standing,
});

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
  const supply =
    'combatant' in piece
      ? supplyOfPiece(piece.combatant)
      : supplyOfPiece({ outOfSupply: 0, ordnance: [], ...piece });
  return { unit, design, name, kind, civilian, condition, dv, as, af, cv, cr, cc, cost, ...supply };
}

type PricedPiece = OwnPiece & Pick<Piece, 'traits'>;

/** Own units with what an order for each costs in place of its CC; where that is its CC, as they are. @rule CSC-6 @rule CSC-17 */
export const pricedPieces = (fight: Fight, pieces: readonly Piece[]): readonly PricedPiece[] =>
  pieces.map((piece) => {
    const cc = orderCost(piece, fight.weather.ccFactor);
    return cc === piece.cc && piece.takenFrom === null
      ? piece
      : { ...shownOf(piece), cc, traits: piece.traits };
  });

/** The units of a list of ids, in its order; what is not among them is passed over. */
export function named(pieces: readonly Piece[], units: readonly Piece['unit'][]): readonly Piece[] {
  if (units.length === 0) return [];
  const [only] = units;
  if (units.length === 1) return pieces.filter((piece) => askedAs(piece) === only);
  const byId = new Map(pieces.map((piece) => [askedAs(piece), piece] as const));
  return [...new Set(units)].flatMap((unit) => byId.get(unit) ?? []);
}
