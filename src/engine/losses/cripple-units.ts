import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { cargoFirstOf } from '#rules/cargo/cargo-first-of';
import { forceIndexOf } from '#rules/forces/force-index';
import { loseOverload } from './lose-overload.ts';

/** Units are crippled outside of combat; cargo for which a damaged hold has no room is lost. @rule CSC-14 @rule OPT-24 */
export function crippleUnits(
  record: Recorder,
  units: readonly UnitId[],
  { because, place }: Readonly<{ because: RuleRef; place: BattlePlace }>,
): void {
  const index = forceIndexOf(record.state());
  for (const id of units) {
    const unit = rowOf(record.state().units, id);
    const { owner: empire, design } = unit;
    const fact = { rolls: [], witnesses: onlyFor(empire), empire, unit: id, place } as const;
    record.emit({ type: 'UnitCrippled', cite: because, ...fact, design });
    const crippled = rowOf(record.state().units, id);
    const first = cargoFirstOf(record.state(), crippled);
    loseOverload(record, { unit: crippled, aboard: index.aboard(id), wish: { first }, place });
  }
}
