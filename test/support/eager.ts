import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';

/** Somebody who wants to fight; otherwise what the standing orders say. */
export function eager({ decision, standing }: OwnQuestion): OwnQuestion['answer'] {
  if (decision.kind === 'scenario-response') return { kind: 'accept' };
  if (decision.kind !== 'encounter-action') return standing;
  const [{ empire, demandable } = { demandable: [] }] = decision.opponents;
  const [scenario] = demandable;
  return empire && scenario ? { kind: 'demand', scenario, against: empire } : standing;
}
