import { unique } from '#kernel/collections/unique';
import type { Trait } from '#model/campaign/system';
import { type TraitResult, traitOf } from '#rules/galaxy/trait-of';

const FACES = [1, 2, 3, 4, 5, 6];

/** Whether a trait comes by terraforming: anomalies, homeworlds and second rolls are rolled again. @rule COL-3 */
export const comesByTerraforming = (result: TraitResult): result is Exclude<Trait, 'Homeworld'> =>
  result !== 'Stellar Anomaly' && result !== 'Homeworld' && result !== 'Roll Twice';

/** All traits that terraforming can bring. @rule COL-3 */
export const TERRAFORMING_TRAITS: readonly Trait[] = unique(
  FACES.flatMap((one) => FACES.map((other) => traitOf(one + other))).filter(comesByTerraforming),
);
