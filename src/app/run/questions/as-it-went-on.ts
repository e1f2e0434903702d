import type { Question } from '#app/ports/turn-record';
import type { Snapshot } from '#app/run/phase/snapshot';

/**
 * A waiting phase as it was when it last continued. Questions that were answered, closed or left to standing orders
 * since then count as open. @rule TURN-3
 */
export function asItWentOn(snapshot: Snapshot): Snapshot {
  const { campaign, questions, delegations, windows } = snapshot;
  const since = questions.flatMap(({ past = [], ...now }) => [now, ...past]).reduce(latest, '');
  return {
    ...snapshot,
    campaign: { ...campaign, windowsClosed: 0 },
    questions: questions.map((question): Question => {
      const { status, settledAt } = question;
      const isSince = status !== 'withdrawn' && settledAt !== null && settledAt > since;
      return isSince ? { ...question, status: 'open' } : question;
    }),
    delegations: delegations.filter(({ at }) => at <= since),
    windows: windows.filter(({ at }) => at <= since),
  };
}

const latest = (before: string, { askedAt }: Pick<Question, 'askedAt'>): string =>
  askedAt > before ? askedAt : before;
