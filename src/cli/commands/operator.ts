import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { performOpen } from '#cli/perform';

async function link(use: UseCases): Promise<Reply> {
  const made = await use.makeOperatorLink({});
  if (!made.ok) return refused(made.error);
  const path = `/enter/operator/${made.value?.token ?? ''}`;
  return done({ path }, [
    'This link makes one account an operator; an older link is void. Put the address of your server before it:',
    path,
  ]);
}

async function list(use: UseCases): Promise<Reply> {
  const operators = await use.listOperators();
  if (!operators.ok) return refused(operators.error);
  if (operators.value.length === 0) {
    return done([], ['There is no operator yet. Make one: farlane operator link']);
  }
  const rows = operators.value.map(({ name, since }) => [name, since]);
  return done(operators.value, textRows(['operator', 'since'], rows));
}

async function remove(use: UseCases, name: string): Promise<Reply> {
  const removed = await use.removeOperator({ name });
  if (!removed.ok) return refused(removed.error);
  return done(removed.value, [
    `${removed.value.name} is not an operator any more, but keeps the account.`,
  ]);
}

/** `farlane operator link|list|remove`. */
export function addOperatorCommands(program: Command, desk: CliDesk): void {
  const operator = program
    .command('operator')
    .description('manage the people who run this server from its pages: backups, disk, errors');
  operator
    .command('link')
    .description('print a link that makes one account an operator')
    .action((_options: unknown, command: Command) => performOpen(desk, command, link));
  operator
    .command('list')
    .description('list all operators')
    .action((_options: unknown, command: Command) => performOpen(desk, command, list));
  operator
    .command('remove')
    .description('remove the rights of an operator')
    .argument('<name>', 'the name of the account')
    .action((name: string, _options: unknown, command: Command) =>
      performOpen(desk, command, (use) => remove(use, name)),
    );
}
