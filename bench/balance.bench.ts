/**
 * How even the ten empires are: fleets of equal cost of each pair, in each era: npm run balance [-- --write]
 *
 * `--write` puts the tables into docs/balance.md. The dice are always the same, so the figures change only when the rules, the
 * doctrines or the classes do. `--era 3` measures one era.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { forceListsText } from '#main/force-lists-text';
import { classesMark } from '#test/support/balance/classes-mark';
import { bestOf, contendersIn, sharesOf } from '#test/support/balance/best-fleets';
import { sumOfScores, turned, type Score } from '#test/support/balance/duel';
import { matrixOf, type Pairing } from '#test/support/balance/matrix';
import { DOCTRINES_TRIED, EMPIRES, type Empire, ERAS, type Era } from '#test/support/balance/plans';

/** For each doctrine and each pair of plans. */
const BATTLES = 40;
const SEARCH = { tried: 60, kept: 32, battles: 2 };
const PAGE = new URL('../docs/balance.md', import.meta.url);
const [BEGIN, END] = ['<!-- figures:begin -->', '<!-- figures:end -->'];

const read = readForceLists(forceListsText());
if (!read.ok) throw new Error('The force lists cannot be read.');
const lists = read.value;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const nameOf = (empire: Empire): string =>
  lists.lists.find(({ id }) => id === empire)?.name.split(' ')[0] ?? empire;
const classOf = (id: string): string => lists.designs.find((one) => one.id === id)?.name ?? id;

const percent = ({ battles, points }: Score): number => (100 * points) / battles;
/** How far off it may well be by the luck of the dice (95 %). */
function plusMinus({ battles, points, squares }: Score): number {
  const mean = points / battles;
  return 196 * Math.sqrt(Math.max(0, squares / battles - mean * mean) / battles);
}

const scoreIn =
  (pairings: readonly Pairing[]) =>
  (own: Empire, enemy: Empire): Score | null => {
    const found = pairings.find(({ one, other }) => one === own && other === enemy);
    if (found !== undefined) return found.score;
    const back = pairings.find(({ one, other }) => one === enemy && other === own);
    return back === undefined ? null : turned(back.score);
  };

function matrixTable(pairings: readonly Pairing[]): string {
  const find = scoreIn(pairings);
  const rows = EMPIRES.map((own) => {
    const scores = EMPIRES.map((enemy) => find(own, enemy));
    const all = sumOfScores(scores.filter((one) => one !== null));
    return [
      nameOf(own),
      ...scores.map((one) => (one === null ? '' : percent(one).toFixed(1))),
      percent(all).toFixed(1),
    ];
  });
  return table(['', ...EMPIRES.map(nameOf), 'mean'], rows);
}

const TITLES = ['Starting Forces', 'Era I', 'Era II', 'Era III', 'Era IV', 'Era V'] as const;
const titleOf = (era: Era): string => `## ${TITLES[era]}\n`;

function eraText(era: Era): string {
  const pairings = matrixOf(lists, era, { battles: BATTLES, doctrines: DOCTRINES_TRIED });
  const off = pairings.map(({ score }) => Math.abs(percent(score) - 50));
  const wide = Math.max(...pairings.map(({ score }) => plusMinus(score)));
  const best = bestOf(contendersIn(lists, era, SEARCH), SEARCH.kept);
  const used = sharesOf(best).slice(0, 3);
  const words = used.map(({ id, share }) => `${classOf(id)} ${(100 * share).toFixed(0)} %`);
  const outside = off.filter((one) => one > 5).length;
  return [
    titleOf(era).trim(),
    matrixTable(pairings),
    `Each figure ± ${wide.toFixed(1)}. The farthest from 50 is off by ${Math.max(...off).toFixed(1)}; ${String(outside)} of ${String(off.length)} pairs are outside 45–55. Classes most often in the best fleets: ${words.join(', ')}.`,
  ].join('\n\n');
}

const only = argv.includes('--era') ? Number(argv[argv.indexOf('--era') + 1]) : null;
const sections = new Map<Era, string>();
for (const era of ERAS.filter((one) => only === null || one === only)) {
  const text = eraText(era);
  sections.set(era, text);
  stdout.write(`${text}\n\n`);
}
if (argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [figures = '', after = ''] = rest.split(END);
  // What isn't measured now stays as it is.
  const kept = ERAS.map(
    (era) =>
      sections.get(era) ??
      figures.split(/\n(?=## )/u).find((one) => one.startsWith(titleOf(era))) ??
      '',
  );
  const parts = [
    `Measured with the classes ${classesMark(lists)}.`,
    ...kept.map((one) => one.trim()),
  ];
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${parts.join('\n\n')}\n\n${END}${after}`);
}
