import type { UnitKind } from '#model/forces/unit';
import type { Port } from './port-of.ts';

/**
 * Whether units of a kind may be loaded and landed in a system: ground forces in your own or a partner's system and at a
 * beachhead, everything else in any system that no stranger controls.
 * @rule MOV-7 @rule GND-4
 */
export function mayShip(kind: UnitKind, port: Port): boolean {
  if (kind === 'ground') return port === 'own' || port === 'partner' || port === 'beachhead';
  return port !== 'foreign' && port !== 'beachhead';
}
