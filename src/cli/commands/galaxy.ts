import type { Command } from 'commander';
import { settingLines } from '#app/settings/setting-lines';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { MAP_SIZE_LINES } from '#app/galaxy/map-size-lines';
import type { MadeGalaxy, MakeGalaxyInput } from '#app/usecases/galaxies/make-galaxy';
import { noScenario, scenarioText } from '#cli/commands/campaign';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { fileRefused } from '#cli/output/file-trouble';
import { galaxyLines, rollLines } from '#cli/output/galaxy-lines';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type Settings = Readonly<Record<string, string>>;
type NewOptions = GlobalOptions &
  Readonly<{
    players: string;
    rings?: string;
    seed?: string;
    title: string;
    names?: string;
    lists?: string;
    homes?: string;
    map?: string;
    set: Settings;
    forces?: string;
    treaties?: string;
    out: string;
    rolls?: string;
  }>;

const SETTINGS_HELP = `
The maps of the book:
${MAP_SIZE_LINES.map((line) => `  ${line}`).join('\n')}

Settings, with the default first:
${settingLines(GALAXY_SETTINGS)
  .map((line) => `  ${line}`)
  .join('\n')}

Keep the seed secret: anybody who knows it can draw the map.`;

/** `name=value`, after those before it. */
function withSetting(text: string, before: Settings): Settings {
  const [name = '', ...value] = text.split('=');
  return { ...before, [name]: value.join('=') };
}

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').map((part) => part.trim());

/** Undefined: some of the numbers are none. */
function planOf({
  players,
  rings,
  homes,
}: NewOptions): Pick<MakeGalaxyInput, 'players' | 'rings' | 'homes'> | undefined {
  const many = wholeNumber(players);
  const wide = wholeNumber(rings ?? players);
  const places = homes === undefined ? null : listOf(homes).map(wholeNumber);
  if (many === undefined || wide === undefined) return undefined;
  if (places === null) return { players: many, rings: wide, homes: null };
  const known = places.flatMap((place) => place ?? []);
  return known.length === places.length ? { players: many, rings: wide, homes: known } : undefined;
}

/** The settings with how forces are bought; undefined: the file with them cannot be read. */
function forcesIn({
  forces,
  map,
  set: given,
}: NewOptions): Pick<MakeGalaxyInput, 'settings' | 'forces'> | undefined {
  const set = map === undefined ? given : { ...given, map };
  if (forces === undefined) return { settings: set };
  if (forces === 'auto') return { settings: { ...set, startingForces: 'bought' } };
  if (forces === 'none') return { settings: { ...set, startingForces: 'treasury' } };
  const text = readInput(forces);
  return text === undefined ? undefined : { settings: set, forces: text };
}

async function create(desk: CliDesk, options: NewOptions): Promise<Reply> {
  const plan = planOf(options);
  if (plan === undefined) {
    return misused(
      '--players and --rings need numbers, and --homes needs a list such as 0,6,12. Correct their values.',
    );
  }
  const forces = forcesIn(options);
  if (forces === undefined) {
    return refusedBecause(
      `Farlane can’t read ${options.forces ?? ''}. Name a file, -, auto or none.`,
    );
  }
  const seed = options.seed ?? desk.newSeed();
  const { makeGalaxy } = await import('#app/usecases/galaxies/make-galaxy');
  const made = makeGalaxy({
    ...plan,
    name: options.title,
    seed,
    names: listOf(options.names),
    lists: listOf(options.lists),
    treaties: options.treaties ?? '',
    ...forces,
    forceLists: await desk.forceLists(),
  });
  return made.ok ? written(desk, made.value, { ...options, seed }) : refused(made.error);
}

async function written(
  { files }: CliDesk,
  { scenario, summary, rolls }: MadeGalaxy,
  { out, rolls: log, seed }: NewOptions & Readonly<{ seed: string }>,
): Promise<Reply> {
  const file = await files.write(out, scenario);
  if (!file.ok) return fileRefused(file.error);
  if (log !== undefined) {
    const logged = await files.write(log, `${rollLines(rolls).join('\n')}\n`);
    if (!logged.ok) return fileRefused(logged.error);
  }
  return done({ file: out, seed, ...summary, rolls: log === undefined ? [] : rolls }, [
    ...galaxyLines(summary),
    '',
    `Written: ${out}${log === undefined ? '' : ` and ${log}`}`,
    `Seed: ${seed}`,
    `Next: farlane campaign new NAME --scenario ${out}`,
  ]);
}

async function show(desk: CliDesk, named: string): Promise<Reply> {
  const scenario = await scenarioText(desk, named);
  if (scenario === undefined) return noScenario(desk, named);
  const { showGalaxy } = await import('#app/usecases/galaxies/show-galaxy');
  const shown = showGalaxy({ scenario, forceLists: await desk.forceLists() });
  return shown.ok ? done(shown.value, galaxyLines(shown.value)) : refused(shown.error);
}

/** `farlane galaxy new|show`. */
export function addGalaxyCommands(program: Command, desk: CliDesk): void {
  const galaxy = program
    .command('galaxy')
    .description('make maps, and compare what they offer each player');
  galaxy
    .command('new')
    .description('make a galaxy from the tables of the book, as a scenario file')
    .requiredOption('-p, --players <number>', 'the number of empires, 1 to 20')
    .option('-r, --rings <number>', 'rings of hexes around the hub (default: one for each player)')
    .option(
      '--seed <text>',
      'the seed of the dice: the same text gives the same galaxy (default: a new one)',
    )
    .option('--title <name>', 'the name of the scenario', 'A new galaxy')
    .option(
      '--names <names>',
      'names of the empires in player order, separated by commas (default: rolled)',
    )
    .option('--lists <ids>', 'their force lists in player order (default: one after the other)')
    .option(
      '--homes <places>',
      'places of the homeworlds on the outermost ring (default: evenly spread)',
    )
    .option('--map <kind>', 'pregenerated (the whole map now) or explore (rolled in play)')
    .option(
      '--forces <auto|none|file>',
      'starting units: bought for everybody, none, or from a file (default: auto)',
    )
    .option(
      '--treaties <pairs>',
      'treaties before the first turn, by player number: 1-2=trade,1-3=military',
    )
    .option(
      '--set <setting=value>',
      'change a setting of the map; may be repeated',
      withSetting,
      {},
    )
    .requiredOption('-o, --out <file>', 'the new file to write')
    .option('--rolls <file>', 'also write every roll to this file, one on each line')
    .addHelpText('after', SETTINGS_HELP)
    .action((_options: unknown, command: Command) =>
      perform(desk, command, () => create(desk, command.optsWithGlobals<NewOptions>())),
    );
  galaxy
    .command('show')
    .description('compare what a map offers each player')
    .argument('<scenario>', 'the name of a scenario, or a scenario file')
    .action((named: string, _options: unknown, command: Command) =>
      perform(desk, command, () => show(desk, named)),
    );
}
