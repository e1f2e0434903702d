import { brandAs } from '#kernel/brand/brand';
import type { DesignId, EmpireId, ForceListId } from './ids.ts';

/**
 * The owner of all raider fleets. They are no empire: no row among the empires, so that nothing that is done for
 * each empire is ever done for them. A campaign with raiders counts their ids, which is all that it keeps of them.
 */
export const RAIDERS = brandAs<EmpireId>('raiders');
/** Their name, the same for every viewer. */
export const RAIDERS_NAME = 'Raiders';
/** The force list they buy from; nobody plays it. */
export const RAIDER_LIST = brandAs<ForceListId>('raiders');
/** The class of their bases. Raiders never buy one: explorers find it in an encounter (OPT-12). */
export const RAIDER_BASE = brandAs<DesignId>('raiders.hideout');
