import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { classToUnlock, isEraComplete, type ResearchFacts } from '#rules/tech/class-to-unlock';

/**
 * Uses an empire's advances: each unlocks a class, and a completed era makes way for the next one
 * at once. What finds no class is kept.
 * @rule TECH-4
 */
export function useAdvances(record: Recorder, empire: EmpireId): void {
  riseWhileComplete(record, empire);
  for (;;) {
    const { advancesInHand } = rowOf(record.state().empires, empire);
    const design = classToUnlock(factsOf(record, empire));
    if (advancesInHand === 0 || design === undefined) return;
    record.emit({
      type: 'ClassUnlocked',
      cite: cite('TECH-4'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      design,
      inHand: advancesInHand - 1,
    });
    riseWhileComplete(record, empire);
  }
}

/** Each era is followed by the next until one has a class left, or none at all. */
function riseWhileComplete(record: Recorder, empire: EmpireId): void {
  while (isEraComplete(factsOf(record, empire))) {
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

function factsOf(record: Recorder, id: EmpireId): ResearchFacts {
  const { empires, forceLists, designs } = record.state();
  const empire = rowOf(empires, id);
  const { unlockFirst } = empire.standing;
  return { empire, unlockFirst, list: rowOf(forceLists, empire.forceList), designs };
}
