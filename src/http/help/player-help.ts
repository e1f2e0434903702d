import type { Tutorial } from '#app/ports/tutorial-record';
import { GLOSSARY_PATH } from '#http/glossary/glossary-path';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { NOT_YET_PATH } from '#http/rules/not-yet';
import { RULES_PATH } from '#http/rules/rules';
import type { Site } from '#http/site';
import type { TutorialKeys } from '#http/tutorials/tutorial-content';
import { tutorialKeys } from '#http/tutorials/tutorial-keys';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';

const PATH = '/help';

type HelpContent = Readonly<{
  guides: readonly Readonly<{
    keys: TutorialKeys;
    title: string;
    about: string;
    isShown: boolean;
    state: string;
  }>[];
  papers: readonly (Link & Readonly<{ about: string }>)[];
}>;

const HELP_PAGE = template<HelpContent>('help');

const GUIDES: Readonly<
  Record<Tutorial, Readonly<{ title: string; about: string; shown: string; back: string }>>
> = {
  'first-turn': {
    title: TEXTS.firstTurn,
    about: TEXTS.firstTurnAbout,
    shown: TEXTS.isShownOnDesk,
    back: '/orders/map',
  },
  'first-question': {
    title: TEXTS.firstQuestion,
    about: TEXTS.firstQuestionAbout,
    shown: TEXTS.isShownWithFirst,
    back: '/questions',
  },
  'first-battle': {
    title: TEXTS.firstBattle,
    about: TEXTS.firstBattleAbout,
    shown: TEXTS.isShownWithFirst,
    back: PATH,
  },
};

const IN_ORDER: readonly Tutorial[] = ['first-turn', 'first-question', 'first-battle'];

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

const papersOf = (base: string): HelpContent['papers'] => [
  { href: `${base}/#how-to-win`, label: TEXTS.howToWin, about: TEXTS.howToWinAbout },
  { href: '/guide', label: SHARED_TEXTS.playersGuide, about: TEXTS.playersGuideAbout },
  { href: GLOSSARY_PATH, label: SHARED_TEXTS.wordsOfGame, about: TEXTS.wordsAbout },
  { href: `${base}/rules-sheet`, label: TEXTS.settings, about: TEXTS.settingsAbout },
  { href: RULES_PATH, label: SHARED_TEXTS.rulesOfThisServer, about: TEXTS.rulesAbout },
  { href: NOT_YET_PATH, label: SHARED_TEXTS.notBuiltYet, about: TEXTS.notBuiltYetAbout },
];

/** What helps a new player: the guides, which can be asked for and dismissed here, and what there is to read. */
async function help({ useCases }: Site, { seat }: PlayerVisit): Promise<Reply> {
  const { actor, base } = seat;
  const turn = await useCases.readSeatTurn({ actor });
  if (!turn.ok) return problemReply(turn.error, HOME);
  const guides: HelpContent['guides'][number][] = [];
  for (const tutorial of IN_ORDER) {
    const { back, shown, ...said } = GUIDES[tutorial];
    const read = await useCases.readTutorial({ actor, tutorial, turn: turn.value ?? 1 });
    if (!read.ok) return problemReply(read.error, HOME);
    const { isShown } = read.value;
    const state = isShown ? shown : TEXTS.isNotShown;
    const keys = tutorialKeys(seat, tutorial, `${base}${isShown ? PATH : back}`);
    guides.push({ ...said, keys, isShown, state });
  }
  return pageReply(HELP_PAGE, { guides, papers: papersOf(base) }, { title: TEXTS.help });
}

export const PLAYER_HELP_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: PATH,
    page: HELP_PAGE,
    nav: { label: TEXTS.help, menu: 9 },
    handle: help,
  },
];
