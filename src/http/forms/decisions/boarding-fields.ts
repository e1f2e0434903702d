import { type Field, ranksField, ranksIn } from '#http/forms/field';
import { counted } from '#kernel/words/counted';
import type { Asked } from './decision-form.ts';
import { enemyText, ownPieceOffers } from './pieces.ts';

const TEXTS = {
  lowestNumberFirst: (points: number): string =>
    `Lowest number first. You have ${counted(points, 'point')}. An undamaged unit is first crippled, then captured.`,
  yourAssaultRating: (rating: number): string =>
    `Your Assault rating adds ${String(rating)} to formation, one to each of these units in turn. Without numbers, it guards the most expensive ones.`,
  unitsToBoard: 'Units to board',
  boardAs: 'Board as number',
  guardAgainstBoarding: 'Units to guard against boarding',
  guardAs: 'Guard as number',
} as const;

type Fire = Asked<'fire'>;

// Minefields and flights are no place for a boarding party (CSC-10).
const isOpen = ({ kind }: Readonly<{ kind: string }>): boolean =>
  kind === 'ship' || kind === 'base' || kind === 'convoy';

const targetsIn = ({ enemy, boarding }: Fire['question']) =>
  boarding === undefined ? [] : enemy.filter(isOpen);
const friendsIn = ({ own, guards }: Fire['question']) =>
  guards === undefined ? [] : own.filter(isOpen);

/** Whom to board; no field where nobody can. */
function boardFields({ question, names, standing, sent }: Fire): readonly Field[] {
  const offers = targetsIn(question).map((piece) => ({
    value: piece.tag,
    label: enemyText(piece, names),
  }));
  if (question.boarding === undefined || offers.length === 0) return [];
  const preset = (standing?.kind === 'fire' ? standing.board : undefined) ?? [];
  const hint = TEXTS.lowestNumberFirst(question.boarding);
  const label = TEXTS.unitsToBoard;
  const inRow = TEXTS.boardAs;
  return [ranksField({ name: 'board', label, inRow, hint, sent, offers, preset })];
}

/** Whom to guard; no field where nobody can. */
function guardFields({ question, names, standing, sent }: Fire): readonly Field[] {
  const offers = ownPieceOffers(friendsIn(question), names);
  if (question.guards === undefined || offers.length === 0) return [];
  const preset = (standing?.kind === 'fire' ? standing.guard : undefined) ?? [];
  const hint = TEXTS.yourAssaultRating(question.guards);
  const label = TEXTS.guardAgainstBoarding;
  const inRow = TEXTS.guardAs;
  return [ranksField({ name: 'guard', label, inRow, hint, sent, offers, preset })];
}

/** Whom to board and whom to guard. */
export const boardingFields = (asked: Fire): readonly Field[] => [
  ...boardFields(asked),
  ...guardFields(asked),
];

/** What was chosen in these fields. */
export function boardingIn({ question, sent }: Pick<Fire, 'question' | 'sent'>): object {
  const targets = targetsIn(question).map(({ tag }) => tag);
  const friends = friendsIn(question).map(({ unit }) => unit);
  return {
    ...(targets.length === 0 ? {} : { board: ranksIn(sent, 'board', targets) }),
    ...(friends.length === 0 ? {} : { guard: ranksIn(sent, 'guard', friends) }),
  };
}
