import type { Flash } from '#http/pages/frame';
import { paperPath } from '#http/reports/report-files';
import { timeText } from '#http/words/times';
import type { IssuedDesk } from './issued-desk.ts';

type Desk = Pick<IssuedDesk, 'issued' | 'stage' | 'isClosed' | 'restored'>;

/** Says that orders may be lost because a backup was restored. */
function restoreFlashes({ restored, stage, isClosed }: Desk, base: string): readonly Flash[] {
  if (restored === null) return [];
  const { at, madeAt } = restored;
  const backup = madeAt === null ? 'a backup' : `a backup of ${timeText(madeAt)}`;
  const text = `An operator of this server restored ${backup} at ${timeText(at)}. Orders and answers that you sent in between are lost.`;
  if (stage !== 'orders' || isClosed) return [{ tone: 'warning', text }];
  const links = [{ href: `${base}/orders`, label: 'Your orders' }];
  return [{ tone: 'warning', text: `${text} Check your orders, and submit them again.`, links }];
}

/** What the moderator did last that changed the report. */
function amendmentText({ seen }: Pick<IssuedDesk['issued'], 'seen'>): string {
  const made = seen.findLast(({ type }) => type === 'CorrectionMade' || type === 'RelationSet');
  return made?.type === 'RelationSet' ? 'set a relation' : 'corrected your report';
}

/** Says that a correction changed the player's report, or that one was undone. @rule TURN-3 */
function correctionFlashes({ issued, stage }: Desk, base: string): readonly Flash[] {
  const { turn, edition, news } = issued;
  if (news !== 'corrected' && news !== 'uncorrected') return [];
  const what = `edition ${String(edition)} of turn ${String(turn)}`;
  const text =
    news === 'corrected'
      ? `The moderator ${amendmentText(issued)}. This is ${what}.`
      : `The moderator undid a correction of your report: ${what} is valid again.`;
  const report = { href: paperPath(base, issued, 'report'), label: 'Read the report' };
  if (stage !== 'orders') return [{ tone: 'info', text, links: [report] }];
  const orders = { href: `${base}/orders`, label: 'Your orders' };
  return [{ tone: 'warning', text: `${text} Check your orders again.`, links: [report, orders] }];
}

/** Notes above a player's order pages: what was changed or lost since they wrote. */
export const orderFlashes = (desk: Desk, base: string): readonly Flash[] => [
  ...restoreFlashes(desk, base),
  ...correctionFlashes(desk, base),
];

/** Notes above a player's overview: the same, and which earlier reports the present one replaces. */
export const overviewFlashes = (desk: Desk, base: string): readonly Flash[] => [
  ...restoreFlashes(desk, base),
  ...editionFlashes(desk, base),
];

function editionFlashes(desk: Desk, base: string): readonly Flash[] {
  const { turn, edition, news } = desk.issued;
  switch (news) {
    case 'first':
      return [];
    case 'again': {
      const text = `This is edition ${String(edition)} of turn ${String(turn)}. It replaces earlier editions of this turn.`;
      return [{ tone: 'info', text }];
    }
    case 'earlier-turn': {
      const text = `The moderator undid later turns: it is turn ${String(turn)} again. Later reports are taken back.`;
      return [{ tone: 'warning', text }];
    }
    case 'corrected':
    case 'uncorrected':
      return correctionFlashes(desk, base);
  }
}
