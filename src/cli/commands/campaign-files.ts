import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { withoutMark } from '#cli/files';
import { fileRefused } from '#cli/output/file-trouble';
import { linkLines } from '#cli/output/link-lines';
import { progressOn } from '#cli/output/progress';
import { done, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';

type ExportOptions = GlobalOptions & Readonly<{ out: string }>;
type ImportOptions = Readonly<{ file: string; name?: string }>;

const CHECKING = 'Playing again what happened';

async function exportTo(
  { terminal, files }: CliDesk,
  use: UseCases,
  { out, ...options }: ExportOptions,
): Promise<Reply> {
  const chosen = await chooseCampaign(use, options);
  if (!chosen.ok) return chosen.reply;
  const { actor } = chosen.value;
  const made = await use.exportCampaign({ actor, progress: progressOn(terminal, CHECKING) });
  if (!made.ok) return refused(made.error);
  const { text, ...about } = made.value;
  const written = await files.write(out, text);
  if (!written.ok) return fileRefused(written.error);
  return done({ ...about, file: out }, [
    `“${about.name}” as it stands in turn ${String(about.turn)} is written: ${out}`,
    'The secret of its dice is in it: give it to nobody who plays. Links are not; import makes new ones.',
    'To bring it in: farlane campaign import FILE',
  ]);
}

async function importFrom(
  { terminal, files }: CliDesk,
  use: UseCases,
  { file, name }: ImportOptions,
): Promise<Reply> {
  const read = await files.read(file);
  if (!read.ok) return fileRefused(read.error);
  const made = await use.importCampaign({
    text: withoutMark(read.value),
    ...(name === undefined ? {} : { name }),
    progress: progressOn(terminal, CHECKING),
  });
  if (!made.ok) return refused(made.error);
  const { slug, turn } = made.value;
  return done(made.value, [
    `The campaign “${made.value.name}” is brought in, in turn ${String(turn)}: ${slug}.`,
    '',
    ...linkLines(made.value),
    '',
    `Next: farlane turn show -c ${slug}`,
  ]);
}

/** `farlane campaign export|import`. */
export function addCampaignFileCommands(campaign: Command, desk: CliDesk): void {
  campaign
    .command('export')
    .description(
      'write a campaign with all its past to one file; compressed if its name ends in .gz',
    )
    .argument('[campaign]', 'which, when there are several')
    .requiredOption('-o, --out <file>', 'a file that is not there yet')
    .action((slug: string | undefined, _options: unknown, command: Command) =>
      performOpen(desk, command, (use) => {
        const options = command.optsWithGlobals<ExportOptions>();
        return exportTo(desk, use, {
          ...options,
          ...(slug === undefined ? {} : { campaign: slug }),
        });
      }),
    );
  campaign
    .command('import')
    .description('bring in a campaign from such a file, beside those there are; prints new links')
    .argument('<file>', 'the file')
    .option('--name <name>', 'what the campaign is called here; else as it was')
    .action((file: string, { name }: Readonly<{ name?: string }>, command: Command) =>
      performOpen(desk, command, (use) =>
        importFrom(desk, use, { file, ...(name === undefined ? {} : { name }) }),
      ),
    );
}
