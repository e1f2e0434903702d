import type { EmpireId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';

type Case = Readonly<{
  empire: EmpireId;
  /** Of the system; null: nobody's. */
  owner: EmpireId | null;
  /** The owner has a Military treaty with the empire, or a better one. */
  isPartner: boolean;
  source: WorkSource;
}>;

/**
 * Whether an empire may build in somebody's system by a source: everything in its own; in one that
 * nobody owns what needs no colony; in a partner's only bases.
 * @rule CON-1 @rule CON-2
 * @ruling Shipyards build also where nobody owns the system, which is what Mobile ones are for.
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
