import type { Phase, PhaseInput } from '#engine/record/phase';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { isYearEnd } from '#rules/calendar/is-year-end';
import { checkResearch } from './check-research.ts';
import { designClasses } from './design-class.ts';
import { reverseEngineer } from './reverse-engineer.ts';
import { useAdvances } from './use-advances.ts';

/** Reverse engineering, the yearly check of what was invested, and what advances unlock. @rule TECH-2 @rule TECH-4 @rule TECH-7 */
export const techPhase: Phase = {
  id: 'tech',
  cite: cite('TECH-2'),
  why: 'Points invested this turn count, and what an advance unlocks can be built from the next.',
  run: (input) => {
    const record = recorderOf(input.state);
    reverseEngineer(record, input);
    if (isYearEnd(input.state.turn)) checkEverybody(record, input);
    designClasses(record, input);
    for (const empire of keysById(input.state.empires)) {
      useAdvances(record, empire, input);
      if (isYearEnd(input.state.turn)) tellWhatIsKept(record, empire);
    }
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};

function checkEverybody(record: Recorder, { dice }: PhaseInput): void {
  const state = record.state();
  const systems = groupBy(valuesById(state.systems), (system) => system.owner);
  for (const empire of valuesById(state.empires)) {
    checkResearch(record, dice, empire, systems.get(empire.id) ?? []);
  }
}

function tellWhatIsKept(record: Recorder, empire: EmpireId): void {
  const inHand = rowOf(record.state().empires, empire).advancesInHand;
  if (inHand === 0) return;
  record.emit({
    type: 'AdvancesKept',
    cite: cite('TECH-4'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    inHand,
  });
}
