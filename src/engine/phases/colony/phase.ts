import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { pursueObjectives } from '#engine/worlds/pursue-objectives';
import { cite } from '#kernel/reasons/cite';
import { isYearEnd } from '#rules/calendar/is-year-end';
import { checkMorale } from './check-morale.ts';
import { colonize } from './colonize.ts';
import { growSystems } from './grow-systems.ts';
import { improveSystems } from './improve-systems.ts';
import { keepLaw } from './keep-law.ts';
import { riseUp } from './rise-up.ts';
import { specialiseColonies } from './specialise-colonies.ts';
import { takeReprisals } from './take-reprisals.ts';

/**
 * Colonies are founded, improved, grow once a year, and take stock of their Morale, for which they are ruled: each step
 * over all systems. @rule COL-11
 */
export const colonyPhase: Phase = {
  id: 'colony',
  cite: cite('COL-11'),
  why: 'Units built and landed this turn are there before the colonies are checked.',
  run: (input) => {
    const record = recorderOf(input.state);
    colonize(record, input);
    improveSystems(record, input);
    if (isYearEnd(input.state.turn)) growSystems(record, input);
    checkMorale(record, input);
    riseUp(record, input);
    keepLaw(record, input);
    takeReprisals(record, input);
    specialiseColonies(record, input);
    pursueObjectives(record, input);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
