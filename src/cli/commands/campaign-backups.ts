import { counted } from '#kernel/words/counted';
import type { Command } from 'commander';
import type { CliDesk } from '#cli/desk';
import { keeperRefused } from '#cli/output/file-trouble';
import { done, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';

const campaignsText = (campaigns: number): string =>
  counted(campaigns, 'campaign is', 'campaigns are');

async function backUp(
  { keeper }: CliDesk,
  { data, out }: GlobalOptions & Readonly<{ out?: string }>,
): Promise<Reply> {
  const made = await (await keeper(data)).backUp(out);
  if (!made.ok) return keeperRefused(made.error);
  const { file, bytes, campaigns } = made.value;
  return done(made.value, [
    `${campaignsText(campaigns)} saved in ${file} (${counted(bytes, 'byte')}). The file opens and is sound.`,
    'To restore it, stop the server and run: farlane campaign restore FILE',
  ]);
}

async function restore(
  { keeper }: CliDesk,
  { data, file: from }: GlobalOptions & Readonly<{ file: string }>,
): Promise<Reply> {
  const restored = await (await keeper(data)).restore(from);
  if (!restored.ok) return keeperRefused(restored.error);
  const { file, aside, campaigns } = restored.value;
  const back =
    aside === null
      ? 'The folder was empty before.'
      : `The old data is in ${aside}. To undo this, run: farlane campaign restore ${aside}`;
  return done(restored.value, [
    `${file} is restored. ${campaignsText(campaigns)} in it.`,
    back,
    'The sign-in links of the day of the backup are valid again. If they don’t work, remove sign-in-links.json: the next start makes new links.',
  ]);
}

/** `farlane campaign backup|restore`. */
export function addCampaignBackupCommands(campaign: Command, desk: CliDesk): void {
  campaign
    .command('backup')
    .description('copy all campaigns to one file; the server may be running')
    .option('-o, --out <file>', 'a new file, or a folder (default: beside the campaigns)')
    .action((_options: unknown, command: Command) =>
      perform(desk, command, () =>
        backUp(desk, command.optsWithGlobals<GlobalOptions & Readonly<{ out?: string }>>()),
      ),
    );
  campaign
    .command('restore')
    .description('replace all campaigns by a backup; the present data is kept aside')
    .argument('<file>', 'the backup file')
    .action((file: string, _options: unknown, command: Command) =>
      perform(desk, command, () =>
        restore(desk, { ...command.optsWithGlobals<GlobalOptions>(), file }),
      ),
    );
}
