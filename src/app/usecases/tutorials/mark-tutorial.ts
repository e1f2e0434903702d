import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { type Tutorial, TUTORIAL_STEPS, type TutorialMark } from '#app/ports/tutorial-record';
import { marksOf } from '#app/tutorials/marks-of';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** What a player does to a tutorial: leave out a step or take it up again, dismiss it, ask for it, or do what it is about. */
export type TutorialAct =
  | Readonly<{ kind: 'skip' | 'unskip'; step: string }>
  | Readonly<{ kind: 'dismiss' | 'ask' }>
  | Readonly<{ kind: 'finish'; turn: number }>;

export type MarkTutorialInput = Readonly<{ actor: Actor; tutorial: Tutorial; act: TutorialAct }>;

type Told = Pick<TutorialMark, 'state' | 'skipped' | 'turn'>;

function after(told: Told, act: TutorialAct): Told {
  const { state, skipped } = told;
  switch (act.kind) {
    case 'skip':
      return { ...told, skipped: [...skipped.filter((one) => one !== act.step), act.step] };
    case 'unskip':
      return { ...told, skipped: skipped.filter((one) => one !== act.step) };
    case 'dismiss':
      return { ...told, state: 'dismissed' };
    case 'ask':
      return { ...told, state: 'asked', turn: 0 };
    case 'finish':
      return state === 'open' || state === 'asked'
        ? { ...told, state: 'done', turn: act.turn }
        : told;
  }
}

const NOTHING_TOLD: Told = { state: 'open', skipped: [], turn: 0 };

const isStep = (tutorial: Tutorial, step: string): boolean =>
  TUTORIAL_STEPS[tutorial].some((one) => one === step);

/** Keeps what a player does to a tutorial, for their seat. */
export const markTutorial = ({ store }: Ports): UseCase<MarkTutorialInput, null> =>
  guarded(async ({ actor, tutorial, act }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const { seat, campaign } = actor;
    if (seat === undefined || ('step' in act && !isStep(tutorial, act.step))) return ok(null);
    const { own } = await store.read((reader) => marksOf(reader, actor, tutorial));
    const mark: TutorialMark = { seat, tutorial, ...after(own ?? NOTHING_TOLD, act) };
    const changes = [{ put: 'tutorial-mark', mark }] as const;
    // It is about one person alone, so that nobody else's page grows old by it.
    const written = await store.commit({ campaign, revision: null, changes });
    return written.ok ? ok(null) : refuse('STALE');
  });
