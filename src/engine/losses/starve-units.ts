import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { starvesAt } from '#rules/supply/starves-at';
import { loseUnits } from './lose-units.ts';

const SUP_7 = cite('SUP-7');

/** Units with nothing left to lose are lost, with all aboard them. @rule SUP-7 @rule MOV-5 */
export function starveUnits(
  record: Recorder,
  hungry: readonly UnitId[],
  because: RuleRef = SUP_7,
): void {
  const state = record.state();
  const starved = hungry
    .filter((id) => Object.hasOwn(state.units, id))
    .map((id) => rowOf(state.units, id))
    .filter((unit) => starvesAt(rowOf(state.designs, unit.design), unit));
  loseUnits(record, starved, because);
}
