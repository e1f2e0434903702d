/**
 * What doctrines do in typical fights, by the odds of many battles: npm run doctrines [-- --write]
 *
 * `--write` puts the tables into docs/doctrines.md. The dice are always the same, and each doctrine has the same dice in the same fight, so that the
 * figures change only when the rules or the doctrines do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { DOCTRINE_NAMES, DOCTRINES, type DoctrineName } from '#model/forces/doctrines';
import {
  type Figure,
  type Measured,
  type Way,
  enemyLostIn,
  leadIn,
  measure,
  measureEqual,
  ownLostIn,
  together,
} from '#test/support/doctrines/measure-fight';
import { SIMPLE_CHANGES } from '#test/support/doctrines/simple-changes';
import { EQUAL_FIGHTS, TYPICAL_FIGHTS } from '#test/support/doctrines/typical-fights';

const BATTLES = 1000;
const DEFAULT: Way = { doctrine: 'by-the-book' };
const PAGE = new URL('../docs/doctrines.md', import.meta.url);
const [BEGIN, END] = ['<!-- figures:begin -->', '<!-- figures:end -->'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const figure = ({ mean, plusMinus }: Figure): string =>
  `${mean.toFixed(1)} ± ${plusMinus.toFixed(1)}`;
const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);
const titles = DOCTRINE_NAMES.map((name) => DOCTRINES[name].title);

const inFights = new Map(
  DOCTRINE_NAMES.map((doctrine) => [
    doctrine,
    TYPICAL_FIGHTS.map((fight) => measure({ fight, own: { doctrine }, enemy: DEFAULT }, BATTLES)),
  ]),
);
const fightsOf = (doctrine: DoctrineName): readonly Measured[] => inFights.get(doctrine) ?? [];

function summary(): string {
  const rows = DOCTRINE_NAMES.map((name) => {
    const all = together(fightsOf(name));
    const { battles, wins, losses, shipsSaved, shipsAway } = all;
    return [
      DOCTRINES[name].title,
      percent(wins, battles),
      percent(losses, battles),
      figure(ownLostIn(all)),
      figure(enemyLostIn(all)),
      (shipsSaved / battles).toFixed(2),
      (shipsAway / battles).toFixed(2),
    ];
  });
  const head = [
    '',
    'won %',
    'lost %',
    'own EP lost',
    'enemy EP lost',
    'ships saved',
    'of them away',
  ];
  return table(head, rows);
}

function byFight(textOf: (one: Measured) => string): string {
  const rows = TYPICAL_FIGHTS.map(({ name }, at) => [
    name,
    ...DOCTRINE_NAMES.map((doctrine) =>
      fightsOf(doctrine)
        .slice(at, at + 1)
        .map(textOf)
        .join(''),
    ),
  ]);
  return table(['', ...titles], rows);
}

const leadOver = (own: Way, enemy: Way): Figure =>
  leadIn(together(EQUAL_FIGHTS.map((fight) => measureEqual({ fight, own, enemy }, 2 * BATTLES))));

function eachAgainstEach(): string {
  const rows = DOCTRINE_NAMES.map((own) => [
    DOCTRINES[own].title,
    ...DOCTRINE_NAMES.map((enemy) =>
      own === enemy
        ? ''
        : String(Math.round(leadOver({ doctrine: own }, { doctrine: enemy }).mean)),
    ),
  ]);
  return table(['against', ...titles], rows);
}

function againstChanges(): string {
  const rows = Object.entries(SIMPLE_CHANGES).map(([clause, change]) => [
    `\`${clause}\``,
    figure(leadOver(DEFAULT, { ...DEFAULT, ...change })),
  ]);
  return table(['By the book against itself with', 'lead'], rows);
}

const tables = [
  `## All fights together\n\nAgainst By the book, ${String(BATTLES)} battles of each fight.`,
  summary(),
  '## Own EP lost, fight by fight',
  byFight((one) => figure(ownLostIn(one))),
  '## Enemy EP lost, fight by fight',
  byFight((one) => figure(enemyLostIn(one))),
  '## Each against each\n\nThe lead of the doctrine on the left between equal fleets: battles won less battles lost, in percent, give or take 3.',
  eachAgainstEach(),
  '## The default against simple changes\n\nThe lead of By the book between equal fleets over itself with one clause changed. A lead below zero means that the change is better.',
  againstChanges(),
].join('\n\n');

stdout.write(`${tables}\n`);
if (argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
}
