import type { Command } from 'commander';
import type { SelfPlayed } from '#app/self-play/play-campaign';
import { noScenario, scenarioText } from '#cli/commands/campaign';
import type { CliDesk } from '#cli/desk';
import { done, failed, misused, refused, type Reply } from '#cli/output/reply';
import { type SelfPlayWords, selfPlayData, selfPlayLines } from '#cli/output/self-play-lines';
import { type GlobalOptions, perform } from '#cli/perform';
import { type MatchWords, playMatches } from './self-play-matches.ts';
import { seedsOf } from '#cli/seeds-of';
import { wholeNumber } from '#cli/whole-number';
import { counted } from '#kernel/words/counted';

type SelfPlayOptions = GlobalOptions & SelfPlayWords & Partial<MatchWords>;

const DEMO = 'first-contact';
const DEMO_EMPIRES = 2;

/** Rewrites one line of the terminal while campaigns are played. */
function progressOf({ terminal }: CliDesk, total: number): (played: SelfPlayed) => void {
  if (!terminal.isWatched) return () => undefined;
  let over = 0;
  let broken = 0;
  return ({ failure }) => {
    over += 1;
    if (failure !== null) broken += 1;
    const end = over === total ? '\n' : '';
    terminal.err(
      `\r${String(over)} of ${counted(total, 'campaign')}, ${String(broken)} broken${end}`,
    );
  };
}

type Numbers = Readonly<{ turns: number; seeds: readonly number[]; empires: number | null }>;

/** Undefined: some of them are none. */
function numbersOf({ turns, seeds, empires }: SelfPlayWords): Numbers | undefined {
  const [many, list] = [wholeNumber(turns), seedsOf(seeds)];
  const players = empires === undefined ? null : wholeNumber(empires);
  if (many === undefined || many === 0) return undefined;
  return list === undefined || players === undefined
    ? undefined
    : { turns: many, seeds: list, empires: players };
}

/** The world that the options name; undefined: one made for this number of empires. */
function worldOf({ scenario, map }: SelfPlayOptions, empires: number | null): string | undefined {
  const isDemo = map === undefined && (empires === null || empires === DEMO_EMPIRES);
  return scenario ?? (isDemo ? DEMO : undefined);
}

/** Null: there is no such map, or it is one beside another world. */
function mapOf({ map, scenario }: SelfPlayOptions): 'explore' | null | undefined {
  if (map === undefined) return undefined;
  return map === 'explore' && scenario === undefined ? map : null;
}

async function playAtRandom(desk: CliDesk, options: SelfPlayOptions): Promise<Reply> {
  const numbers = numbersOf(options);
  if (numbers === undefined) {
    return misused(
      '--empires and --turns need numbers, and --seeds needs a list such as 1-50 or 3,7. Correct their values.',
    );
  }
  const map = mapOf(options);
  if (map === null)
    return misused(
      '--map can only be “explore”, and not together with --scenario. Correct or leave out --map.',
    );
  const world = worldOf(options, numbers.empires);
  const scenario = world === undefined ? null : await scenarioText(desk, world);
  if (scenario === undefined) return noScenario(desk, world ?? '');
  const { selfPlay } = await import('#app/usecases/turns/self-play');
  const played = selfPlay({
    ...numbers,
    ...(map === undefined ? {} : { map, empires: numbers.empires ?? DEMO_EMPIRES }),
    scenario,
    forceLists: await desk.forceLists(),
    windows: options.windows === true,
    progress: progressOf(desk, numbers.seeds.length),
  });
  if (!played.ok) return refused(played.error);
  const { value } = played;
  const answer = value.failed.length === 0 ? done : failed;
  return answer(selfPlayData(value, options), selfPlayLines(value, options));
}

const play = (desk: CliDesk, { players, ...options }: SelfPlayOptions): Promise<Reply> =>
  players === undefined ? playAtRandom(desk, options) : playMatches(desk, { ...options, players });

/** `farlane selfplay`. */
export function addSelfPlayCommand(program: Command, desk: CliDesk): void {
  program
    .command('selfplay')
    .description(
      'play whole campaigns with random legal orders or machine players, and check the invariants',
    )
    .option(
      '--empires <number>',
      'the number of empires: 2 play First Contact, other numbers a small world',
    )
    .option('--turns <number>', 'the number of turns of each campaign', '20')
    .option('--seeds <numbers>', 'play one campaign for each seed, such as 1-50 or 3,7', '1-10')
    .option('-s, --scenario <name>', 'the name of a scenario, or a scenario file')
    .option('--map <explore>', 'explore: a map that is rolled in play')
    .option(
      '--players <list>',
      'machine players instead, one for each empire, such as standard,hard/warlike,random',
    )
    .option('--rings <number>', 'with --players: the rings of each map; usually as many as players')
    .option(
      '--victory <list>',
      'with --players: what wins besides conquest, such as expansion=40,time=120',
    )
    .option('--threads <number>', 'with --players: the number of campaigns that are played at once')
    .option('--windows', 'answer questions at random instead of by standing orders')
    .action((_options: unknown, command: Command) =>
      perform(desk, command, () => play(desk, command.optsWithGlobals<SelfPlayOptions>())),
    );
}
