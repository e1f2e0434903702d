import type { SetupStep } from '#content/setups/setup-act';
import { STEP_WORDS } from '#app/setup/step-words';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Chip } from '#http/pages/page-parts';
import { setupBase } from './setup-paths.ts';
import { playerName, waitingText } from './waiting-words.ts';
import { TEXTS } from './texts.ts';

/** The pages of a setup, each with the step that it is about. */
export const STEP_PAGES = {
  map: 'map',
  rules: 'settings',
  empires: 'empires',
  homeworlds: 'homeworlds',
  galaxy: 'galaxy',
  colonies: 'colonies',
  forces: 'forces',
  start: 'ready',
} as const satisfies Readonly<Record<string, SetupStep>>;
export type StepPage = keyof typeof STEP_PAGES;
const PAGES = [
  'map',
  'rules',
  'empires',
  'homeworlds',
  'galaxy',
  'colonies',
  'forces',
  'start',
] as const;

/** The address of the page of a step. */
export const stepPath = (slug: string, page: StepPage): string => `${setupBase(slug)}/${page}`;

type StepItem = Readonly<{
  href: string;
  label: string;
  state: 'done' | 'now' | 'later' | 'open';
  isCurrent: boolean;
}>;

/** The head of every page of a setup. */
export type SetupHead = Readonly<{
  base: string;
  campaign: string;
  title: string;
  lead: string;
  steps: readonly StepItem[];
  /** What the setup waits for; empty: nothing. */
  waiting: string;
  chip: Chip;
  /** How the moderator goes back to the step of this page; null: nobody can. */
  back: Readonly<{ step: SetupStep; seen: string }> | null;
  /** For the moderator: the setup waits for seats that nobody has. Empty: it doesn’t. */
  vacant: string;
  formToken: string;
}>;

/** The page of the step at which a setup is. */
export const pageOfStep = (step: SetupStep): StepPage =>
  PAGES.find((page) => STEP_PAGES[page] === step) ?? 'start';

/** The steps that this setup has, in their order. */
const pagesOf = ({ steps }: Pick<SetupLook, 'steps'>): readonly StepPage[] =>
  PAGES.filter((page) => steps.includes(STEP_PAGES[page]));

/** Whether a step is behind, now, or ahead. */
function stateOf(
  { step, steps }: Pick<SetupLook, 'step' | 'steps'>,
  page: StepPage,
): 'done' | 'now' | 'later' {
  const [now, at] = [steps.indexOf(step), steps.indexOf(STEP_PAGES[page])];
  if (step === 'started' || at < now) return 'done';
  return at === now ? 'now' : 'later';
}

/** Whether it is the turn of the reader. */
const CHIPS = {
  yours: { tone: 'warning', mark: '▸', word: TEXTS.yourTurn },
  others: { tone: 'info', mark: '○', word: TEXTS.waitingForOthers },
  over: { tone: 'good', mark: '✓', word: TEXTS.done },
} as const satisfies Readonly<Record<string, Chip>>;

/** The sign that says whether it is the turn of the reader. */
export function turnChip({ isTurn, step }: Pick<SetupLook, 'isTurn' | 'step'>): Chip {
  if (step === 'started') return CHIPS.over;
  return isTurn ? CHIPS.yours : CHIPS.others;
}

type Titled = Readonly<{
  page: StepPage | 'names' | null;
  title?: string;
  lead: string;
  formToken: string;
}>;

/** Names are no step of their own: they can change as soon as there is a map. */
const namesItem = (look: SetupLook, page: Titled['page']): StepItem => ({
  href: `${setupBase(look.slug)}/names`,
  label: TEXTS.names,
  state: stateOf(look, 'galaxy') === 'done' && look.campaign === null ? 'open' : 'later',
  isCurrent: page === 'names',
});

function titleOf(page: Titled['page']): string {
  if (page === null) return TEXTS.overview;
  return page === 'names' ? TEXTS.names : STEP_WORDS[STEP_PAGES[page]];
}

/** The settings can change at every step without going back. */
function backOf(look: SetupLook, page: Titled['page']): SetupHead['back'] {
  const { isModerator, campaign, isGivenUp, marks } = look;
  if (page === null || page === 'names' || page === 'rules') return null;
  const isOpen = isModerator && campaign === null && !isGivenUp;
  if (!isOpen || stateOf(look, page) !== 'done') return null;
  return { step: STEP_PAGES[page], seen: marks.next };
}

function vacantOf({ isModerator, places, isGivenUp, campaign }: SetupLook): string {
  if (!isModerator || isGivenUp || campaign !== null) return '';
  const vacant = places.filter(({ isAwaited, isTaken, isOwn }) => isAwaited && !isTaken && !isOwn);
  return vacant.length === 0 ? '' : TEXTS.nobodyHasSeat(vacant.map(playerName));
}

/** The head of a page. */
export function setupHead(look: SetupLook, { page, title, lead, formToken }: Titled): SetupHead {
  const { slug, name } = look;
  return {
    base: setupBase(slug),
    campaign: name,
    title: title ?? titleOf(page),
    lead,
    steps: pagesOf(look).flatMap((one) => {
      const item = {
        href: stepPath(slug, one),
        label: STEP_WORDS[STEP_PAGES[one]],
        state: stateOf(look, one),
        isCurrent: one === page,
      };
      return one === 'start' ? [namesItem(look, page), item] : [item];
    }),
    waiting: waitingText(look),
    chip: turnChip(look),
    back: backOf(look, page),
    vacant: vacantOf(look),
    formToken,
  };
}
