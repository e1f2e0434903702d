import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { comesUnconverted } from '#rules/tech/comes-unconverted';
import type { Recorder } from './recorder.ts';

/** A unit that has just come into an empire’s hands can do little if it is an alien one; nobody else is told. @rule TECH-6 */
export function leaveUnconverted(
  record: Recorder,
  id: UnitId,
  rules: Pick<RuleSet, 'alienConversion'>,
): void {
  const state = record.state();
  const { owner: empire, design } = rowOf(state.units, id);
  if (!comesUnconverted(state, empire, rowOf(state.designs, design), rules)) return;
  const head = { type: 'UnitCameUnconverted', cite: cite('TECH-6'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, unit: id, design });
}
