import type { EmpireId } from '#model/campaign/ids';
import { settlementOf, type StarSystem } from '#model/campaign/system';

/** Why a convoy cannot settle a system. */
type SettlementFailure = 'system-taken' | 'enemy-fleet';

type SettlementFacts = Readonly<{
  empire: EmpireId;
  system: Pick<StarSystem, 'owner' | 'census'>;
  /** The empire that controls it by bases, or null. */
  controller: EmpireId | null;
  hasEnemyFleet: boolean;
}>;

/**
 * Why a convoy can't settle a system: it has Census or an owner, another empire controls it by its bases, or an enemy fleet is there. Null
 * if it can.
 * @rule COL-1
 * @ruling Another empire's bases keep settlers out only if they control the system (12 construction cost or more), and then a partner's
 *   bases do so too. Fewer bases keep nobody out, not even an enemy's, because bases are not a fleet.
 */
export function settlementFailureOf(facts: SettlementFacts): SettlementFailure | null {
  const { system, controller, empire } = facts;
  if (settlementOf(system) !== 'uninhabited') return 'system-taken';
  if (controller !== null && controller !== empire) return 'system-taken';
  return facts.hasEnemyFleet ? 'enemy-fleet' : null;
}

/** The result of settling an uninhabited system: a colony if the convoy carries Census, else an outpost. @rule COL-1 */
export function settledBy(
  convoyCensus: number,
  system: Pick<StarSystem, 'productivity'>,
): Readonly<{
  settlement: 'colony' | 'outpost';
  census: number;
  morale: number;
  productivity: number;
}> {
  if (convoyCensus === 0) return { settlement: 'outpost', census: 0, morale: 0, productivity: 0 };
  return { settlement: 'colony', census: 1, morale: 1, productivity: system.productivity };
}
