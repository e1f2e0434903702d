import type { UnitKind } from '#model/forces/unit';
import type { Port } from './port-of.ts';

/**
 * Whether units of a kind may be loaded and put down there: ground forces in one's own or a
 * partner's system, everything else wherever no stranger is in control.
 * @rule MOV-7 @rule GND-4
 */
export function mayShip(kind: UnitKind, port: Port): boolean {
  return kind === 'ground' ? port === 'own' || port === 'partner' : port !== 'foreign';
}
