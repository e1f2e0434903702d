import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { divide } from '#kernel/numbers/divide';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { basesOf } from '#rules/movement/bases-of';
import { controllerOf } from '#rules/movement/controller-of';
import type { CampaignState } from '#model/campaign/state';
import { meet } from './meet.ts';

/** Whether some empires have not met yet; most campaigns are soon past that. */
function hasStrangers({ empires, relations }: CampaignState): boolean {
  const count = keysById(empires).length;
  return keysById(relations).length < divide(count * (count - 1), 2, 'down');
}

/** Empires that control both ends of an explored lane are in contact. @rule DIP-1 */
export function meetNeighbours(record: Recorder): void {
  const state = record.state();
  if (!hasStrangers(state)) return;
  const basesAt = basesOf(state);
  const holderOf = (id: SystemId): EmpireId | null =>
    controllerOf(rowOf(state.systems, id), basesAt(id));
  for (const { id, a, b, class: laneClass } of valuesById(state.lanes)) {
    if (laneClass === 'unexplored') continue;
    const [one, other] = [holderOf(a), holderOf(b)];
    if (one === null || other === null) continue;
    meet(record, [one, other], { kind: 'lane', lane: id });
  }
}
