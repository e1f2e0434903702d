import { rowOf } from '#kernel/collections/row-of';
import { keysById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { classesInService } from '#rules/tech/classes-in-service';
import { techYearOf } from '#rules/tech/tech-year';
import type { Recorder } from './recorder.ts';

type YearRules = Pick<RuleSet, 'research' | 'startTechYear'>;

/** What is in service when a turn begins can be built, where a campaign goes by years. @rule OPT-20 */
export function openService(record: Recorder, rules: YearRules): void {
  if (rules.research !== 'inServiceDate') return;
  for (const empire of keysById(record.state().empires)) enterService(record, empire, rules);
}

/** Unlocks all classes of an empire whose year has come. @rule OPT-20 */
export function enterService(record: Recorder, id: EmpireId, rules: YearRules): void {
  const { empires, forceLists, designs } = record.state();
  const empire = rowOf(empires, id);
  const list = rowOf(forceLists, empire.forceList);
  const year = techYearOf(empire, rules);
  for (const design of classesInService({ year, empire, list, designs })) {
    record.emit({
      type: 'ClassUnlocked',
      cite: cite('OPT-20'),
      rolls: [],
      witnesses: onlyFor(id),
      empire: id,
      design,
      inHand: empire.advancesInHand,
    });
  }
}
