import { listed } from '#kernel/words/listed';
import type { Looks } from '#app/usecases/people/read-looks';
import type { LooksContent, LooksLine } from './people-contents.ts';
import { timeText } from '#http/words/times';

type Look = Looks['looks'][number];
type Opening = Looks['openings'][number];

/** What was looked at; `turn`: ` of turn 5`, or nothing. */
const WORDS: Readonly<Record<Look['what'], (turn: string) => string>> = {
  orders: (turn) => `looked at your orders${turn}`,
  receipts: (turn) => `looked at your receipts${turn}`,
  sheet: (turn) => `looked at your asset sheet${turn}`,
  report: (turn) => `looked at your report${turn}`,
  questions: (turn) => `looked at your questions${turn}`,
  preview: () => 'looked at your next report before it was issued',
  desk: (turn) => `looked at your report and orders${turn}`,
  map: (turn) => `looked at your star map${turn}`,
  truth: (turn) => `opened the moderator’s view${turn}, which shows the whole campaign without fog`,
  relations: () => 'looked at the relations of all empires',
  'what-if': () => 'used the true forces of all empires to calculate the chances of a battle',
  corrections: () => 'opened the corrections, which show the true values of all empires',
  'random-events': () => 'opened the page of random events',
  shadow: (turn) => `ran a trial of the submitted orders of all empires${turn}`,
  'shadow-drafts': (turn) =>
    `ran a trial of the orders of all empires${turn}, with your draft if it was newer`,
  previews: () => 'looked at an overview of the next reports before they were issued',
  file: () => 'exported the whole campaign as a file',
  copy: () => 'copied the whole campaign, without letters and drafts, to try something out',
  events: (turn) => `read all events${turn}`,
  history: () => 'read the history of a system, a fleet, a unit or an empire',
  figures: () => 'looked at graphs of the figures and losses of all empires',
  differences: (turn) => `compared the true states of the campaign up to a point${turn}`,
  battles: (turn) => `opened the page of battles under way${turn}`,
  outcomes: (turn) => `opened the page of battles fought elsewhere${turn}`,
};

const lookWords = ({ what, turn }: Look): string =>
  `A moderator ${WORDS[what](turn === 0 ? '' : ` of turn ${String(turn)}`)}`;

const openingWords = ({ plays, reason }: Opening): string => {
  const whose = plays.length === 0 ? 'too' : listed(plays);
  return `A moderator, who plays ${whose}, opened the moderator’s view: “${reason}”`;
};

/** All looks at what is a player's. */
export const looksPage = ({ looks, openings }: Looks): LooksContent => ({
  looks: looks.map((look) => ({ at: timeText(look.at), text: lookWords(look) })),
  openings: openings.map((one) => ({ at: timeText(one.at), text: openingWords(one) })),
});

/** How long the overview shows that a moderator opened the view without fog. */
const TOLD_MS = 14 * 86_400_000;

/** The part of it on the overview: the last look, and openings since the report before this one. */
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
