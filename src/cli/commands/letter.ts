import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { ThreadView } from '#app/usecases/talk/read-threads';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { wholeNumber } from '#cli/whole-number';

type ReadOptions = GlobalOptions & Readonly<{ thread: string }>;
type AnswerOptions = ReadOptions & Readonly<{ text?: string; close?: true }>;

const UNCLEAR = misused('Name the number of a conversation; farlane letter list shows them.');

const headOf = ({ number, name, subject, waits }: ThreadView): string =>
  `${String(number)}. ${name}: ${subject}${waits ? ' (waits for an answer)' : ''}`;

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readThreads({ actor });
  if (!read.ok) return refused(read.error);
  if (read.value.length === 0) return done([], ['No player has written to the moderators yet.']);
  return done(read.value, read.value.map(headOf));
}

async function show(
  use: UseCases,
  { actor }: AtDesk,
  { thread: named }: ReadOptions,
): Promise<Reply> {
  const number = wholeNumber(named);
  if (number === undefined) return UNCLEAR;
  const read = await use.readThreads({ actor });
  if (!read.ok) return refused(read.error);
  const thread = read.value.find((one) => one.number === number);
  if (thread === undefined) {
    return refusedBecause(`There is no conversation ${named} with the moderators.`);
  }
  const letters = thread.letters.flatMap(({ from, turn, at, text }) => [
    `${from === null ? 'Moderators' : thread.name}, turn ${String(turn)}, ${at}`,
    ...text.split('\n').map((line) => `  ${line}`),
  ]);
  return done(thread, [headOf(thread), ...letters]);
}

async function answer(
  use: UseCases,
  { actor }: AtDesk,
  { thread: named, text, close }: AnswerOptions,
): Promise<Reply> {
  const thread = wholeNumber(named);
  if (thread === undefined) return UNCLEAR;
  if ((text === undefined) !== (close === true)) {
    return misused('Write the text of the answer, or --close to close it without an answer.');
  }
  const sent = await use.answerThread({ actor, thread, text: text ?? null });
  if (!sent.ok) return refused(sent.error);
  const what = text === undefined ? 'closed without an answer' : 'answered';
  return done({ thread, act: what }, [`Conversation ${String(thread)} is ${what}.`]);
}

/** `farlane letter list|read|answer`. */
export function addLetterCommands(program: Command, desk: CliDesk): void {
  const letter = program
    .command('letter')
    .description('read what players write to the moderators, and answer');
  letter
    .command('list')
    .description('list the conversations with players, those that wait first')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  letter
    .command('read')
    .description('show all letters of a conversation')
    .argument('<number>', 'the number of the conversation')
    .action((thread: string, _options: unknown, command: Command) =>
      performInCampaign<ReadOptions>(desk, command, (use, at, options) =>
        show(use, at, { ...options, thread }),
      ),
    );
  letter
    .command('answer')
    .description('answer a player, or close the conversation')
    .argument('<number>', 'the number of the conversation')
    .argument('[text]', 'the text of the answer')
    .option('--close', 'close it without an answer')
    .action((thread: string, text: string | undefined, _options: unknown, command: Command) =>
      performInCampaign<AnswerOptions>(desk, command, (use, at, options) =>
        answer(use, at, { ...options, thread, ...(text === undefined ? {} : { text }) }),
      ),
    );
}
