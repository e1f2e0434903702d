import type { Command } from 'commander';
import type { Message } from '#app/ports/desk-record';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import type { EmpireId } from '#model/campaign/ids';

type TalkOptions = GlobalOptions & Readonly<{ to: string }>;
type SendOptions = GlobalOptions & Readonly<{ text: string; to: readonly string[]; all?: true }>;

const issuedText = ({ issued }: Message): string =>
  issued === null
    ? 'will be in their next reports'
    : `in the reports of turn ${String(issued.turn)}, edition ${String(issued.edition)}`;

const namesOf = (to: readonly EmpireId[], { desk }: AtDesk): string =>
  to.map((id) => desk.sheets.find(({ empire }) => empire === id)?.name ?? id).join(', ');

async function list(use: UseCases, at: AtDesk): Promise<Reply> {
  const read = await use.readMessages({ actor: at.actor });
  if (!read.ok) return refused(read.error);
  if (read.value.length === 0) return done([], ['No message was sent yet.']);
  const lines = read.value.flatMap((message) => [
    `${String(message.number)}. to ${namesOf(message.to, at)}, turn ${String(message.turn)}; ${issuedText(message)}`,
    ...message.text.split('\n').map((line) => `  ${line}`),
  ]);
  return done(read.value, lines);
}

/** The readers: all players, or those that the command names. Otherwise the error. */
function readersOf(at: AtDesk, { to, all }: SendOptions): readonly EmpireId[] | Reply {
  if (all === true) return at.desk.sheets.map(({ empire }) => empire);
  if (to.length === 0)
    return misused('The message has no reader. Add --to EMPIRE once or more often, or --all.');
  const readers: EmpireId[] = [];
  for (const named of to) {
    const chosen = choosePlayer(at, named);
    if (!chosen.ok) return chosen.reply;
    readers.push(chosen.value.empire);
  }
  return readers;
}

async function send(use: UseCases, at: AtDesk, options: SendOptions): Promise<Reply> {
  const to = readersOf(at, options);
  if ('code' in to) return to;
  const sent = await use.sendMessage({ actor: at.actor, to, text: options.text });
  if (!sent.ok) return refused(sent.error);
  const who = namesOf(sent.value.to, at);
  return done(sent.value, [
    `Message ${String(sent.value.number)} is sent to ${who}. They see it on their pages now, and in their next reports.`,
  ]);
}

async function talk(use: UseCases, { actor }: AtDesk, { to }: TalkOptions): Promise<Reply> {
  if (to !== 'on' && to !== 'off') return misused(`“${to}” is neither on nor off.`);
  const switched = await use.switchTalk({ actor, isOn: to === 'on' });
  if (!switched.ok) return refused(switched.error);
  const now = to === 'on' ? 'can write' : 'write no';
  return done({ talk: to }, [`Players ${now} letters and notices now. Old ones stay readable.`]);
}

const another = (named: string, before: readonly string[]): readonly string[] => [...before, named];

/** `farlane message list|send`. */
export function addMessageCommands(program: Command, desk: CliDesk): void {
  const message = program.command('message').description('send messages to players');
  message
    .command('list')
    .description('list all messages, newest first')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  message
    .command('send')
    .description('send a message to players; they don’t see who else gets it')
    .argument('<text>', 'the text of the message')
    .option('--to <empire>', 'an empire that gets it, by key or name; may be repeated', another, [])
    .option('--all', 'send it to all players')
    .action((text: string, _options: unknown, command: Command) =>
      performInCampaign<SendOptions>(desk, command, (use, at, options) =>
        send(use, at, { ...options, text }),
      ),
    );
  message
    .command('talk')
    .description('switch letters and notices of players on or off')
    .argument('<to>', 'on or off')
    .action((to: string, _options: unknown, command: Command) =>
      performInCampaign<TalkOptions>(desk, command, (use, at, options) =>
        talk(use, at, { ...options, to }),
      ),
    );
}
