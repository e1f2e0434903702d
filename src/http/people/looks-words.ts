import type { Looks } from '#app/usecases/read-looks';
import type { LooksContent, LooksLine } from '#http/pages/people-contents';
import { timeText } from '#http/words/times';

type Look = Looks['looks'][number];
type Opening = Looks['openings'][number];

const WORDS: Readonly<Record<Look['what'], string>> = {
  orders: 'orders',
  receipts: 'receipts',
  sheet: 'asset sheet',
  report: 'report',
  questions: 'questions',
  preview: 'next report, before it was issued',
};

const lookWords = ({ what, turn }: Look): string =>
  what === 'preview'
    ? `A moderator looked at your ${WORDS[what]}`
    : `A moderator looked at your ${WORDS[what]} of turn ${String(turn)}`;

const openingWords = ({ plays, reason }: Opening): string => {
  const whose = plays.length === 0 ? 'too' : plays.join(' and ');
  return `A moderator, who plays ${whose}, looked at the true state: “${reason}”`;
};

/** All looks at what is a player's. */
export const looksPage = ({ looks, openings }: Looks): LooksContent => ({
  looks: looks.map((look) => ({ at: timeText(look.at), text: lookWords(look) })),
  openings: openings.map((one) => ({ at: timeText(one.at), text: openingWords(one) })),
});

/** So long an opening of the truth stands on the overview. */
const TOLD_MS = 14 * 86_400_000;

/** What stands of it on the overview: the last look, and what was opened since the report before this one. */
export function looksLine(
  { looks, openings }: Looks,
  { base, issuedAt }: Readonly<{ base: string; issuedAt: string }>,
): LooksLine {
  const [last] = looks;
  const since = new Date(Date.parse(issuedAt) - TOLD_MS).toISOString();
  return {
    last: last === undefined ? '' : `${lookWords(last)} (${timeText(last.at)}).`,
    openings: openings
      .filter(({ at }) => at >= since)
      .map((one) => `${openingWords(one)} (${timeText(one.at)}).`),
    href: `${base}/looks`,
  };
}
