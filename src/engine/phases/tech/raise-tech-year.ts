import { enterService } from '#engine/record/enter-service';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { techYearOf } from '#rules/tech/tech-year';

/** Each unused advance raises the tech year by one, and unlocks the classes of that year. @rule OPT-20 */
export function raiseTechYear(
  record: Recorder,
  id: EmpireId,
  rules: Pick<RuleSet, 'research' | 'startTechYear'>,
): void {
  for (;;) {
    const empire = rowOf(record.state().empires, id);
    if (empire.advancesInHand === 0) return;
    record.emit({
      type: 'TechYearRisen',
      cite: cite('OPT-20'),
      rolls: [],
      witnesses: onlyFor(id),
      empire: id,
      year: techYearOf(empire, rules) + 1,
      years: empire.techYears + 1,
      inHand: empire.advancesInHand - 1,
    });
    enterService(record, id, rules);
  }
}
