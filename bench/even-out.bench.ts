/**
 * Evens out the classes of one era: npm run balance:even -- ERA [--minutes 20] [--attempt 2] [--write]
 *
 * Prints each move of construction points that makes the era more even, and stops when it is even or the time is over. `--write` writes the
 * classes into docs/rules/empires. Eras come in order, because an empire keeps using its older classes. Measure again by npm run balance.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { EMPIRE_LIST_IDS } from '#content/force-lists/list-headings';
import { forceListsText } from '#main/force-lists-text';
import type { UnitDesign } from '#model/forces/design';
import { evenedOut, lossOf, unevenIn, standingOf, type Work } from '#test/support/balance/even-out';
import type { Move } from '#test/support/balance/moves-of';
import { DOCTRINES_TRIED, ERAS } from '#test/support/balance/plans';

const read = readForceLists(forceListsText());
if (!read.ok) throw new Error('The force lists cannot be read.');
const lists = read.value;

const book = JSON.parse(readFileSync('docs/rules/vbam-units.data.json', 'utf8')) as Readonly<{
  units: readonly Readonly<{ name: string }>[];
}>;
const printed = new Set(book.units.map(({ name }) => name));
/** A flight of the Starting Forces flies in Era I too. */
const isEarlyFlight = ({ kind, era }: UnitDesign): boolean => kind === 'flight' && era === 0;
/** Recorded campaigns and examples of the rules are built on these. */
const KEPT = ['kili.riposte', 'kili.moulinet', 'human.omega', 'human.infantry'];
const era = ERAS.find((one) => String(one) === argv[2]);
if (era === undefined) throw new Error('Name an era: 0 (Starting Forces) to 5.');
const given = (name: string, usual: string): string =>
  argv.includes(name) ? (argv[argv.indexOf(name) + 1] ?? usual) : usual;
const minutes = Number(given('--minutes', '20'));
const work: Work = {
  era,
  attempt: given('--attempt', '1'),
  effort: { battles: 40, doctrines: DOCTRINES_TRIED },
  search: { tried: 60, kept: 32, battles: 2 },
  isKept: (one) => printed.has(one.name) || KEPT.includes(one.id) || isEarlyFlight(one),
};

/** Puts new stats into the line of a class; the rest of the file stays as it is. */
function write({ id, stats }: Move): void {
  const { name, list } = lists.designs.find((one) => one.id === id) ?? {};
  for (const one of EMPIRE_LIST_IDS.filter((empire) => empire === list)) {
    const file = `docs/rules/empires/${one}.json`;
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf(`"name": "${name ?? ''}"`);
    const end = text.indexOf('"name":', at + 1);
    const row = Object.entries(stats).reduce(
      (line, [stat, value]) => line.replace(new RegExp(`"${stat}": \\d+`), `"${stat}": ${value}`),
      text.slice(at, end),
    );
    writeFileSync(file, text.slice(0, at) + row + text.slice(end));
  }
}

const until = Date.now() + minutes * 60_000;
const start = standingOf(lists, work);
stdout.write(`Era ${era}: ${lossOf(start, work).toFixed(2)} off; ${unevenIn(start)}.\n`);
let trials = 0;
for (const step of evenedOut(start, work)) {
  trials += 1;
  if (step !== null) {
    const { moves, after } = step;
    const told = moves.map(({ id, stats }) => `${id} ${JSON.stringify(stats)}`).join(' and ');
    stdout.write(
      `${String(trials)}: ${told}: ${lossOf(after, work).toFixed(2)} off; ${unevenIn(after)}.\n`,
    );
    if (argv.includes('--write')) moves.forEach(write);
  }
  if (Date.now() > until) break;
}
stdout.write(`${String(trials)} trials.\n`);
