import type { Command } from 'commander';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { galaxyLines } from '#cli/output/galaxy-lines';
import {
  PAPER_HELP,
  type PrintOptions,
  printDocument,
  printTrouble,
} from '#cli/output/print-document';
import { done, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { type GlobalOptions, perform } from '#cli/perform';
import type { CheckedSetup } from '#app/usecases/setups/check-setup';

type SheetOptions = GlobalOptions & PrintOptions;

/** What is said of a setup that can’t be read. */
export const noSetup = (path: string): Reply =>
  refusedBecause(`Farlane can’t read the setup “${path}”. Name another file, or - to pipe one in.`);

function chosenLines({ chosenForThem }: CheckedSetup): readonly string[] {
  if (chosenForThem.length === 0) return [];
  const rows = chosenForThem.map(({ player, text }) => [`player ${String(player)}`, text]);
  return ['', 'Chosen automatically:', ...textRows(['whom', 'what'], rows)];
}

async function check(desk: CliDesk, path: string): Promise<Reply> {
  const setup = readInput(path);
  if (setup === undefined) return noSetup(path);
  const { checkSetup } = await import('#app/usecases/setups/check-setup');
  const checked = checkSetup({ setup, forceLists: await desk.forceLists() });
  if (!checked.ok) return refused(checked.error);
  const { name, summary } = checked.value;
  return done(checked.value, [
    `“${name}” can begin.`,
    '',
    ...galaxyLines(summary),
    ...chosenLines(checked.value),
    '',
    `Next: farlane campaign new NAME --setup ${path}`,
  ]);
}

/** A setup has no date, and the same file always gives the same sheet. */
const UNDATED = '2000-01-01T00:00:00.000Z';

async function sheet(desk: CliDesk, path: string, options: PrintOptions): Promise<Reply> {
  const trouble = printTrouble(options);
  if (trouble !== null) return trouble;
  const setup = readInput(path);
  if (setup === undefined) return noSetup(path);
  const { rulesOfSetup } = await import('#app/usecases/setups/rules-of-setup');
  const read = rulesOfSetup({ setup });
  if (!read.ok) return refused(read.error);
  const document = read.value;
  const render = await desk.renderers();
  return printDocument(render, { document, data: document, createdAt: UNDATED }, options);
}

/** `farlane setup check|sheet`. */
export function addSetupCommands(program: Command, desk: CliDesk): void {
  const setup = program
    .command('setup')
    .description('check the setup of a campaign, and print its rules for players');
  setup
    .command('check')
    .description('say what a setup gives and what is chosen automatically, or all that is wrong')
    .argument('<file>', 'a setup file, or - to pipe one in')
    .addHelpText('after', '\ndocs/formats/setup.md describes the file. Nothing is stored.')
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => check(desk, path)),
    );
  setup
    .command('sheet')
    .description('print what the campaign will be played by, with what differs from the book')
    .argument('<file>', 'a setup file, or - to pipe one in')
    .option('--html <file>', 'write the sheet as an HTML file')
    .option('--pdf <file>', 'write the sheet as a PDF file')
    .option('--paper <size>', PAPER_HELP)
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => sheet(desk, path, command.optsWithGlobals<SheetOptions>())),
    );
}
