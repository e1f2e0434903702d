import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { isYearEnd } from '#rules/calendar/is-year-end';
import { colonize } from './colonize.ts';
import { growSystems } from './grow-systems.ts';
import { improveSystems } from './improve-systems.ts';
import { specialiseColonies } from './specialise-colonies.ts';

/** Colonies are founded, improved, and grow once a year: each step over all systems. @rule COL-11 */
export const colonyPhase: Phase = {
  id: 'colony',
  cite: cite('COL-11'),
  why: 'What is built and landed this turn is there before the colonies take stock.',
  run: (input) => {
    const record = recorderOf(input.state);
    colonize(record, input);
    improveSystems(record, input);
    if (isYearEnd(input.state.turn)) growSystems(record, input);
    specialiseColonies(record, input);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
