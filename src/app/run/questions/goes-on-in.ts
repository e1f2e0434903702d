import { groupBy } from '#kernel/collections/group-by';
import type { RollRuling } from '#app/ports/desk-record';
import type { Question } from '#app/ports/turn-record';
import type { EncounterId } from '#model/campaign/ids';

type Waiting = Readonly<{ questions: readonly Question[]; rollRulings: readonly RollRuling[] }>;

const isOpen = ({ status }: Question): boolean => status === 'open';

/** Questions that a ruling on a die or an undo withdrew no longer count. */
const askedOf = ({ questions }: Waiting): readonly Question[] =>
  questions.filter(({ status }) => status !== 'withdrawn');

/**
 * Whether a waiting phase can continue by itself: an encounter has no open question, or the phase has none.
 * @rule TURN-4
 * @ruling Encounters don't wait for each other. Each one asks its next questions as soon as its own are settled, and
 *   the phase ends when all of them are over. If the moderator settled the last question of an encounter while players
 *   are asked in others, that encounter waits until the moderator continues.
 */
export function canGoOnByItself(waiting: Waiting): boolean {
  const asked = askedOf(waiting);
  if (asked.some(isOpen)) return goesOnIn(waiting).size > 0;
  return asked.length > 0 && isByItself(asked, waiting);
}

/** The encounters without open questions that can continue without the moderator. @rule TURN-4 */
export function goesOnIn(waiting: Waiting): ReadonlySet<EncounterId> {
  const encounters = groupBy(askedOf(waiting), ({ decision }) => decision.encounter);
  const free = [...encounters].filter(
    ([, asked]) => !asked.some(isOpen) && isByItself(asked, waiting),
  );
  return new Set(free.map(([encounter]) => encounter));
}

/** A player gave the last answer, or the window closed at its hour, and there was no ruling on a die since. */
function isByItself(
  settled: readonly Question[],
  { rollRulings }: Pick<Waiting, 'rollRulings'>,
): boolean {
  const latest = settled.reduce((last, one) =>
    (one.settledAt ?? '') >= (last.settledAt ?? '') ? one : last,
  );
  const { status, settledAt } = latest;
  const isDone = status === 'answered' || isPassed(latest);
  return isDone && rollRulings.every(({ at }) => at < (settledAt ?? ''));
}

const isPassed = ({ status, until, settledAt }: Question): boolean =>
  status === 'closed' && until !== null && settledAt !== null && settledAt >= until;
