import type { EmpireId } from '#model/campaign/ids';
import type { Rights } from '#rules/diplomacy/rights-of';

/** Whose a system is to somebody who loads or lands there. */
export type Port = 'own' | 'partner' | 'nobody' | 'foreign';

type Facts = Readonly<{
  empire: EmpireId;
  /** Who controls the system. */
  host: EmpireId | null;
  /** Toward that empire. */
  rights: Pick<Rights, 'land'>;
}>;

/**
 * What a system is to an empire that wants to load or land there.
 * @rule GND-4 @rule DIP-10
 * @ruling a Military treaty is leave enough to load and land
 */
export function portOf({ empire, host, rights }: Facts): Port {
  if (host === null) return 'nobody';
  if (host === empire) return 'own';
  return rights.land === 'leave' ? 'partner' : 'foreign';
}
