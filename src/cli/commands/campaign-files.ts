import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign } from '#cli/choose';
import { namesHere } from '#cli/names-here';
import type { CliDesk } from '#cli/desk';
import { withoutMark } from '#cli/files';
import { fileRefused } from '#cli/output/file-trouble';
import { linkLines } from '#cli/output/link-lines';
import { progressOn } from '#cli/output/progress';
import { done, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';

type ExportOptions = GlobalOptions & Readonly<{ out: string }>;
type ImportOptions = Readonly<{ file: string; name?: string }>;

const CHECKING = 'Replaying the campaign';

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
    `Exported “${about.name}”, turn ${String(about.turn)}: ${out}`,
    'The file contains the secret of the dice: don’t give it to players. It contains no sign-in links; import makes new ones.',
    'To import it, run: farlane campaign import FILE',
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
    own: await namesHere(use),
    ...(name === undefined ? {} : { name }),
    progress: progressOn(terminal, CHECKING),
  });
  if (!made.ok) return refused(made.error);
  const { slug, turn } = made.value;
  return done(made.value, [
    `Imported the campaign “${made.value.name}”, turn ${String(turn)}: ${slug}.`,
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
      'export a campaign with its whole history to one file; compressed if its name ends in .gz',
    )
    .argument('[campaign]', 'the campaign, if there is more than one')
    .requiredOption('-o, --out <file>', 'a new file')
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
    .description(
      'import a campaign from an exported file as a new campaign; prints new sign-in links',
    )
    .argument('<file>', 'the file')
    .option('--name <name>', 'the new name of the campaign (default: its old name)')
    .action((file: string, { name }: Readonly<{ name?: string }>, command: Command) =>
      performOpen(desk, command, (use) =>
        importFrom(desk, use, { file, ...(name === undefined ? {} : { name }) }),
      ),
    );
}
