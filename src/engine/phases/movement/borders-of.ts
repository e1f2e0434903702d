import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { type ControllingBase, controllerOf } from '#rules/movement/controller-of';
import { isWelcome } from '#rules/movement/is-welcome';
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
  return (traveller, id) => {
    const host = controllerOf(rowOf(state.systems, id), basesAt(id));
    if (traveller.withdrawing || host === null || host === traveller.owner) return true;
    return isWelcome(state, traveller, host);
  };
}
