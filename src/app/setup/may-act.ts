import type { SetupAct, SetupStep } from '#content/setups/setup-act';
import { SETUP_STEPS } from '#content/setups/setup-act';
import type { InputIssue } from '#app/use-case-error';
import { STEP_WORDS } from './step-words.ts';
import type { Setup, SetupBy } from './setup.ts';
import { setupIssue } from './setup-issue.ts';
import { playersToDecide } from './whose-turn.ts';

const BEFORE_THE_START: readonly SetupStep[] = SETUP_STEPS.filter((step) => step !== 'started');
const from = (first: SetupStep): readonly SetupStep[] =>
  BEFORE_THE_START.slice(BEFORE_THE_START.indexOf(first));

/** The steps in which each kind of act can be done. */
const STEPS: Readonly<Record<SetupAct['kind'], readonly SetupStep[]>> = {
  rename: BEFORE_THE_START,
  map: ['map'],
  roll: ['galaxy'],
  edits: ['galaxy'],
  settings: BEFORE_THE_START,
  preset: ['map', 'settings'],
  'force-lists': ['map', 'settings', 'empires'],
  'remove-list': ['map', 'settings', 'empires'],
  treaties: ['empires', 'homeworlds', 'galaxy', 'colonies'],
  empire: from('empires'),
  homeworld: ['homeworlds'],
  colonies: ['colonies'],
  forces: ['forces', 'ready'],
  names: from('galaxy'),
  absent: BEFORE_THE_START,
  next: ['map', 'settings', 'empires', 'galaxy'],
  back: BEFORE_THE_START,
  start: ['ready'],
};

const ONLY_MODERATOR: ReadonlySet<SetupAct['kind']> = new Set([
  ...(['rename', 'map', 'roll', 'edits', 'settings', 'preset', 'force-lists'] as const),
  ...(['remove-list', 'treaties', 'absent', 'next', 'back', 'start'] as const),
]);

/** Why somebody can't do this now; empty: they can. */
export function actIssues(setup: Setup, act: SetupAct, by: SetupBy): readonly InputIssue[] {
  const { step } = setup;
  if (by.kind === 'player' && ONLY_MODERATOR.has(act.kind)) {
    return [setupIssue('NOT_YOURS', '', 'Only the moderator can do this.')];
  }
  if (step === 'started') {
    return [setupIssue('STARTED', '', 'The campaign has started, so its setup can’t be changed.')];
  }
  const whose = 'player' in act ? act.player : null;
  if (whose !== null && whose > setup.seats.length) {
    const text = `There is no player ${String(whose)}. Choose one from 1 to ${String(setup.seats.length)}.`;
    return [setupIssue('PLAYER', 'player', text)];
  }
  if (by.kind === 'player' && whose !== by.player) {
    return [setupIssue('NOT_YOURS', 'player', 'You can decide only for your own empire.')];
  }
  if (!STEPS[act.kind].includes(step)) {
    const text = `The setup is at the step ${STEP_WORDS[step]}, so this can’t be done now.`;
    return [setupIssue('STEP', '', text)];
  }
  return turnIssues(setup, act);
}

/** Homeworlds and colonies are chosen in turn. @rule MAP-2 @rule OPT-5 */
function turnIssues(setup: Setup, act: SetupAct): readonly InputIssue[] {
  if (act.kind !== 'homeworld' && act.kind !== 'colonies') return [];
  const [next] = playersToDecide(setup);
  if (next === act.player) return [];
  return [setupIssue('TURN', 'player', `It is the turn of player ${String(next)}.`)];
}
