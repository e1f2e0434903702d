import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { SettingsPreview } from '#app/usecases/settings/read-settings';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { counted } from '#kernel/words/counted';
import { settingLines } from '#model/settings/setting-lines';

type Settings = Readonly<Record<string, string>>;
type ChangeOptions = GlobalOptions & Readonly<{ settings: readonly string[]; reason?: string }>;

async function show(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readSettings({ actor });
  if (!read.ok) return refused(read.error);
  const lines = settingLines(read.value.rules).map(
    ({ key, name, value, isDefault }) =>
      `${key}: ${value}${isDefault ? '' : ' (not the default)'}   ${name.toLowerCase()}`,
  );
  return done(read.value.rules, lines);
}

/** `name=value` pairs by name. */
const settingsIn = (texts: readonly string[]): Settings =>
  Object.fromEntries(
    texts.map((text) => {
      const [name = '', ...value] = text.split('=');
      return [name, value.join('=')];
    }),
  );

const previewLines = ({ changes, isAtOnce, sheets }: SettingsPreview): readonly string[] => [
  ...changes.map(({ setting, from, to }) => `${setting}: ${String(from)} → ${String(to)}`),
  ...(isAtOnce
    ? ['Orders are open, so each player gets another edition of their report.']
    : ['Players are told with their next reports.']),
  ...sheets.map(
    ({ name, before, after }) =>
      `${name}: ${counted(after, 'submitted order')} would be refused, now ${String(before)}.`,
  ),
];

/** Shows what a change does, and makes it if it has a reason. */
async function change(
  use: UseCases,
  { actor }: AtDesk,
  { settings: texts, reason }: ChangeOptions,
): Promise<Reply> {
  const settings = settingsIn(texts);
  const preview = await use.previewSettings({ actor, settings });
  if (!preview.ok) return refused(preview.error);
  const lines = previewLines(preview.value);
  if (reason === undefined) {
    const how = 'Nothing is changed yet. Add --reason TEXT to change it; all players read it.';
    return done(preview.value, [...lines, how]);
  }
  const { version } = preview.value;
  const changed = await use.changeSettings({ actor, version, settings, reason });
  if (!changed.ok) return refused(changed.error);
  return done(changed.value, [...lines, 'The settings are changed, and all players are told.']);
}

/** `farlane settings show|change`. */
export function addSettingsCommands(program: Command, desk: CliDesk): void {
  const settings = program
    .command('settings')
    .description('show the settings of a campaign, and change them');
  settings
    .command('show')
    .description('list all settings with their values')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, show));
  settings
    .command('change')
    .description('preview a change of settings; with a reason, make it')
    .argument('<setting=value...>', 'the settings to change')
    .option('--reason <text>', 'why; all players read it, and the change is made')
    .action((texts: readonly string[], _options: unknown, command: Command) =>
      performInCampaign<ChangeOptions>(desk, command, (use, at, options) =>
        change(use, at, { ...options, settings: texts }),
      ),
    );
}
