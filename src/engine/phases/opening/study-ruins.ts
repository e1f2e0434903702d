import { gainTech } from '#engine/discovery/gain-tech';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { ruinsStudiedOf } from '#rules/galaxy/ruins';

/**
 * Colonies beside ruins bring their owners tech investment.
 * @rule MAP-8 @rule TECH-1
 * @ruling It comes at the opening, when Utilized Productivity is fixed.
 */
export function studyRuins(record: Recorder): void {
  for (const system of valuesById(record.state().systems)) {
    const { id, owner: empire } = system;
    if (empire === null) continue;
    const points = ruinsStudiedOf(system);
    gainTech(record, { empire, system: id, source: 'ruins-studied', points });
  }
}
