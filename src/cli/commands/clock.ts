import type { Command } from 'commander';
import type { Outcome } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';
import type { ClockView } from '#app/usecases/clock/read-clock';
import { type AtDesk, choosePlayer } from '#cli/choose';
import { CLOCK_SETTINGS_HELP, settingsFrom, withChoice } from '#cli/clock-settings';
import type { CliDesk } from '#cli/desk';
import { momentOf } from '#cli/moment-of';
import { clockLines } from '#cli/output/clock-lines';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { performOpen } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';
import { counted } from '#kernel/words/counted';

type At = AtDesk & Readonly<{ use: UseCases; view: ClockView }>;
type Work = (at: At) => Promise<Reply>;

/** Does some work with the current clock of the campaign that the command names. */
const withClock = (desk: CliDesk, command: Command, work: Work): Promise<void> =>
  performInCampaign(desk, command, async (use, at) => {
    const view = await use.readClock({ actor: at.actor });
    return view.ok ? work({ use, ...at, view: view.value }) : refused(view.error);
  });

/** Shows the clock after a change, or why the change was refused. */
async function acted({ use, actor }: At, outcome: Outcome<unknown>): Promise<Reply> {
  if (!outcome.ok) return refused(outcome.error);
  const after = await use.readClock({ actor });
  return after.ok ? done(after.value, clockLines(after.value)) : refused(after.error);
}

async function set(at: At, choices: Readonly<Record<string, string>>): Promise<Reply> {
  const { use, actor, view } = at;
  const settings = settingsFrom(view.clock.settings, choices);
  if (typeof settings === 'string') return misused(settings);
  return acted(at, await use.setClock({ actor, base: view.mark, settings }));
}

async function tick(use: UseCases): Promise<Reply> {
  // What chats are to be told is left to the server, which tells them.
  const ticked = await use.tickClocks({ tellsChats: false });
  if (!ticked.ok) return refused(ticked.error);
  const { ran, faults } = ticked.value;
  const lines = [
    ...ran.map(({ slug, phases }) => `${slug}: ran ${counted(phases, 'phase')}.`),
    ...faults.map(
      ({ slug, error }) =>
        `${slug}: ${error instanceof Error ? error.message : 'the clock could not run the turn. See farlane clock show.'}`,
    ),
  ];
  return done(
    { ran, faults: faults.map(({ slug }) => slug) },
    lines.length === 0 ? ['Nothing is due.'] : lines,
  );
}

function addMoves(clock: Command, desk: CliDesk): void {
  clock
    .command('resume')
    .description('resume the clock; its deadlines move by the length of the pause')
    .option('--deadline <moment>', 'a new deadline for orders, in UTC, such as 2026-11-24 20:00')
    .action(({ deadline }: Readonly<{ deadline?: string }>, command: Command) =>
      withClock(desk, command, async (at) => {
        const { use, actor, view } = at;
        const hour = deadline === undefined ? null : momentOf(deadline);
        return acted(at, await use.resumeClock({ actor, base: view.mark, deadline: hour }));
      }),
    );
  clock
    .command('move')
    .description('set the deadline of the open turn for everybody; the schedule does not change')
    .argument('<moment>', 'in UTC, such as 2026-11-24 20:00')
    .action((moment: string, _options: unknown, command: Command) =>
      withClock(desk, command, async (at) => {
        const { use, actor, view } = at;
        const deadline = momentOf(moment);
        return acted(at, await use.moveDeadline({ actor, base: view.mark, deadline }));
      }),
    );
  clock
    .command('extend')
    .description('extend the deadline of one player in the open turn')
    .argument('<empire>', 'its key or name')
    .argument('<moment>', 'in UTC, such as 2026-11-24 20:00')
    .option('--reason <text>', 'a reason, shown only to this player', '')
    .action(
      (
        empire: string,
        moment: string,
        { reason }: Readonly<{ reason: string }>,
        command: Command,
      ) =>
        withClock(desk, command, async (at) => {
          const { use, actor, view } = at;
          const player = choosePlayer(at, empire);
          if (!player.ok) return player.reply;
          const until = momentOf(moment);
          const input = { actor, base: view.mark, empire: player.value.empire, until, reason };
          return acted(at, await use.extendDeadline(input));
        }),
    );
}

/** `farlane clock show|set|pause|resume|move|extend|tick`. */
export function addClockCommands(program: Command, desk: CliDesk): void {
  const clock = program.command('clock').description('set when turns run, and see who is late');
  clock
    .command('show')
    .description('show the clock, the players that it waits for, and the next deadlines')
    .action((_options: unknown, command: Command) =>
      withClock(desk, command, ({ view }) => Promise.resolve(done(view, clockLines(view)))),
    );
  clock
    .command('set')
    .description('change the settings of the clock')
    .argument('<setting=value...>', 'one or more of the settings below')
    .addHelpText('after', CLOCK_SETTINGS_HELP)
    .action((words: readonly string[], _options: unknown, command: Command) =>
      withClock(desk, command, (at) => set(at, words.reduce(withChoice, {}))),
    );
  clock
    .command('pause')
    .description('pause the clock: no deadline passes until you resume it')
    .action((_options: unknown, command: Command) =>
      withClock(desk, command, async (at) => {
        const { use, actor, view } = at;
        return acted(at, await use.pauseClock({ actor, base: view.mark }));
      }),
    );
  addMoves(clock, desk);
  clock
    .command('tick')
    .description('run everything that is due in all campaigns, as the server does by itself')
    .action((_options: unknown, command: Command) => performOpen(desk, command, tick));
}
