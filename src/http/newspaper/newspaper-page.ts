import type { OwnNotice } from '#app/talk/own-notices';
import type { Newspaper } from '#app/usecases/talk/read-newspaper';
import type { WholeIssue, WholeNewspaper } from '#app/usecases/talk/read-whole-newspaper';
import type { Link } from '#http/pages/page-parts';
import type { FormBody } from '#http/visits/form-body';
import type { ModeratorSeat, PlayerSeat } from '#http/visits/seat';
import type { NewspaperContent } from './newspaper-content.ts';
import { TEXTS } from './texts.ts';

/** A notice that came back with what was wrong; null: none. */
export type ReturnedNotice = Readonly<{ body: FormBody; problems: readonly string[] }> | null;

type Piece = NewspaperContent['issues'][number]['pieces'][number];
type Shown = Readonly<{
  seat: Pick<PlayerSeat | ModeratorSeat, 'base' | 'formToken'>;
  returned: ReturnedNotice;
  isLatest: boolean;
}>;

const news = ({ headline, text }: Readonly<{ headline: string; text: string }>): Piece => ({
  headline,
  text,
  by: '',
});

function formOf({ seat, returned }: Shown) {
  const { base, formToken } = seat;
  const sent = {
    headline: returned?.body.text('headline') ?? '',
    text: returned?.body.text('text') ?? '',
  };
  return { path: `${base}/newspaper`, formToken, problems: returned?.problems ?? [], sent };
}

function linksTo(earlier: number | null, { seat, isLatest }: Shown): readonly Link[] {
  const path = `${seat.base}/newspaper`;
  return [
    ...(earlier === null
      ? []
      : [{ href: `${path}?before=${String(earlier)}`, label: TEXTS.earlierIssues }]),
    ...(isLatest ? [] : [{ href: path, label: TEXTS.latestIssues }]),
  ];
}

type NameOf = (from: OwnNotice['from']) => string;

const noticeOf =
  (nameOf: NameOf) =>
  ({ from, headline, text }: OwnNotice): Piece => {
    const by = from === 'moderator' ? TEXTS.noticeByModerator : TEXTS.noticeBy(nameOf(from));
    return { headline, text, by };
  };

/** The newspaper as a player reads it. */
export function playersNewspaper(
  { campaign, fresh, issues, earlier, silence }: Newspaper,
  nameOf: NameOf,
  shown: Shown,
): NewspaperContent {
  const notice = noticeOf(nameOf);
  const next = { anchor: 'next', title: TEXTS.nextIssue, pieces: fresh.map(notice) };
  const printed = issues.map(({ turn, label, articles, notices }) => ({
    anchor: `turn-${String(turn)}`,
    title: TEXTS.issueOf(turn, label),
    pieces: [...articles.map(news), ...notices.map(notice)],
  }));
  return {
    name: TEXTS.nameOf(campaign),
    issues: fresh.length === 0 ? printed : [next, ...printed],
    links: linksTo(earlier, shown),
    silence,
    readers: TEXTS.readersOfPlayer,
    ...formOf(shown),
  };
}

const placedNotice = ({ from, headline, text }: WholeIssue['notices'][number]): Piece => ({
  headline,
  text,
  by: from === null ? TEXTS.noticeByModerator : TEXTS.noticeBy(from),
});

/** The newspaper as the moderator reads it. */
export function wholeNewspaper(
  { campaign, issues, earlier }: WholeNewspaper,
  shown: Shown,
): NewspaperContent {
  return {
    name: TEXTS.nameOf(campaign),
    issues: issues.map(({ turn, label, articles, notices }) => ({
      anchor: `turn-${String(turn)}`,
      title: TEXTS.issueOf(turn, label),
      pieces: [...articles.map(news), ...notices.map(placedNotice)],
    })),
    links: linksTo(earlier, shown),
    silence: [],
    readers: TEXTS.readersOfModerator,
    ...formOf(shown),
  };
}
