import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { EmpireId, SystemId, WorkId } from '#model/campaign/ids';
import { rankedFirst } from '#rules/construction/work-priority';

/** An empire's units under construction at one place. */
type Those = Readonly<{ empire: EmpireId; system: SystemId; works: readonly WorkId[] }>;

/** Puts some of them before all else that is built there. @rule CON-1 */
export function putFirst(record: Recorder, { empire, system, works }: Those): void {
  const here = valuesById(record.state().works).filter(
    (work) => work.owner === empire && work.system === system && !work.cancelled,
  );
  record.emit({
    type: 'WorksRanked',
    cite: cite('CON-1'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    system,
    works: rankedFirst(here, works),
  });
}
