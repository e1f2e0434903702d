import type { UnitDesign } from '#model/forces/design';
import { berthsFor } from '#rules/encounters/berths-for';

type Host = Pick<UnitDesign, 'kind' | 'cv' | 'abilities'>;

/**
 * Whether a unit aboard such a host is cargo: it lies in a hold, and neither fights nor is seen. All other units aboard are based there.
 * @rule MOV-7
 * @ruling If a ship has berths for a kind of unit (CV for flights, a Minelayer rating for minefields), units of that kind aboard are based
 *   there and never lie in its hold.
 */
export const isStowedOn = (host: Host, { kind }: Pick<UnitDesign, 'kind'>): boolean =>
  host.kind === 'convoy' || berthsFor(host, kind) === 0;
