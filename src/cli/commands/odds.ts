import type { Command } from 'commander';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { progressOn } from '#cli/output/progress';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type OddsOptions = GlobalOptions & Readonly<{ battles: string; seed: string; threads?: string }>;

const MOST_BATTLES = 1_000_000;
const MOST_THREADS = 64;
/** The number of battles that makes it worth starting another thread. */
const PER_THREAD = 1000;

const HELP = `
docs/formats/battle.md describes the file. The same file, number of battles and seed give the same odds with any number of
threads. Ctrl-C stops without a result.`;

const numberUpTo = (text: string, most: number): number | undefined => {
  const number = wholeNumber(text);
  return number === undefined || number === 0 || number > most ? undefined : number;
};

/** Undefined: it is no such number. */
function threadsOf(
  { processors }: CliDesk,
  { threads }: OddsOptions,
  battles: number,
): number | undefined {
  if (threads !== undefined) return numberUpTo(threads, MOST_THREADS);
  return Math.max(1, Math.min(processors, MOST_THREADS, Math.floor(battles / PER_THREAD)));
}

async function odds(desk: CliDesk, path: string, options: OddsOptions): Promise<Reply> {
  const { seed } = options;
  if (seed === '') return misused('--seed has no value. Give a word or a number.');
  const battles = numberUpTo(options.battles, MOST_BATTLES);
  if (battles === undefined) {
    return misused(
      `--battles needs a number from 1 to ${String(MOST_BATTLES)}. Correct its value.`,
    );
  }
  const threads = threadsOf(desk, options, battles);
  if (threads === undefined) {
    return misused(
      `--threads needs a number from 1 to ${String(MOST_THREADS)}. Correct its value.`,
    );
  }
  const battle = readInput(path);
  if (battle === undefined) {
    return refusedBecause(
      `Farlane can’t read the file “${path}”. Name another file, or - to pipe one in.`,
    );
  }
  const { oddsOfBattleFile } = await import('#app/usecases/odds/odds-of-battle-file');
  const answer = await oddsOfBattleFile({
    battle,
    forceLists: await desk.forceLists(),
    seed,
    battles,
    threads,
    run: desk.odds,
    progress: progressOn(desk.terminal, 'battles'),
  });
  if (!answer.ok) return refused(answer.error);
  if (answer.value === null) return refusedBecause('Stopped before the end, so there are no odds.');
  const { data, document } = answer.value;
  const { text } = await desk.renderers();
  return done(data, [text(document).trimEnd()]);
}

/** `farlane odds`. */
export function addOddsCommand(program: Command, desk: CliDesk): void {
  program
    .command('odds')
    .description('fight one battle from a file thousands of times, and show the odds')
    .argument('<file>', 'a battle file, or - to pipe one in')
    .option('--battles <number>', 'the number of battles', '5000')
    .option('--seed <text>', 'the seed of the dice: the same text gives the same odds', '1')
    .option('--threads <number>', 'the number of threads (default: the number of processors)')
    .addHelpText('after', HELP)
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => odds(desk, path, command.optsWithGlobals<OddsOptions>())),
    );
}
