import type { Tutorial } from '#app/ports/tutorial-record';
import type { Link } from '#http/pages/page-parts';

/** A step of a guide. */
export type TutorialStep = Readonly<{
  id: string;
  label: string;
  state: 'done' | 'skipped' | 'now' | 'later';
  isSkipped: boolean;
  mark: string;
  word: string;
  text: string;
  /** To the thing itself; null: there is none. */
  link: Link | null;
  /** The button of a form of the page that does it; no label: none does. */
  button: Readonly<{ form: string; label: string }>;
}>;

/** What the forms of a guide carry. `back`: the page that they come back to. `help`: where the guide can be asked for again. */
export type TutorialKeys = Readonly<{
  path: string;
  formToken: string;
  tutorial: Tutorial;
  back: string;
  help: string;
}>;

/** A guide with steps, as a card on the page that it is about. */
export type StepsCard = Readonly<{
  keys: TutorialKeys;
  title: string;
  progress: string;
  /** The first step that is to do; null: none is. */
  now: TutorialStep | null;
  end: string;
  steps: readonly TutorialStep[];
}>;
