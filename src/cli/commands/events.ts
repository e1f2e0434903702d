import type { Command } from 'commander';
import type { EventLine, RunEvents } from '#app/usecases/desk/read-events';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { type GlobalOptions, performOpen } from '#cli/perform';
import { wholeNumber } from '#cli/whole-number';

type EventsOptions = GlobalOptions & Readonly<{ turn?: string; run?: string }>;

function eventLine({ line, rolls }: EventLine): string {
  const dice = rolls.map(
    ({ values, faces, total, ruled }) =>
      `${String(values.length)}d${String(faces)}: ${values.join(' + ')} = ${String(total)}` +
      (ruled === true ? ', set by a moderator' : ''),
  );
  return dice.length === 0 ? line : `${line} [${dice.join('; ')}]`;
}

const runLines = ({ run, lines }: RunEvents): readonly string[] => [
  `== turn ${String(run.turn)}, ${run.kind === 'phase' ? '' : 'amendment before '}${run.phase}${run.undone ? ' (undone)' : ''}`,
  ...lines.map(eventLine),
  '',
];

async function events(use: UseCases, options: EventsOptions): Promise<Reply> {
  const campaign = await chooseCampaign(use, options);
  if (!campaign.ok) return campaign.reply;
  const { actor, desk } = campaign.value;
  const turn = options.turn === undefined ? desk.turn : wholeNumber(options.turn);
  const version = options.run === undefined ? null : wholeNumber(options.run);
  if (turn === undefined || version === undefined) {
    return misused('--turn and --run need whole numbers. Correct their values.');
  }
  const read = await use.readEvents({ actor, which: version === null ? { turn } : { version } });
  return read.ok ? done(read.value, read.value.flatMap(runLines)) : refused(read.error);
}

/** `farlane events`. */
export function addEventsCommand(program: Command, desk: CliDesk): void {
  program
    .command('events')
    .description('the events without fog, with rules and dice; for moderators only')
    .option('--turn <number>', 'the turn (default: the present one)')
    .option('--run <version>', 'only the phase that made this version, even if it was undone')
    .action((_options: unknown, command: Command) =>
      performOpen(desk, command, (use) => events(use, command.optsWithGlobals<EventsOptions>())),
    );
}
