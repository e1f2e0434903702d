import type { Command } from 'commander';
import type { FightBattleInput } from '#app/usecases/odds/fight-battle-file';
import type { CliDesk } from '#cli/desk';
import { readInput, writeOutput } from '#cli/files';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';

type BattleOptions = GlobalOptions &
  Readonly<{ seed?: string; dice?: string; html?: string; pdf?: string }>;

/** A battle outside any campaign is fought at no time: the same dice give the same file. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

const HELP = `
docs/formats/battle.md describes the file. A file of rolls has one roll on each line, in order,
such as “surprise: 7”, “scenario length: 3 4” or only the values. Text after # is ignored.`;

const noFile = (path: string): Reply =>
  refusedBecause(`Farlane can’t read the file “${path}”. Name another file, or - to pipe one in.`);

/** Undefined: the file of rolls cannot be read. */
function diceOf({ seed = '1', dice }: BattleOptions): FightBattleInput['dice'] | undefined {
  if (dice === undefined) return { kind: 'seed', seed };
  const rolls = readInput(dice);
  return rolls === undefined ? undefined : { kind: 'written', rolls };
}

/** Undefined: the options can be followed together. */
function misusedBy({ seed, dice, html, pdf }: BattleOptions): Reply | undefined {
  if (seed !== undefined && dice !== undefined) {
    return misused('You gave a seed and a file of rolls. Give only one of them.');
  }
  if (seed === '') return misused('--seed has no value. Give a word or a number.');
  return html !== undefined && pdf !== undefined
    ? misused('You gave --html and --pdf. Choose one of them.')
    : undefined;
}

async function battle(desk: CliDesk, path: string, options: BattleOptions): Promise<Reply> {
  const misuse = misusedBy(options);
  if (misuse !== undefined) return misuse;
  const text = readInput(path);
  if (text === undefined) return noFile(path);
  const dice = diceOf(options);
  if (dice === undefined) return noFile(options.dice ?? '');
  const forceLists = await desk.forceLists();
  const { fightBattleFile } = await import('#app/usecases/odds/fight-battle-file');
  const fought = fightBattleFile({ battle: text, forceLists, dice });
  if (!fought.ok) return refused(fought.error);
  const { document, ...data } = fought.value;
  const { html, pdf } = options;
  const render = await desk.renderers();
  const read = [path, options.dice];
  if (html !== undefined) {
    return written(data, html, writeOutput(html, render.playbackFile(document), { read }));
  }
  if (pdf === undefined) return done(data, [render.text(document).trimEnd()]);
  const page = await render.pdf(document, { createdAt: NO_TIME });
  return written(data, pdf, writeOutput(pdf, page, { read }));
}

const written = (data: object, path: string, trouble: string | undefined): Reply =>
  trouble === undefined
    ? done(data, [`Written: ${path}`])
    : refusedBecause(`Farlane can’t write ${path}: ${trouble}. Name another file.`);

/** `farlane battle`. */
export function addBattleCommand(program: Command, desk: CliDesk): void {
  program
    .command('battle')
    .description(
      'fight one battle from a file, outside any campaign; standing orders answer all questions',
    )
    .argument('<file>', 'a battle file, or - to pipe one in')
    .option(
      '--seed <text>',
      'the seed of the dice: the same text gives the same battle (default: 1)',
    )
    .option('--dice <file>', 'use these rolls instead, one on each line')
    .option('--html <file>', 'write an HTML page to step through the battle')
    .option('--pdf <file>', 'write the log of the battle as a PDF file')
    .addHelpText('after', HELP)
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => battle(desk, path, command.optsWithGlobals<BattleOptions>())),
    );
}
