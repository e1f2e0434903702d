/**
 * What forecasts and warnings say, and what then happens: npm run advice [-- --matches N] [--turns N] [--odds] [--write]
 *
 * Machines of the standard level play campaigns of two and of three. Each turn, all that a player would be told by Farlane is written down, and
 * compared with what the turn brings. At one question of each battle the odds are asked as its player would ask them, and the battle is
 * played on many times from there: that is slow, and done instead of all else by `--odds`. `--write` puts the figures into docs/advice.md. The same seeds play the same campaigns.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { playMatch } from '#app/self-play/play-match';
import { sumOf } from '#kernel/numbers/sum';
import { forceListsText } from '#main/force-lists-text';
import {
  adviceOnlooker,
  type AdviceFigures,
  type Calibration,
  noFigures,
} from '#test/support/advice/measure-advice';
import { type OddsCase, oddsOnlooker } from '#test/support/advice/measure-odds';

const PAGE = new URL('../docs/advice.md', import.meta.url);
const isOfOdds = argv.includes('--odds');
const BLOCK = isOfOdds ? 'odds' : 'figures';
const [BEGIN, END] = [`<!-- ${BLOCK}:begin -->`, `<!-- ${BLOCK}:end -->`];
const PLAYER = { kind: 'machine', level: 'standard', personality: 'balanced' } as const;

const numberAfter = (flag: string, usual: number): number => {
  const at = argv.indexOf(flag);
  return at < 0 ? usual : Number(argv[at + 1]);
};
const matches = numberAfter('--matches', 12);
const turns = numberAfter('--turns', 40);

const lists = readForceLists(forceListsText());
if (!lists.ok) throw new Error(JSON.stringify(lists.error));
const figures = noFigures();
const odds: OddsCase[] = [];
const onlooker = isOfOdds ? oddsOnlooker(lists.value, odds) : adviceOnlooker(figures);
let played = 0;
for (let seed = 1; seed <= matches; seed += 1) {
  const players = Array.from({ length: seed % 2 === 0 ? 2 : 3 }, () => PLAYER);
  const match = { seed, turns, players, rings: 3, forceLists: forceListsText() };
  const result = playMatch(match, () => performance.now(), onlooker);
  if (!result.ok) throw new Error(result.error.text);
  if (result.value.failure !== null) throw new Error(JSON.stringify(result.value.failure));
  played += result.value.turns;
  stderr.write(`${String(seed)} of ${String(matches)}\n`);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Twice the standard error of a share. */
const margin = ({ cases, came }: Calibration): string => {
  if (cases === 0) return '–';
  const share = came / cases;
  return `± ${(200 * Math.sqrt((share * (1 - share)) / cases)).toFixed(1)}`;
};
const chanceRow = (what: string, one: Calibration): readonly string[] => [
  what,
  String(one.cases),
  percent(one.foretold, one.cases),
  percent(one.came, one.cases),
  margin(one),
];

const oddsRow = (what: string, cases: readonly OddsCase[]): readonly string[] => [
  what,
  String(cases.length),
  percent(
    sumOf(cases, ({ told }) => told),
    cases.length,
  ),
  percent(
    sumOf(cases, ({ came }) => came),
    cases.length,
  ),
  percent(
    sumOf(cases, ({ told, came }) => Math.abs(told - came)),
    cases.length,
  ),
];

const DECILES = Array.from({ length: 10 }, (_, at) => at);
const decileOf = ({ told }: OddsCase): number => Math.min(9, Math.floor(told * 10));
const ODDS_HEAD = ['questions', 'mean odds', 'won when played on', 'mean difference'];

/** Odds of winning at questions: by what they told, and by when they were asked. */
const oddsText = (): string =>
  [
    table(
      ['odds told', ...ODDS_HEAD],
      DECILES.map((at) =>
        oddsRow(
          `${String(10 * at)} to ${String(10 * at + 10)} %`,
          odds.filter((one) => decileOf(one) === at),
        ),
      ),
    ),
    table(
      ['asked', ...ODDS_HEAD],
      [
        oddsRow(
          'before the first round',
          odds.filter(({ round }) => round === 0),
        ),
        oddsRow(
          'in the first round',
          odds.filter(({ round }) => round === 1),
        ),
        oddsRow(
          'later',
          odds.filter(({ round }) => round > 1),
        ),
      ],
    ),
  ].join('\n\n');

function textOf({
  raidsInReport,
  raids,
  growth,
  falls,
  rises,
  threats,
  treasury,
}: AdviceFigures): string {
  const { told, toldAndCame, untold, untoldAndCame } = threats;
  const { cases, exact, near, off } = treasury;
  return [
    table(
      ['chance of', 'told', 'mean chance', 'came true', '95 % of samples'],
      [
        chanceRow('raiders coming to an own system, as the report tells it', raidsInReport),
        chanceRow('raiders coming to an own system, as the desk tells it after the orders', raids),
        chanceRow('growth in the yearly check', growth),
        chanceRow('Morale falling in the check', falls),
        chanceRow('Morale rising in the check', rises),
      ],
    ),
    table(
      ['own systems without enemies', 'turns', 'an enemy came', 'share'],
      [
        [
          'the layer Enemies shows somebody',
          String(told),
          String(toldAndCame),
          percent(toldAndCame, told),
        ],
        ['it shows nobody', String(untold), String(untoldAndCame), percent(untoldAndCame, untold)],
      ],
    ),
    table(
      ['estimate of the next Treasury', 'estimates', 'exact', 'within 2 EP', 'mean difference'],
      [
        [
          '',
          String(cases),
          percent(exact, cases),
          percent(near, cases),
          `${(off / Math.max(1, cases)).toFixed(2)} EP`,
        ],
      ],
    ),
  ].join('\n\n');
}

const length = `${String(matches)} campaigns, ${String(played)} turns in all.`;
const text = `${length}\n\n${isOfOdds ? oddsText() : textOf(figures)}`;
stdout.write(`${text}\n`);
if (argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
