import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { Origin } from '#model/campaign/knowledge';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { knowsStats } from '#rules/sight/knows-stats';
import type { Recorder } from './recorder.ts';

type Learnt = Readonly<{ viewer: EmpireId; design: DesignId; origin: Origin }>;

/** An empire learns the stats of a class, and keeps that knowledge; it is told only what it doesn't know. @rule FOG-5 */
export function learnStats(
  record: Recorder,
  { classStats }: Pick<RuleSet, 'classStats'>,
  { viewer, design: id, origin }: Learnt,
): void {
  const state = record.state();
  const design = rowOf(state.designs, id);
  if (knowsStats({ ...state, classStats }, viewer, design)) return;
  const head = { type: 'DesignLearned', cite: cite('FOG-5'), rolls: [] } as const;
  const what = { viewer, design: id, level: 'stats', turn: state.turn, ...origin } as const;
  record.emit({ ...head, witnesses: onlyFor(viewer), ...what });
}
