import type { Outcome } from '#app/use-case-error';

/** What a use case gives that must not fail here; a refusal ends the start with its words. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { text, issues } = outcome.error;
  throw new Error([text, ...issues.map((issue) => issue.text)].join('\n'));
}
