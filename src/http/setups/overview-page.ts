import type { SetupPlace } from '#app/setups/setup-places';
import type { SetupLine, SetupLook } from '#app/usecases/setups/read-setup';
import { STEP_WORDS } from '#app/setup/step-words';
import type { Moment } from '#http/clock/clock-contents';
import { momentOf } from '#http/clock/moment-of';
import { type Field, placeFields, selectField, textField } from '#http/forms/field';
import type { Chip, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { FormBody } from '#http/visits/form-body';
import { SHARED_TEXTS } from '#http/words/texts';
import { chipOf, presentIn, seatText } from './place-words.ts';
import { unchosenText } from './step-state.ts';
import { pageOfStep, type SetupHead, setupHead, stepPath } from './setup-head.ts';
import { setupBase, sheetPath } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

type PlayerRow = Readonly<{
  player: string;
  empire: string;
  list: string;
  seat: string;
  chip: Chip;
}>;

type SeatCard = Readonly<{
  player: number;
  label: string;
  who: string;
  hasLink: boolean;
  mayInvite: boolean;
  mayPlay: boolean;
  mayFree: boolean;
  isAbsent: boolean;
}>;

/** The first page of a setup. */
export type OverviewContent = Readonly<{
  head: SetupHead;
  problems: readonly string[];
  /** Empty: there is no campaign yet. */
  campaignHref: string;
  next: Link | null;
  sheet: Link;
  players: readonly PlayerRow[];
  /** For the moderator. */
  seats: readonly SeatCard[];
  /** Several seats have neither a person nor a link. */
  mayInviteAll: boolean;
  history: readonly Readonly<{ at: Moment; who: string; what: string; undone: boolean }>[];
  undo: SetupLook['undo'];
  manage: Readonly<{
    rename: readonly Field[];
    back: readonly Field[];
    seen: string;
    fileHref: string;
  }> | null;
}>;

export const SETUP_PAGE = template<OverviewContent>('setup');

type Asked = Readonly<{
  look: SetupLook;
  /** Names of force lists by their ids. */
  listName: (id: string) => string;
  formToken: string;
  sent: FormBody;
  problems: readonly string[];
  /** Where the reader sits in the campaign; empty: it has not started. */
  campaignHref: string;
}>;

/** While players buy, the moderator has seen their units, and can’t begin to play. */
const mayBegin = ({ player, step }: SetupLook): boolean =>
  player === null && step !== 'forces' && step !== 'ready';

function seatCard(place: SetupPlace, look: SetupLook): SeatCard {
  const { player, empire, isTaken, isOwn, hasLink, isAbsent } = place;
  return {
    player,
    label: empire === null ? TEXTS.player(player) : TEXTS.playerAndEmpire(player, empire),
    who: seatText(place),
    hasLink,
    mayInvite: !isTaken,
    mayPlay: !isTaken && mayBegin(look),
    mayFree: isTaken || isOwn,
    isAbsent,
  };
}

/** Whether a seat has neither a person nor a link. */
export const isUninvited = ({ isTaken, isOwn, hasLink }: SetupPlace): boolean =>
  !isTaken && !isOwn && !hasLink;

const lineOf = ({ at, by, what, undone }: SetupLine): OverviewContent['history'][number] => ({
  at: momentOf(at),
  who: by === 'moderator' ? TEXTS.moderator : TEXTS.player(by),
  what,
  undone,
});

function manageOf({ look, sent }: Asked): OverviewContent['manage'] {
  const { isModerator, steps, step, seesAll } = look;
  if (!isModerator || isOver(look)) return null;
  const name = textField({
    ...{ name: 'name', label: SHARED_TEXTS.nameOfCampaign, max: 60, required: true },
    sent: sent.has('name') ? sent : { ...sent, text: () => look.name },
  });
  const earlier = steps.slice(0, steps.indexOf(step));
  const back = selectField({
    ...{ name: 'step', label: TEXTS.earlierStep, sent },
    offers: earlier.map((value) => ({ value, label: STEP_WORDS[value] })),
  });
  return {
    rename: placeFields([name], 'rename', new Map()),
    back: earlier.length === 0 ? [] : placeFields([back], 'back', new Map()),
    seen: look.marks.next,
    fileHref: seesAll ? `${setupBase(look.slug)}/file` : '',
  };
}

const isOver = ({ isGivenUp, campaign }: SetupLook): boolean => isGivenUp || campaign !== null;

/** The step that the reader goes on with. */
function nextLink(look: SetupLook): Link | null {
  if (isOver(look)) return null;
  const href = stepPath(look.slug, pageOfStep(look.step));
  const step = STEP_WORDS[look.step];
  return { href, label: look.isTurn ? TEXTS.goOn(step) : TEXTS.lookAtStep(step) };
}

function listText(place: SetupPlace, listName: Asked['listName'], unchosen: string): string {
  if (!place.isKnown) return TEXTS.notKnown;
  const { forceList } = presentIn(place);
  return forceList === null ? unchosen : listName(forceList);
}

/** The overview of a setup. */
export function overviewPage(asked: Asked): OverviewContent {
  const { look, listName, formToken, problems } = asked;
  const { places, history, isModerator } = look;
  const unchosen = unchosenText(look);
  return {
    head: setupHead(look, { page: null, lead: TEXTS.overviewLead, formToken }),
    problems,
    campaignHref: asked.campaignHref,
    next: nextLink(look),
    sheet: { href: sheetPath(look.slug), label: TEXTS.rulesSheet },
    players: places.map((place) => ({
      player: TEXTS.player(place.player),
      empire: place.isKnown ? (presentIn(place).empire ?? unchosen) : TEXTS.notKnown,
      list: listText(place, listName, unchosen),
      seat: seatText(place),
      chip: chipOf(place),
    })),
    seats: isModerator && !isOver(look) ? places.map((place) => seatCard(place, look)) : [],
    mayInviteAll: isModerator && !isOver(look) && places.filter(isUninvited).length > 1,
    history: history.map(lineOf).reverse(),
    undo: look.undo,
    manage: manageOf(asked),
  };
}
