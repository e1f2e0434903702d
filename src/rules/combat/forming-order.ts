import { sortBy } from '#kernel/collections/sort-by';
import { type Fighter, byStrength } from './fighter.ts';
import type { SideTerms } from './scenarios/scenario.ts';

const MUST: Readonly<Record<SideTerms['first'], (one: Fighter) => boolean>> = {
  nobody: () => false,
  bases: (one) => one.kind === 'base' && !one.civilian,
  crippled: (one) => one.kind === 'ship' && !one.civilian && one.condition === 'crippled',
};

/**
 * The order of filling a task force: first the units that the scenario puts first, those named by their owner leading,
 * then the other named units.
 * @rule CSC-1
 * @rule ENC-3
 */
export function formingOrder<F extends Fighter>(
  able: readonly F[],
  asked: readonly F[],
  { first }: Pick<SideTerms, 'first'>,
): readonly F[] {
  const must = MUST[first];
  const named = new Set(asked);
  const rest = sortBy(
    able.filter((one) => must(one) && !named.has(one)),
    byStrength,
  );
  return [...asked.filter(must), ...rest, ...asked.filter((one) => !must(one))];
}
