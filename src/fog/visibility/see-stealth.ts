import type { StealthEvent } from '#model/events/stealth-events';
import { seenPlace } from '#fog/views/seen-parts';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/**
 * Others see what sight shows them of it. The owner of what was detected is told so once in a turn, and not by whom.
 * @rule MOV-4 @rule FOG-15
 */
export const seeStealth: SeeRows<StealthEvent> = {
  UnitsDetected: asOwner(({ cite, place, news }, rolls) => ({
    type: 'UnitsDetected',
    cite,
    rolls,
    place: seenPlace(place),
    units: news,
  })),
  UnitsRevealed: asOwner(({ cite, place, units, because }, rolls) => ({
    type: 'UnitsRevealed',
    cite,
    rolls,
    place: seenPlace(place),
    units,
    because,
  })),
  UnitsVeiled: asOwner(({ cite, system, units }, rolls) => ({
    type: 'UnitsVeiled',
    cite,
    rolls,
    system,
    units,
  })),
};
