import type { Command } from 'commander';
import type { UseCases } from '#app/use-cases';
import type { NoteLine } from '#app/usecases/writing/read-notes';
import type { AtDesk } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, type Reply } from '#cli/output/reply';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';

type AddOptions = GlobalOptions & Readonly<{ text: string }>;

const noteLines = ({ number, turn, phase, text }: NoteLine): readonly string[] => [
  `${String(number)}. turn ${String(turn)}, ${phase}`,
  ...text.split('\n').map((line) => `  ${line}`),
];

async function list(use: UseCases, { actor }: AtDesk): Promise<Reply> {
  const read = await use.readNotes({ actor });
  if (!read.ok) return refused(read.error);
  // Without a text it was taken away.
  const notes = read.value.filter(({ text }) => text !== '');
  if (notes.length === 0) return done([], ['There is no note yet.']);
  return done(notes, notes.flatMap(noteLines));
}

async function add(use: UseCases, { actor }: AtDesk, { text }: AddOptions): Promise<Reply> {
  const written = await use.writeNote({ actor, looked: null, text });
  if (!written.ok) return refused(written.error);
  const { number, turn, phase } = written.value;
  const about = `turn ${String(turn)}, ${phase}`;
  return done(written.value, [
    `Note ${String(number)} about ${about} is saved. Only moderators can read it.`,
  ]);
}

/** `farlane note list|add`. */
export function addNoteCommands(program: Command, desk: CliDesk): void {
  const note = program.command('note').description('write and read the moderators’ notes');
  note
    .command('list')
    .description('list the notes of the campaign, newest first')
    .action((_options: unknown, command: Command) => performInCampaign(desk, command, list));
  note
    .command('add')
    .description('add a note about the phase that is due')
    .argument('<text>', 'the text of the note')
    .action((text: string, _options: unknown, command: Command) =>
      performInCampaign<AddOptions>(desk, command, (use, at, options) =>
        add(use, at, { ...options, text }),
      ),
    );
}
