import { gainTech } from '#engine/discovery/gain-tech';
import { cite } from '#kernel/reasons/cite';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { colonyResearchOf } from '#rules/tech/colony-research';

const OPT_9 = { cite: cite('OPT-9'), rolls: [] } as const;

/** Research colonies bring their owners tech investment, when Utilized Productivity is fixed. @rule OPT-9 @rule TECH-1 */
export function researchInColonies(record: Recorder): void {
  for (const system of valuesById(record.state().systems)) {
    const { id, owner: empire } = system;
    if (empire === null) continue;
    const points = colonyResearchOf(system);
    gainTech(record, { empire, system: id, source: 'research-colony', points }, OPT_9);
  }
}
