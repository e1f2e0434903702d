import type { EmpireId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';

type Case = Readonly<{
  empire: EmpireId;
  /** The owner of the system, or null. */
  owner: EmpireId | null;
  /** The owner has a Military treaty with the empire, or a better one. */
  isPartner: boolean;
  source: WorkSource;
}>;

/**
 * Whether an empire may build in a system with a source: anything in its own system, anything that needs no colony where nobody owns the
 * system, and only bases in a partner's system.
 * @rule CON-1 @rule CON-2
 * @ruling A shipyard can also build in a system that nobody owns, which is what Mobile Shipyards are for.
 */
export function mayBuildIn({ empire, owner, isPartner, source }: Case): boolean {
  if (owner === empire) return true;
  switch (source) {
    case 'system':
    case 'census':
      return false;
    case 'shipyard':
      return owner === null;
    case 'convoy':
      return owner === null || isPartner;
  }
}
