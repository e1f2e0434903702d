import type { IntelEvent } from '#model/events/intel-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** @rule FOG-1 @rule FOG-10 */
export const seeIntel: SeeRows<IntelEvent> = {
  IntelCommitted: asOwner(({ cite, system, points }, rolls) => ({
    type: 'IntelCommitted',
    ...{ cite, rolls, system, points },
  })),
};
