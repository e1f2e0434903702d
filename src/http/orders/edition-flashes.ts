import type { Flash } from '#http/pages/frame';
import { paperPath } from '#http/routes/report-files';
import type { IssuedDesk } from './issued-desk.ts';

type Desk = Pick<IssuedDesk, 'issued' | 'stage'>;

/** Notes above a player's order pages that a correction changed their report, or that one was undone. @rule TURN-3 */
export function correctionFlashes({ issued, stage }: Desk, base: string): readonly Flash[] {
  const { turn, edition, news } = issued;
  if (news !== 'corrected' && news !== 'uncorrected') return [];
  const what = `edition ${String(edition)} of turn ${String(turn)}`;
  const text =
    news === 'corrected'
      ? `The moderator corrected your report. This is ${what}.`
      : `The moderator undid a correction of your report: ${what} is valid again.`;
  const report = { href: paperPath(base, issued, 'report'), label: 'Read the report' };
  if (stage !== 'orders') return [{ tone: 'info', text, links: [report] }];
  const orders = { href: `${base}/orders`, label: 'Your orders' };
  return [{ tone: 'warning', text: `${text} Check your orders again.`, links: [report, orders] }];
}

/** Says so when what a player was issued already has been corrected or taken back. */
export function editionFlashes(desk: Desk, base: string): readonly Flash[] {
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
