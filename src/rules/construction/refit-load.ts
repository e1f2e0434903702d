import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { partIn } from '#rules/cargo/part-in';
import type { Aboard } from './refit-fits.ts';
import type { PlaceFacts } from './stationed-at.ts';

/** What a carrier has aboard, as far as a refit asks for it. @rule CON-6 */
export function refitLoadOf(
  { designOf }: Pick<PlaceFacts, 'designOf'>,
  carrier: UnitId,
  aboard: readonly Unit[],
): readonly Aboard[] {
  return aboard.flatMap((one) => {
    const design = designOf(one.design);
    return design === undefined ? [] : [{ ...design, ...partIn(one, design, carrier) }];
  });
}
