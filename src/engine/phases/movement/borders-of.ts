import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { stateBetween } from '#rules/diplomacy/state-between';
import { type ControllingBase, controllerOf } from '#rules/movement/controller-of';
import { mayEnter } from '#rules/movement/may-enter';
import type { Traveller } from './traveller.ts';

type BasesAt = (system: SystemId) => readonly ControllingBase[];

/** Whether a fleet that goes its own way may enter a system, by who controls it now. */
export type Borders = (traveller: Traveller, system: SystemId) => boolean;

/**
 * Judges borders by the state when fleets set out.
 * @rule DIP-10
 * @ruling A fleet that withdraws may enter any system, because it must leave by its lane.
 */
export function bordersOf(state: CampaignState, basesAt: BasesAt): Borders {
  const rightsIn = (owner: EmpireId, host: EmpireId): ReturnType<typeof rightsOf> =>
    rightsOf(stateBetween(state.relations, owner, host));
  return ({ owner, units, withdrawing }, id) => {
    const host = controllerOf(rowOf(state.systems, id), basesAt(id));
    if (withdrawing || host === null || host === owner) return true;
    const admitted = rowOf(state.empires, host).standing.admits.includes(owner);
    return mayEnter({ rights: rightsIn(owner, host), admitted, units });
  };
}
