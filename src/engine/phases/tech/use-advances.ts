import { enterService } from '#engine/record/enter-service';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { onlyFor } from '#model/events/fact';
import { classToUnlock, isEraComplete, type ResearchFacts } from '#rules/tech/class-to-unlock';
import { researchFactsOf } from '#rules/tech/research-facts-of';
import { raiseTechYear } from './raise-tech-year.ts';
import { rollForClass } from './roll-for-class.ts';

type Given = Pick<PhaseInput, 'rules' | 'dice'>;

/**
 * Uses an empire's advances: each unlocks a class, raises the tech year, or adds to the chance of a class. A completed era is followed by
 * the next one at once. Advances without a class are kept.
 * @rule TECH-4
 * @rule OPT-20
 * @ruling OPT-20 Beyond the last date of a force list an advance still raises the tech year, but unlocks nothing, and the asset sheet says that
 *   no class is still to come. A house list can have any later dates, and a correction can set the year of service of a class.
 * @ruling An advance is kept if no class is left to unlock, and nothing is rolled then.
 */
export function useAdvances(record: Recorder, empire: EmpireId, { rules, dice }: Given): void {
  riseWhileComplete(record, empire, rules);
  switch (rules.research) {
    case 'era':
      unlockEach(record, empire, rules, () => true);
      return;
    case 'chance': {
      const stream = dice.stream('new class', empire);
      unlockEach(record, empire, rules, () => rollForClass(record, stream, empire));
      return;
    }
    case 'inServiceDate':
      enterService(record, empire, rules);
      raiseTechYear(record, empire, rules);
      riseWhileComplete(record, empire, rules);
  }
}

/** Repeats while there are an advance and a class for it. A tried advance is used up, even if it fails. */
function unlockEach(
  record: Recorder,
  empire: EmpireId,
  rules: RuleSet,
  comesTrue: () => boolean,
): void {
  for (;;) {
    const { advancesInHand } = rowOf(record.state().empires, empire);
    const design = classToUnlock(factsOf(record, empire, rules));
    if (advancesInHand === 0 || design === undefined) return;
    if (!comesTrue()) continue;
    unlock(record, empire, design, advancesInHand - 1);
    riseWhileComplete(record, empire, rules);
  }
}

function unlock(record: Recorder, empire: EmpireId, design: DesignId, inHand: number): void {
  record.emit({
    type: 'ClassUnlocked',
    cite: cite('TECH-4'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    design,
    inHand,
  });
}

/** Each era is followed by the next until one has a class left, or none at all. */
function riseWhileComplete(record: Recorder, empire: EmpireId, rules: RuleSet): void {
  while (isEraComplete(factsOf(record, empire, rules))) {
    record.emit({
      type: 'EraRisen',
      cite: cite('TECH-4'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      era: rowOf(record.state().empires, empire).era + 1,
    });
  }
}

function factsOf(record: Recorder, id: EmpireId, rules: RuleSet): ResearchFacts {
  const state = record.state();
  return researchFactsOf(state, rowOf(state.empires, id), rules);
}
