import type { Recorder } from '#engine/record/recorder';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { overloadOf } from '#rules/cargo/overload-of';

type Overloaded = Readonly<{
  /** In its new condition. */
  unit: Unit;
  aboard: readonly Unit[];
  place: BattlePlace;
  /** By what rule; CSC-14 unless told. */
  because?: RuleRef;
}>;

/** Cargo that its carrier has no room for any more is lost. @rule CSC-14 @rule MOV-7 */
export function loseOverload(
  record: Recorder,
  { unit, aboard, place, because = cite('CSC-14') }: Overloaded,
): void {
  const state = record.state();
  // Who shares an item with others may have lost it with them.
  const there = aboard.filter(({ id: one }) => Object.hasOwn(state.units, one));
  const { census: lost, units } = overloadOf(state, unit, there);
  const { id, owner: empire } = unit;
  const common = { cite: because, rolls: [], witnesses: onlyFor(empire), empire, place } as const;
  if (lost > 0) record.emit({ type: 'CensusLost', ...common, unit: id, lost });
  for (const { id: gone, design, name } of units) {
    record.emit({ type: 'UnitDestroyed', ...common, unit: gone, design, name });
  }
}
