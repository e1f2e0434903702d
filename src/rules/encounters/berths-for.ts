import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';

type Host = Pick<UnitDesign, 'cv' | 'abilities'>;

/**
 * How many units of a kind can be based aboard and fight from there: a flight for each point of CV, a
 * minefield for each function of a Minelayer, a corvette for each of a Tender. Section 1, Basing.
 * @rule CSC-1 @rule CSC-14
 */
export function berthsFor(host: Host, kind: UnitKind): number {
  switch (kind) {
    case 'flight':
      return host.cv;
    case 'minefield':
      return ratingOf(host, 'minelayer');
    case 'ship':
      return ratingOf(host, 'tender');
    case 'convoy':
    case 'base':
    case 'ground':
      return 0;
  }
}
