import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { isWorld } from '#rules/worlds/is-world';
import { outputOf } from '#rules/economy/output-of';

type Pair = readonly [EmpireId, EmpireId];

/**
 * Two empires, the larger first: by system output, then by systems; of equal ones the first stays the first. A non-aligned world is never the
 * larger.
 * @rule DIP-10 @rule DIP-14
 */
export function byOutput(
  { systems, empires }: Pick<CampaignState, 'systems' | 'empires'>,
  [a, b]: Pair,
): Pair {
  if (isWorld(empires, a) !== isWorld(empires, b)) return isWorld(empires, a) ? [b, a] : [a, b];
  const [one, other] = [a, b].map((empire) => {
    const own = valuesById(systems).filter(({ owner }) => owner === empire);
    return { output: sumOf(own, outputOf), systems: own.length };
  });
  if (one === undefined || other === undefined) return [a, b];
  const isLess =
    one.output < other.output || (one.output === other.output && one.systems < other.systems);
  return isLess ? [b, a] : [a, b];
}
