import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { readInput } from '#cli/files';
import { done, refused, refusedBecause, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';

type WriteOptions = GlobalOptions & Readonly<{ file: string }>;

async function show(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readHouseRules({ actor });
  if (!read.ok) return refused(read.error);
  const { text, edition } = read.value;
  if (edition === 0) return done(read.value, ['This campaign has no house rules.']);
  return done(read.value, [`Version ${String(edition)}`, '', ...text.split('\n')]);
}

async function write(use: UseCases, { actor }: AtDesk, { file }: WriteOptions): Promise<Reply> {
  const text = readInput(file);
  if (text === undefined) {
    return refusedBecause(`Farlane can’t read “${file}”. Name another file, or - to pipe one in.`);
  }
  const before = await use.readHouseRules({ actor });
  if (!before.ok) return refused(before.error);
  const written = await use.writeHouseRules({ actor, looked: before.value.edition, text });
  if (!written.ok) return refused(written.error);
  const { edition } = written.value;
  return done(written.value, [
    `Version ${String(edition)} of the house rules is in force, and all players are told.`,
  ]);
}

/** `farlane house-rules show|write`. */
export function addHouseRulesCommands(program: Command, desk: CliDesk): void {
  const rules = program
    .command('house-rules')
    .description('show the house rules of a campaign, and write a new version');
  rules
    .command('show')
    .description('show the version in force')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, show));
  rules
    .command('write')
    .description('make the text of a file the new version')
    .argument('<file>', 'a text file; - to pipe it in')
    .action((file: string, _options: unknown, command: Command) =>
      performInCampaign<WriteOptions>(desk, command, (use, at, options) =>
        write(use, at, { ...options, file }),
      ),
    );
}
