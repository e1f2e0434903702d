import type { Command } from 'commander';
import { addCampaignBackupCommands } from '#cli/commands/campaign-backups';
import { addCampaignFileCommands } from '#cli/commands/campaign-files';
import { noSetup } from '#cli/commands/setup';
import { machineText, machineWords, MACHINES_HELP } from '#cli/machine-words';
import type { MachineSeat } from '#app/campaigns/machine-seats';
import { namesHere } from '#cli/names-here';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { linkLines } from '#cli/output/link-lines';
import { done, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { SETTINGS } from '#model/settings/rule-set';
import { settingLines } from '#app/settings/setting-lines';
import { performOpen } from '#cli/perform';
import { factsText } from '#model/campaign/guide-words';
import type { UseCases } from '#app/use-cases';

type NewOptions = Readonly<{
  scenario: string;
  setup?: string;
  set: Readonly<Record<string, string>>;
  machine: readonly MachineSeat[];
}>;

const SETTINGS_HELP = settingLines(SETTINGS)
  .map((line) => `  ${line}`)
  .join('\n');

/** `name=value`, after those before it. */
function withSetting(text: string, before: NewOptions['set']): NewOptions['set'] {
  const [name = '', ...value] = text.split('=');
  return { ...before, [name]: value.join('=') };
}

/** `Loran=hard/warlike`, after those before it. */
function withMachine(text: string, before: NewOptions['machine']): NewOptions['machine'] {
  const [empire = '', ...who] = text.split('=');
  return [...before, { empire, ...machineWords(who.join('='), 'machine-for-good') }];
}

/** A scenario that comes with the program, by its name, or a file of the caller's, by its path. */
export async function scenarioText(
  { scenarios }: Pick<CliDesk, 'scenarios'>,
  named: string,
): Promise<string | undefined> {
  return (await scenarios.read(named)) ?? readInput(named);
}

/** There is no such scenario; these there are. */
export async function noScenario(
  { scenarios }: Pick<CliDesk, 'scenarios'>,
  named: string,
): Promise<Reply> {
  const names = (await scenarios.names()).join(', ');
  return refusedBecause(
    `There is no scenario or file “${named}”. Name a file, or choose one of: ${names}.`,
  );
}

type Source = Readonly<{ scenario: string } | { setup: string } | { reply: Reply }>;

/** The text of the setup or of the scenario that a campaign is made from. */
async function sourceOf(
  desk: CliDesk,
  { setup: path, scenario: named }: Pick<NewOptions, 'setup' | 'scenario'>,
): Promise<Source> {
  if (path !== undefined) {
    const setup = readInput(path);
    return setup === undefined ? { reply: noSetup(path) } : { setup };
  }
  const scenario = await scenarioText(desk, named);
  return scenario === undefined ? { reply: await noScenario(desk, named) } : { scenario };
}

async function create(
  desk: CliDesk,
  use: UseCases,
  { name, set: settings, machine: machines, ...options }: NewOptions & Readonly<{ name: string }>,
): Promise<Reply> {
  const source = await sourceOf(desk, options);
  if ('reply' in source) return source.reply;
  const forceLists = await desk.forceLists();
  const made = await use.createCampaign({
    ...{ name, own: await namesHere(use), ...source },
    ...{ forceLists, settings, machines },
  });
  if (!made.ok) return refused(made.error);
  const { slug } = made.value;
  return done(made.value, [
    `Made the campaign “${made.value.name}”: ${slug}.`,
    '',
    ...linkLines(made.value),
    '',
    ...made.value.machines.map((one) => `${one.name} is played by ${machineText(one)}.`),
    ...(made.value.machines.length === 0 ? [] : ['']),
    'Next, open the first turn and issue the sheets: farlane turn run',
  ]);
}

async function list(use: UseCases): Promise<Reply> {
  const campaigns = await use.listCampaigns();
  if (!campaigns.ok) return refused(campaigns.error);
  if (campaigns.value.length === 0) {
    return done([], ['There is no campaign yet. Make one: farlane campaign new NAME']);
  }
  const rows = campaigns.value.map(({ slug, name, turn, label, stage }) => {
    return [slug, name, turn, label, stage];
  });
  return done(campaigns.value, textRows(['campaign', 'name', 'turn', 'date', 'stage'], rows));
}

async function scenarios(use: UseCases): Promise<Reply> {
  const offered = await use.listScenarios();
  if (!offered.ok) return refused(offered.error);
  const lines = offered.value.flatMap(({ id, name, description, players, guide }) => [
    `${id}: ${name}, ${factsText(players, guide)}`,
    `  ${description}`,
    ...(guide?.teaches ?? []).map((line) => `  - ${line}`),
    '',
  ]);
  const facts = offered.value.map(({ id, name, description, players, isExplored, guide }) => {
    return { id, name, description, players, isExplored, guide };
  });
  return done(facts, [...lines, 'Play one: farlane campaign new NAME --scenario SCENARIO']);
}

/** `farlane campaign new|list|scenarios|export|import|backup|restore`. */
export function addCampaignCommands(program: Command, desk: CliDesk): void {
  const campaign = program
    .command('campaign')
    .description('make, list, export, import and back up campaigns');
  campaign
    .command('new')
    .description('make a campaign from a scenario or a setup; prints its sign-in links')
    .argument('<name>', 'the name of the campaign')
    .option('-s, --scenario <name>', 'the name of a scenario, or a scenario file', 'first-contact')
    .option('--setup <file>', 'a setup file, in place of a scenario')
    .option('--set <setting=value>', 'change a setting; may be repeated', withSetting, {})
    .option(
      '--machine <empire=level/personality>',
      'let a machine play an empire, such as Loran=hard/warlike; may be repeated',
      withMachine,
      [],
    )
    .addHelpText('after', MACHINES_HELP)
    .addHelpText('after', `\nSettings, with the default first:\n${SETTINGS_HELP}`)
    .action((name: string, options: NewOptions, command: Command) =>
      performOpen(desk, command, (use) => create(desk, use, { ...options, name })),
    );
  campaign
    .command('list')
    .description('list the campaigns')
    .action((_options: unknown, command: Command) => performOpen(desk, command, list));
  campaign
    .command('scenarios')
    .description('list the scenarios that come with the program, and what they teach')
    .action((_options: unknown, command: Command) => performOpen(desk, command, scenarios));
  addCampaignFileCommands(campaign, desk);
  addCampaignBackupCommands(campaign, desk);
}
