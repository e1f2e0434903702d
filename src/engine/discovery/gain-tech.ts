import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RollId } from '#kernel/dice/dice';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { TechSource } from '#model/events/discovery-events';
import { onlyFor } from '#model/events/fact';

type Gain = Readonly<{ empire: EmpireId; system: SystemId; source: TechSource; points: number }>;
/** Its rule and its dice. */
type Reason = Readonly<{ cite: RuleRef; rolls: readonly RollId[] }>;

const BY_ANOMALY: Reason = { cite: cite('MAP-8'), rolls: [] };

/** Tech investment that nobody pays for, and that no limit holds down; nothing is not told. @rule TECH-1 */
export function gainTech(record: Recorder, gain: Gain, reason = BY_ANOMALY): void {
  const { empire, points } = gain;
  if (points === 0) return;
  record.emit({
    type: 'TechGained',
    ...reason,
    witnesses: onlyFor(empire),
    ...gain,
    pool: rowOf(record.state().empires, empire).techPool + points,
  });
}
