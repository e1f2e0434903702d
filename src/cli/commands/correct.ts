import { counted } from '#kernel/words/counted';
import type { Command } from 'commander';
import type { CorrectionPreview } from '#app/corrections/correction-preview';
import type { UseCases } from '#app/use-cases';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { tableLines } from '#cli/output/difference-lines';
import { issuedLine } from '#cli/output/issued-line';
import { done, failed, misused, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type CorrectOptions = GlobalOptions &
  Readonly<{ reason?: string; tellReason?: true; dryRun?: true; at?: string }>;
type Correcting = CorrectOptions & Readonly<{ text: string }>;

const FORMAT_HELP = `
FILE has one edit on each line, such as: treasury human 40
or it is JSON. docs/formats/corrections.md describes both. Write - as FILE to pipe it in.`;

function lineText({ line, text, read, issues }: CorrectionPreview['lines'][number]): string {
  const head = `${String(line).padStart(4)}  ${read === '' ? text : read}`;
  return [head, ...issues.map((issue) => `      ${issue.text}`)].join('\n');
}

type Told = NonNullable<CorrectionPreview['effect']>['told'][number];

const whenText = (edition: Told['edition']): string =>
  edition === null
    ? 'will read in the next report:'
    : `gets edition ${String(edition)} of this turn’s report at once, and will read:`;

const treasuryLines = ({ before, after }: Told['treasuryNext']): readonly string[] =>
  before === after ? [] : [`  Treasury next turn, estimated: ${before} → ${after} EP`];

function effectLines({ effect }: CorrectionPreview): readonly string[] {
  if (effect === null) return ['', 'This correction can’t be made. Correct these errors first.'];
  const told = effect.told.flatMap(({ name, sentences, treasuryNext, edition }) => [
    '',
    `${name} ${whenText(edition)}`,
    ...sentences.map((sentence) => `  ${sentence}`),
    ...treasuryLines(treasuryNext),
  ]);
  return [...effect.tables.flatMap((table) => tableLines(table, effect.names)), ...told];
}

async function dryRun(use: UseCases, { actor }: AtDesk, options: Correcting): Promise<Reply> {
  const { text, reason = '', tellReason = false } = options;
  const tried = await use.previewCorrection({ actor, text, reason, tellReason });
  if (!tried.ok) return refused(tried.error);
  const preview = tried.value;
  const whole = preview.issues.filter(({ line }) => line === undefined).map((issue) => issue.text);
  const lines = [...whole, ...preview.lines.map(lineText), ...effectLines(preview)];
  return preview.effect === null ? failed(preview, lines) : done(preview, lines);
}

async function correct(use: UseCases, at: AtDesk, options: Correcting): Promise<Reply> {
  if (options.dryRun === true) return dryRun(use, at, options);
  const { text, reason, tellReason = false } = options;
  if (reason === undefined)
    return misused(
      'The correction has no reason. Add --reason and say why; it is kept with the correction.',
    );
  const version = options.at === undefined ? at.desk.version : wholeNumber(options.at);
  if (version === undefined)
    return misused('--at needs a version number. Take it from farlane turn show.');
  const { actor } = at;
  const made = await use.makeCorrection({ actor, version, text, reason, tellReason });
  if (!made.ok) return refused(made.error);
  const { edits, version: now, issued } = made.value;
  return done(made.value, [
    `Corrected by ${counted(edits, 'edit')} (version ${String(now)}). ${issuedLine(issued)}`,
    `To undo it: farlane turn undo`,
  ]);
}

/** `farlane correct`. */
export function addCorrectCommand(program: Command, desk: CliDesk): void {
  program
    .command('correct')
    .description(
      'correct the state of the campaign after a mistake, by all edits of a file or by none',
    )
    .argument('<file>', 'the edits')
    .option('--reason <text>', 'the reason, for the log')
    .option('--tell-reason', 'show the reason to the players concerned')
    .option('--dry-run', 'show the changes and what players would read, without making them')
    .option(
      '--at <version>',
      'the version you looked at: if the campaign has changed since, nothing is done (exit code 3)',
    )
    .addHelpText('after', FORMAT_HELP)
    .action((file: string, _options: unknown, command: Command) =>
      performInCampaign<CorrectOptions>(desk, command, async (use, at, options) => {
        const text = readInput(file);
        if (text === undefined)
          return misused(
            `Farlane can’t read the file ${file}. Name another file, or - to pipe one in.`,
          );
        return correct(use, at, { ...options, text });
      }),
    );
}
