import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import type { DecisionKind } from '#http/forms/decisions/decision-form';

/** Questions that show the units of no battle. */
const WITHOUT_BATTLE: readonly DecisionKind[] = [
  'initiative',
  'cargo',
  'troop-losses',
  'battle-outcome',
];

/** To the chances of the battle that an open question is about, with its units; empty: it is about none. */
export const oddsHref = (
  base: string,
  { decision, status }: Pick<OwnQuestion, 'decision' | 'status'>,
): string =>
  status !== 'open' || WITHOUT_BATTLE.includes(decision.kind)
    ? ''
    : `${base}/what-if?question=${encodeURIComponent(decision.id)}`;
