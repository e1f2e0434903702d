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
/** So many pay for the start of another thread. */
const PER_THREAD = 1000;

const HELP = `
The file is described in docs/formats/battle.md. The same file, number of battles and seed give the same answer, in however many
threads. Ctrl-C stops without an answer.`;

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
  if (seed === '') return misused('--seed asks for a word or a number.');
  const battles = numberUpTo(options.battles, MOST_BATTLES);
  if (battles === undefined) {
    return misused(`--battles asks for a number from 1 to ${String(MOST_BATTLES)}.`);
  }
  const threads = threadsOf(desk, options, battles);
  if (threads === undefined) {
    return misused(`--threads asks for a number from 1 to ${String(MOST_THREADS)}.`);
  }
  const battle = readInput(path);
  if (battle === undefined) {
    return refusedBecause(
      `The file “${path}” cannot be read. Name another, or - for what is piped in.`,
    );
  }
  const { oddsOfBattleFile } = await import('#app/usecases/odds-of-battle-file');
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
  if (answer.value === null) return refusedBecause('Stopped; nothing was counted to its end.');
  const { data, document } = answer.value;
  const { text } = await desk.renderers();
  return done(data, [text(document).trimEnd()]);
}

/** `farlane odds`. */
export function addOddsCommand(program: Command, desk: CliDesk): void {
  program
    .command('odds')
    .description('fight one battle from a file thousands of times, and tell what is to be expected')
    .argument('<file>', 'a battle file, or - for what is piped in')
    .option('--battles <number>', 'how many are fought', '5000')
    .option('--seed <text>', 'which dice: the same text gives the same odds', '1')
    .option('--threads <number>', 'how many work at it (as many as the machine has processors)')
    .addHelpText('after', HELP)
    .action((path: string, _options: unknown, command: Command) =>
      perform(desk, command, () => odds(desk, path, command.optsWithGlobals<OddsOptions>())),
    );
}
