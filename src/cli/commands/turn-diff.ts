import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { differenceLines } from '#cli/output/difference-lines';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type DiffInput = GlobalOptions & Readonly<{ from: string; to?: string }>;

async function diff(use: UseCases, input: DiffInput): Promise<Reply> {
  const from = wholeNumber(input.from);
  const to = input.to === undefined ? null : wholeNumber(input.to);
  if (from === undefined || to === undefined) {
    return misused(
      'The command needs one or two versions, such as 3 and 7. Take them from farlane turn show.',
    );
  }
  const chosen = await chooseCampaign(use, input);
  if (!chosen.ok) return chosen.reply;
  const { actor } = chosen.value;
  const compared = await use.compareVersions({ actor, from, ...(to === null ? {} : { to }) });
  return compared.ok
    ? done(compared.value, differenceLines(compared.value))
    : refused(compared.error);
}

/** `farlane turn diff`. */
export function addTurnDiffCommand(turn: Command, desk: CliDesk): void {
  turn
    .command('diff')
    .description('show the differences between two versions, without fog; for moderators only')
    .argument('<from>', 'a version, from farlane turn show')
    .argument('[to]', 'another version (default: the present one)')
    .action((from: string, to: string | undefined, _options: unknown, command: Command) =>
      performOpen(desk, command, (use) =>
        diff(use, {
          ...command.optsWithGlobals<GlobalOptions>(),
          from,
          ...(to === undefined ? {} : { to }),
        }),
      ),
    );
}
