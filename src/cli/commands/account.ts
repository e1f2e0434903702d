import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { performOpen } from '#cli/perform';

async function list(use: UseCases): Promise<Reply> {
  const accounts = await use.listAccounts();
  if (!accounts.ok) return refused(accounts.error);
  if (accounts.value.length === 0) {
    return done(
      [],
      ['There is no account yet. People make accounts with the links of their seats.'],
    );
  }
  const rows = accounts.value.map(({ name, createdAt, seats }) => [
    name,
    createdAt,
    seats.map((seat) => `${seat.campaign}: ${seat.name}`).join(', '),
  ]);
  return done(accounts.value, textRows(['account', 'made', 'seats'], rows));
}

async function reset(use: UseCases, name: string): Promise<Reply> {
  const made = await use.resetAccount({ name });
  if (!made.ok) return refused(made.error);
  const { token, name: called } = made.value;
  return done(made.value, [
    `With this link, ${called} can set a new password. Copy it now: it is not shown again. Put the address of your server before it:`,
    `/enter/${token}`,
  ]);
}

/** `farlane account list|reset`. */
export function addAccountCommands(program: Command, desk: CliDesk): void {
  const account = program.command('account').description('list accounts and make password links');
  account
    .command('list')
    .description('list all accounts and their seats')
    .action((_options: unknown, command: Command) => performOpen(desk, command, list));
  account
    .command('reset')
    .description('print a link for setting a new password')
    .argument('<name>', 'the name of the account')
    .action((name: string, _options: unknown, command: Command) =>
      performOpen(desk, command, (use) => reset(use, name)),
    );
}
