import type { Command } from 'commander';
import { FORMAT_TITLES } from '#app/format-titles';
import { didYouMean } from '#content/nearest-name';
import type { CliDesk } from '#cli/desk';
import { done, misused, type Reply } from '#cli/output/reply';
import { perform } from '#cli/perform';

const NAMES = FORMAT_TITLES.map(([name]) => name);

async function schema(format: string): Promise<Reply> {
  const { formatSchema } = await import('#app/format-schema');
  const found = formatSchema(format);
  if (found !== undefined) return done(found, [JSON.stringify(found, null, 2)]);
  const names = NAMES.join(', ');
  return misused(
    `There is no format “${format}”.${didYouMean(format, NAMES)} Choose one of: ${names}.`,
  );
}

/** `farlane schema`. */
export function addSchemaCommand(program: Command, desk: CliDesk): void {
  const titles = FORMAT_TITLES.map(([name, title]) => `  ${name.padEnd(12)}${title}`);
  program
    .command('schema')
    .description('print the JSON Schema of a file format')
    .argument('<format>', NAMES.join(', '))
    .addHelpText('after', `\nFormats (see docs/formats):\n${titles.join('\n')}`)
    .action((format: string, _options: unknown, command: Command) =>
      perform(desk, command, () => schema(format)),
    );
}
