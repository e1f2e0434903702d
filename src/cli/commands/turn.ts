import { ok } from '#kernel/result/result';
import { counted } from '#kernel/words/counted';
import type { Command } from 'commander';
import type { PhaseRun } from '#app/ports/turn-record';
import type { Light } from '#app/clock/light-of';
import type { DiceWish } from '#app/run/phase/dice-after-undo';
import type { OpenQuestion } from '#app/run/phase/step';
import type { Desk } from '#app/usecases/desk/read-desk';
import type { TurnRun } from '#app/run/runner/turn-run';
import type { Outcome } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';
import type { Undone } from '#app/usecases/turns/undo';
import type { AtDesk } from '#cli/choose';
import { addTurnDiffCommand } from '#cli/commands/turn-diff';
import { addTurnShadowCommand } from '#cli/commands/turn-shadow';
import { MODERATOR } from '#model/decisions/outcome';
import type { CliDesk } from '#cli/desk';
import { LIGHTS } from '#cli/output/clock-lines';
import { done, misused, refused, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { wholeNumber } from '#cli/whole-number';
import type { GlobalOptions } from '#cli/perform';
import { performInCampaign } from '#cli/perform-in-campaign';

type AtVersion = GlobalOptions & Readonly<{ at?: string; passOver?: true; standing?: true }>;
/** `standing`: standing orders answer what players are asked on the way. */
type Running = Readonly<{ version: number; passOver: boolean; standing: boolean }>;
type UndoOptions = AtVersion &
  Readonly<{ to: string; reason: string; newDice?: true; sameDice?: true }>;

const runLine = ({ turn, phase, events, version }: PhaseRun): string =>
  `turn ${String(turn)}, ${phase}: ${counted(events, 'event')} (version ${String(version)})`;

const LET_ANSWER =
  'Let the players answer, or let their standing orders answer: farlane turn close';
const ENTER = 'Enter the outcomes of the battles that you fight elsewhere: farlane outcome show';

const waitingLines = (open: readonly OpenQuestion[]): readonly string[] => [
  'The phase waits for answers. Nothing of it is saved yet:',
  ...open.map(
    ({ asked, kind, id, askedAt }) =>
      `  ${asked === MODERATOR ? 'the moderator' : asked}: ${kind} (${id}), since ${askedAt}`,
  ),
  ...(open.some(({ asked }) => asked !== MODERATOR) ? [LET_ANSWER] : []),
  ...(open.some(({ asked }) => asked === MODERATOR) ? [ENTER] : []),
];

const ORDERS_OPEN = 'Sheets are issued; orders are open.';

function showLines(desk: Desk, lights: readonly Light[]): readonly string[] {
  const { campaign, turn, label, phase, stage, version, attempt, sheets, open, checkpoints } = desk;
  const kept = checkpoints.map((one) => [one.version, one.turn, one.phase]);
  const rows = sheets.map((one) => {
    const light = lights.find(({ empire }) => empire === one.empire);
    const said = light === undefined ? '' : LIGHTS[light.kind];
    return [one.name, said, one.orders, one.receipt ?? ''];
  });
  return [
    `${campaign.name} (${campaign.slug}): turn ${String(turn)}, ${label}`,
    `Next is ${phase}; ${stage === 'orders' ? 'orders are open' : 'the turn is running'}.`,
    `Version ${String(version)}, dice attempt ${String(attempt)}.`,
    '',
    ...textRows(['empire', 'light', 'orders', 'receipt'], rows),
    ...(open.length === 0 ? [] : ['', ...waitingLines(open)]),
    '',
    'Points to go back to (farlane turn undo --to):',
    ...textRows(['version', 'turn', 'next phase'], kept),
  ];
}

/** The version that the caller has looked at: the one that they name, or the current one. */
const seenVersion = ({ desk }: AtDesk, at: string | undefined): number | undefined =>
  at === undefined ? desk.version : wholeNumber(at);

async function show(use: UseCases, { actor, desk }: AtDesk): Promise<Reply> {
  const clock = await use.readClock({ actor });
  if (!clock.ok) return refused(clock.error);
  const { lights } = clock.value;
  return done({ ...desk, lights }, showLines(desk, lights));
}

export async function step(
  use: UseCases,
  { actor }: Pick<AtDesk, 'actor'>,
  { version, passOver }: Omit<Running, 'standing'>,
): Promise<Reply> {
  const stepped = await use.runNextPhase({ actor, version, passOver });
  if (!stepped.ok) return refused(stepped.error);
  const { value } = stepped;
  if (value.kind === 'waiting') return done(value, waitingLines(value.open));
  const opened = value.stage === 'orders' ? [ORDERS_OPEN] : [];
  return done(value, [runLine(value.run), ...opened]);
}

type RunningOn = Pick<AtDesk, 'actor'> & Running & Readonly<{ progress: (one: PhaseRun) => void }>;

/** Runs a turn, past the questions of players if standing orders are to answer them. */
async function runOn(
  use: UseCases,
  { actor, version, passOver, standing, progress }: RunningOn,
): Promise<Outcome<TurnRun>> {
  const runs: PhaseRun[] = [];
  const now = (): number => runs.at(-1)?.version ?? version;
  for (;;) {
    const ran = await use.runTurn({ actor, version: now(), progress, passOver });
    if (!ran.ok) return ran;
    runs.push(...ran.value.runs);
    const { stopped } = ran.value;
    const isAsked = standing && stopped.at === 'questions' && stopped.open.some(isOfPlayer);
    if (!isAsked) return ok({ runs, stopped });
    const closed = await use.closeWindows({ actor, version: now(), which: 'whole-phase' });
    if (!closed.ok) return closed;
    if (closed.value.closed === 0) return ok({ runs, stopped });
  }
}

const isOfPlayer = ({ asked }: OpenQuestion): boolean => asked !== MODERATOR;

async function run(
  { terminal }: CliDesk,
  use: UseCases,
  running: Pick<AtDesk, 'actor'> & Running,
): Promise<Reply> {
  const progress = (one: PhaseRun): void => {
    if (terminal.isWatched) terminal.err(`${runLine(one)}\n`);
  };
  const ran = await runOn(use, { ...running, progress });
  if (!ran.ok) return refused(ran.error);
  const { runs, stopped } = ran.value;
  const end = stopped.at === 'questions' ? waitingLines(stopped.open) : [ORDERS_OPEN];
  return done(ran.value, [...(terminal.isWatched ? [] : runs.map(runLine)), ...end]);
}

async function close(
  use: UseCases,
  { actor }: AtDesk,
  { version, all = false }: Readonly<{ version: number; all?: boolean }>,
): Promise<Reply> {
  const which = all ? 'whole-phase' : 'open';
  const closed = await use.closeWindows({ actor, version, which });
  if (!closed.ok) return refused(closed.error);
  const count = closed.value.closed;
  const left = counted(count, 'question is', 'questions are');
  return done(closed.value, [
    `${left} left to standing orders.`,
    ...(all ? ['Standing orders also answer all further questions of this phase.'] : []),
    'Go on: farlane turn run',
  ]);
}

const SEEN_DICE =
  'Warning: Players have seen results of these dice and could use them. The log shows that you kept the dice.';

/** Null: it asks for both. */
function diceIn({ newDice, sameDice }: UndoOptions): DiceWish | null {
  if (newDice === true) return sameDice === true ? null : 'new';
  return sameDice === true ? 'same' : 'same-if-unseen';
}

async function undo(
  use: UseCases,
  { actor }: AtDesk,
  options: UndoOptions & Readonly<{ version: number }>,
): Promise<Reply> {
  const to = wholeNumber(options.to);
  if (to === undefined)
    return misused('--to needs a version number. Take it from farlane turn show.');
  const dice = diceIn(options);
  if (dice === null) return misused('You gave --new-dice and --same-dice. Choose one of them.');
  const { version, reason } = options;
  const undone = await use.undo({ actor, version, to, dice, reason });
  if (!undone.ok) return refused(undone.error);
  return done(undone.value, undoneLines(undone.value));
}

function undoneLines(undone: Undone): readonly string[] {
  const { undone: count, attempt, diceAreSeen, gone } = undone;
  const again = diceAreSeen ? ' again' : '';
  return [
    `${counted(count, 'phase is', 'phases are')} undone. Their events stay in the log as undone, reports stay readable, and orders of undone turns become drafts.`,
    `The dice are now those of attempt ${String(attempt)}${again}.`,
    ...(diceAreSeen ? [SEEN_DICE] : []),
    ...gone.map(
      (place) => `${place}: your settings for questions and for fighting elsewhere are lost.`,
    ),
  ];
}

type TurnWork = (
  use: UseCases,
  at: AtDesk,
  options: AtVersion & Readonly<{ version: number }>,
) => Promise<Reply>;

const atVersion = (desk: CliDesk, command: Command, work: TurnWork): Promise<void> =>
  performInCampaign<AtVersion>(desk, command, async (use, at, options) => {
    const version = seenVersion(at, options.at);
    if (version === undefined)
      return misused('--at needs a version number. Take it from farlane turn show.');
    return work(use, at, { ...options, version });
  });

type Asked = Readonly<{ version: number; passOver?: boolean; standing?: boolean }>;

const runningBy = ({ version, passOver = false, standing = false }: Asked): Running => {
  return { version, passOver, standing };
};

const PASS_OVER = [
  '--pass-over',
  'run the turn even if more players are missing than the clock allows',
] as const;

const AT = [
  '--at <version>',
  'the version you looked at: if the campaign has changed since, nothing is done (exit code 3)',
] as const;

/** `farlane turn show|step|run|close|undo|diff|shadow`. */
export function addTurnCommands(program: Command, desk: CliDesk): void {
  const turn = program.command('turn').description('run the turn');
  turn
    .command('show')
    .description('show the turn, what it waits for, and the points to go back to')
    .action((_options: unknown, command: Command) => atVersion(desk, command, show));
  turn
    .command('step')
    .description('run the phase that is due')
    .option(...PASS_OVER)
    .option(...AT)
    .action((_options: unknown, command: Command) =>
      atVersion(desk, command, (use, at, options) => step(use, at, runningBy(options))),
    );
  turn
    .command('run')
    .description('run phases until orders are open again, or until players have questions')
    .option('--standing', 'let standing orders answer all questions of players on the way')
    .option(...PASS_OVER)
    .option(...AT)
    .action((_options: unknown, command: Command) =>
      atVersion(desk, command, (use, { actor }, options) =>
        run(desk, use, { actor, ...runningBy(options) }),
      ),
    );
  turn
    .command('close')
    .description('let standing orders answer the players’ open questions')
    .option('--all', 'also answer all further questions of the phase')
    .option(...AT)
    .action((own: Readonly<{ all?: true }>, command: Command) =>
      atVersion(desk, command, (use, at, { version }) => close(use, at, { ...own, version })),
    );
  turn
    .command('undo')
    .description('go back to an earlier point')
    .requiredOption('--to <version>', 'the point to go back to, from farlane turn show')
    .requiredOption('--reason <text>', 'the reason, for the log')
    .option('--new-dice', 'roll new dice even if no player has seen a result')
    .option('--same-dice', 'keep the dice even if players have seen results and could use them')
    .option(...AT)
    .action((own: Pick<UndoOptions, 'to' | 'reason' | 'newDice' | 'sameDice'>, command: Command) =>
      atVersion(desk, command, (use, at, options) => undo(use, at, { ...own, ...options })),
    );
  addTurnDiffCommand(turn, desk);
  addTurnShadowCommand(turn, desk);
}
