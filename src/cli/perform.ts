import type { Command } from 'commander';
import { storeRefusal } from '#app/guarded';
import { StoreError } from '#app/ports/store-error';
import type { UseCases } from '#app/use-cases';
import type { CliDesk, Terminal } from './desk.ts';
import { EXIT } from './output/exit-codes.ts';
import { refused, refusedBecause, type Reply } from './output/reply.ts';

/** What every command can be told. */
export type GlobalOptions = Readonly<{ json?: true; data?: string; campaign?: string }>;

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

function print({ out, err, exit }: Terminal, reply: Reply, asJson: boolean): void {
  if (asJson) out(ended(JSON.stringify(reply.data, null, 2)));
  else if (reply.code === EXIT.fine) out(reply.text === '' ? '' : ended(reply.text));
  else err(ended(reply.text));
  exit(reply.code);
}

/** What the system says of a folder or file that it cannot give. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error;

function troubleOf(error: unknown): Reply {
  if (error instanceof StoreError) {
    const reply = refused(storeRefusal(error).error);
    return { ...reply, text: `${reply.text}\n${error.message}. Run farlane doctor for details.` };
  }
  if (isSystemError(error)) {
    const text = `Farlane can’t use the campaign folder: ${error.message}. Check the folder and its permissions, or name another folder with --data.`;
    return { ...refusedBecause(text), code: EXIT.store };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const trouble = refusedBecause(
    `This is an error in Farlane itself. Nothing was changed.\n${text}`,
  );
  return { ...trouble, code: EXIT.fault };
}

/** Does what a command was asked and prints its answer. */
export async function perform(
  { terminal }: Pick<CliDesk, 'terminal'>,
  command: Command,
  work: () => Promise<Reply>,
): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  print(terminal, await work().catch(troubleOf), json);
}

/** The same for commands that need the campaigns. */
export async function performOpen(
  desk: CliDesk,
  command: Command,
  work: (use: UseCases) => Promise<Reply>,
): Promise<void> {
  await perform(desk, command, async () => {
    const { data } = command.optsWithGlobals<GlobalOptions>();
    const { use, close } = await desk.open(data);
    try {
      return await work(use);
    } finally {
      await close();
    }
  });
}
