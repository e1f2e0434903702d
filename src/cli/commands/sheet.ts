import type { Command } from 'commander';
import type { Report } from '#app/usecases/reports/read-report';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import {
  PAPER_HELP,
  type PrintOptions,
  printDocument,
  printTrouble,
} from '#cli/output/print-document';
import { misused, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type SheetOptions = GlobalOptions &
  PrintOptions &
  Readonly<{ turn?: string; edition?: string; guide?: boolean }>;

/** Undefined: it is no number; null: the last one. */
const numberOrLast = (text: string | undefined): number | null | undefined =>
  text === undefined ? null : wholeNumber(text);

async function readReport(
  use: UseCases,
  empire: string,
  options: SheetOptions,
): Promise<Report | Readonly<{ reply: Reply }>> {
  const campaign = await chooseCampaign(use, options);
  if (!campaign.ok) return campaign;
  const player = choosePlayer(campaign.value, empire);
  if (!player.ok) return player;
  const asked = numberOrLast(options.turn);
  const edition = numberOrLast(options.edition);
  if (asked === undefined || edition === undefined) {
    return { reply: misused('--turn and --edition need whole numbers. Correct their values.') };
  }
  const last = campaign.value.desk.publications.findLast((one) => !one.undone)?.turn;
  const { actor } = campaign.value;
  const turn = asked ?? last ?? 0;
  const report = await use.readReport({ actor, turn, edition, empire: player.value.empire });
  return report.ok ? report.value : { reply: refused(report.error) };
}

async function sheet(
  { renderers }: CliDesk,
  use: UseCases,
  { empire, ...options }: SheetOptions & Readonly<{ empire: string }>,
): Promise<Reply> {
  const trouble = printTrouble(options);
  if (trouble !== null) return trouble;
  const report = await readReport(use, empire, options);
  if ('reply' in report) return report.reply;
  const { publishedAt: createdAt } = report;
  const render = await renderers();
  return printDocument(
    render,
    {
      document: render.sheet({ ...report, hasGuide: options.guide === true }),
      data: report,
      createdAt,
    },
    options,
  );
}

/** `farlane sheet`. */
export function addSheetCommand(program: Command, desk: CliDesk): void {
  program
    .command('sheet')
    .description('print the asset sheet of an empire, as it was issued')
    .argument('<empire>', 'its key or name')
    .option('--turn <number>', 'the turn (default: the last one)')
    .option(
      '--edition <number>',
      'the edition, if the turn has more than one (default: the last one)',
    )
    .option('--guide', 'tell at the end how orders are written')
    .option('--html <file>', 'write the sheet as an HTML file')
    .option('--pdf <file>', 'write the sheet as a PDF file')
    .option('--paper <size>', PAPER_HELP)
    .action((empire: string, _options: unknown, command: Command) =>
      performOpen(desk, command, (use) =>
        sheet(desk, use, { ...command.optsWithGlobals<SheetOptions>(), empire }),
      ),
    );
}
