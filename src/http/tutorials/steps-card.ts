import type { Link } from '#http/pages/page-parts';
import type { StepsCard, TutorialKeys, TutorialStep } from './tutorial-content.ts';
import { TEXTS } from './texts.ts';

/** A step as the page finds it. */
export type FoundStep = Readonly<{
  id: string;
  label: string;
  isDone: boolean;
  text: string;
  link: Link | null;
  button?: TutorialStep['button'];
}>;

const STATES = {
  done: { mark: '✓', word: TEXTS.done },
  skipped: { mark: '–', word: TEXTS.leftOut },
  now: { mark: '▸', word: TEXTS.next },
  later: { mark: '○', word: TEXTS.toDo },
} as const;

const NO_BUTTON = { form: '', label: '' };

/** A card of steps: those that are done, those that the player left out, and the one that comes next. */
export function stepsCard(
  found: readonly FoundStep[],
  skipped: readonly string[],
  { keys, title, end }: Readonly<{ keys: TutorialKeys; title: string; end: string }>,
): StepsCard {
  const next = found.find(({ id, isDone }) => !isDone && !skipped.includes(id));
  const stateOf = ({ id, isDone }: FoundStep): TutorialStep['state'] => {
    if (isDone) return 'done';
    if (skipped.includes(id)) return 'skipped';
    return id === next?.id ? 'now' : 'later';
  };
  const steps = found.map(({ id, label, text, link, button = NO_BUTTON, ...step }) => {
    const state = stateOf({ id, label, text, link, ...step });
    const isSkipped = state === 'skipped';
    return { id, label, text, link, button, state, isSkipped, ...STATES[state] };
  });
  const done = steps.filter(({ state }) => state === 'done').length;
  return {
    keys,
    title,
    progress: TEXTS.progress(done, steps.length),
    now: steps.find(({ state }) => state === 'now') ?? null,
    end,
    steps,
  };
}
