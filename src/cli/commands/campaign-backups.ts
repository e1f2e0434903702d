import type { Command } from 'commander';
import type { CliDesk } from '#cli/desk';
import { keeperRefused } from '#cli/output/file-trouble';
import { done, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform } from '#cli/perform';

const counted = (campaigns: number): string =>
  campaigns === 1 ? '1 campaign is' : `${String(campaigns)} campaigns are`;

async function backUp(
  { keeper }: CliDesk,
  { data, out }: GlobalOptions & Readonly<{ out?: string }>,
): Promise<Reply> {
  const made = await (await keeper(data)).backUp(out);
  if (!made.ok) return keeperRefused(made.error);
  const { file, bytes, campaigns } = made.value;
  return done(made.value, [
    `${counted(campaigns)} kept in ${file} (${String(bytes)} bytes), which opens and is sound.`,
    'To go back to it: stop the server, then farlane campaign restore FILE',
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
      ? 'There was nothing here before.'
      : `What was there is kept in ${aside}. To take this back: farlane campaign restore ${aside}`;
  return done(restored.value, [
    `${file} is the backup now; ${counted(campaigns)} in it.`,
    back,
    'Sign-in links are those of the day of the backup. Where they do not work, remove sign-in-links.json: the next start makes new ones.',
  ]);
}

/** `farlane campaign backup|restore`. */
export function addCampaignBackupCommands(campaign: Command, desk: CliDesk): void {
  campaign
    .command('backup')
    .description('copy all campaigns to one file, also while the server runs')
    .option(
      '-o, --out <file>',
      'a file that is not there yet, or a folder; else beside the campaigns',
    )
    .action((_options: unknown, command: Command) =>
      perform(desk, command, () =>
        backUp(desk, command.optsWithGlobals<GlobalOptions & Readonly<{ out?: string }>>()),
      ),
    );
  campaign
    .command('restore')
    .description('put a backup in the place of all campaigns; what is there now is kept aside')
    .argument('<file>', 'the backup')
    .action((file: string, _options: unknown, command: Command) =>
      perform(desk, command, () =>
        restore(desk, { ...command.optsWithGlobals<GlobalOptions>(), file }),
      ),
    );
}
