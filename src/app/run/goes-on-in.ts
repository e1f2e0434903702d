import { groupBy } from '#kernel/collections/group-by';
import type { RollRuling } from '#app/ports/desk-record';
import type { Question } from '#app/ports/turn-record';
import type { EncounterId } from '#model/campaign/ids';

type Waiting = Readonly<{ questions: readonly Question[]; rollRulings: readonly RollRuling[] }>;

const isOpen = ({ status }: Question): boolean => status === 'open';

/** Questions that a ruling on a die or an undo took back no longer count. */
const askedOf = ({ questions }: Waiting): readonly Question[] =>
  questions.filter(({ status }) => status !== 'withdrawn');

/**
 * Whether a phase that waited can run on by itself: in some encounter nobody is asked any more, or nobody is asked at all.
 * @rule TURN-4
 * @ruling Encounters don't wait for each other: each one puts its next questions as soon as its own are settled, and the phase ends
 * when all of them are over. While players are asked elsewhere, an encounter whose last question the moderator settled waits until the
 * moderator goes on.
 */
export function canGoOnByItself(waiting: Waiting): boolean {
  const asked = askedOf(waiting);
  if (asked.some(isOpen)) return goesOnIn(waiting).size > 0;
  return asked.length > 0 && isByItself(asked, waiting);
}

/** The encounters in which nobody is asked any more, and that need no word of the moderator to go on. @rule TURN-4 */
export function goesOnIn(waiting: Waiting): ReadonlySet<EncounterId> {
  const encounters = groupBy(askedOf(waiting), ({ decision }) => decision.encounter);
  const free = [...encounters].filter(
    ([, asked]) => !asked.some(isOpen) && isByItself(asked, waiting),
  );
  return new Set(free.map(([encounter]) => encounter));
}

/** A player gave the last answer, or the hour of the window passed; no die was ruled on since. */
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
