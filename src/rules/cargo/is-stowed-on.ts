import type { UnitDesign } from '#model/forces/design';
import { berthsFor } from '#rules/encounters/berths-for';

type Host = Pick<UnitDesign, 'kind' | 'cv' | 'abilities'>;

/**
 * Whether what is aboard such a unit is cargo: it waits in a hold, and neither fights nor is seen.
 * Anything else aboard is based there.
 * @rule MOV-7
 * @ruling What can be based on a ship is based there, within its CV and Minelayer rating, and never lies in its hold.
 */
export const isStowedOn = (host: Host, { kind }: Pick<UnitDesign, 'kind'>): boolean =>
  host.kind === 'convoy' || berthsFor(host, kind) === 0;
