import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import type { Rights } from '#rules/diplomacy/rights-of';
import { type ControllingBase, controllerOf } from '#rules/movement/controller-of';
import { canBlockade } from '#rules/supply/can-blockade';

/** A blockade that holds fleets. */
export type SiegeLines = Readonly<{
  /** Its fleets are shut in there: those of the system's controller and its side. */
  holds: (empire: EmpireId) => boolean;
  /** At War or Hostilities with the system's controller; raiders only if they blockade. */
  isBesieger: (empire: EmpireId) => boolean;
}>;

/** The blockade of a system as it was when supply was drawn; null: there is none, or it holds nobody. */
export type Sieges = (system: SystemId) => SiegeLines | null;

/**
 * The blockades by the state when fleets set out, and the empires that they shut in.
 * @rule MOV-11 @rule SUP-4 @rule SUP-1
 * @ruling A blockade holds units of the system's controller and of its side, but not those of third parties.
 */
export function siegesOf(
  state: CampaignState,
  rules: Pick<RuleSet, 'blockadeHolds' | 'raidersBlockade'>,
  basesAt: (system: SystemId) => readonly ControllingBase[],
): Sieges {
  const rights = (one: EmpireId, other: EmpireId): Rights =>
    rightsBetween(state.relations, one, other);
  return (id) => {
    const system = rowOf(state.systems, id);
    const host = system.blockaded ? controllerOf(system, basesAt(id)) : null;
    if (rules.blockadeHolds === 'off' || host === null) return null;
    return {
      holds: (empire) => empire === host || rights(empire, host).sameSide,
      isBesieger: (empire) =>
        empire !== host && canBlockade(empire, rules) && rights(empire, host).stance === 'enemy',
    };
  };
}
