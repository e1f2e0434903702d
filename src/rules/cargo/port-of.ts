import type { EmpireId } from '#model/campaign/ids';
import type { Rights } from '#rules/diplomacy/rights-of';

/** The owner of a system, as an empire sees it that loads or lands there. */
export type Port = 'own' | 'partner' | 'nobody' | 'beachhead' | 'foreign';

type Facts = Readonly<{
  empire: EmpireId;
  /** The empire that controls the system. */
  host: EmpireId | null;
  /** Toward that empire. */
  rights: Pick<Rights, 'land'>;
}>;

/**
 * How a system treats an empire that wants to load or land there.
 * @rule GND-4 @rule DIP-10
 * @ruling An empire with a Military treaty or better needs no further permission to load and land in its partner's systems.
 */
export function portOf({ empire, host, rights }: Facts): Port {
  if (host === null) return 'nobody';
  if (host === empire) return 'own';
  return rights.land === 'leave' ? 'partner' : 'foreign';
}
