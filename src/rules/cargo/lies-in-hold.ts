import type { UnitDesign } from '#model/forces/design';
import { isStowedOn } from './is-stowed-on.ts';
import { isTowedOn } from './is-towed-on.ts';

type Host = Pick<UnitDesign, 'kind' | 'cv' | 'abilities'>;

/** Whether what is aboard such a unit takes room in its hold: all cargo but a base in tow. @rule MOV-7 @rule MOV-10 */
export const liesInHold = (host: Host, cargo: Pick<UnitDesign, 'kind'>): boolean =>
  isStowedOn(host, cargo) && !isTowedOn(host, cargo);
