import type { Command } from 'commander';
import type { Moderator, Player } from '#app/actor';
import { accountLines, chanceLine } from '#app/orders/account-lines';
import { finishLines } from '#app/orders/finish-lines';
import type { Judged, Verdict } from '#app/orders/judge-sheet';
import type { UseCases } from '#app/use-cases';
import { chooseCampaign, choosePlayer, keyOf } from '#cli/choose';
import type { CliDesk, ReadOrder } from '#cli/desk';
import { readInput } from '#cli/files';
import { done, failed, misused, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { type GlobalOptions, perform, performOpen } from '#cli/perform';
import type { Order } from '#model/orders/order';
import { addReceiptCommands } from './receipts.ts';

type HandedInOptions = GlobalOptions & Readonly<{ empire?: string; onlyUnderstood?: true }>;
type HandedIn = GlobalOptions & Readonly<{ empire: string; file: string; onlyUnderstood?: true }>;
type Sheet = Readonly<{
  actor: Player;
  /** The person who submits it: the one at the command line, who acts as the moderator. */
  by: Moderator;
  turn: number;
  read: readonly ReadOrder[];
  orders: readonly Order[];
  /** Lines that are no orders and are left out, each with the reasons. */
  leftOut: readonly ReadOrder[];
}>;

const UNCLEAR = misused(
  'The command needs an empire and one file: farlane orders check EMPIRE FILE',
);
const UNREAD = 'These lines are not valid orders. Correct them and try again. Nothing was changed.';

/** The most faults that are listed. */
const MOST_SHOWN = 100;

function firstTexts(texts: readonly string[]): readonly string[] {
  const more = texts.length - MOST_SHOWN;
  if (more <= 0) return texts;
  return [...texts.slice(0, MOST_SHOWN), `and ${String(more)} more. Correct these first.`];
}

function verdictLine(
  { line, text }: ReadOrder,
  { accepted, issues, cost, refund = 0, forecast }: Verdict,
): string {
  const sign = cost < 0 ? '+' : '';
  const price = cost === 0 ? '' : `, ${sign}${String(Math.abs(cost))} EP`;
  const back = refund === 0 ? '' : `, ${String(refund)} EP back in the Construction Phase`;
  const word = accepted ? `accepted${price}${back}` : 'refused';
  const expected = forecast === undefined ? '' : `\n      ${forecast}`;
  const why = issues.map((issue) => `\n      ${issue.text} (${issue.cite})`).join('');
  return `${String(line).padStart(4)}  ${text.trim()}  – ${word}${expected}${why}`;
}

function verdictLines(read: readonly ReadOrder[], judged: Judged): readonly string[] {
  const orders = read.filter(({ order }) => order !== null);
  const lines = judged.verdicts.flatMap((verdict, index) => {
    const one = orders[index];
    return one === undefined ? [] : [verdictLine(one, verdict)];
  });
  const [left, next] = [String(judged.treasuryAfter), String(judged.treasuryNext)];
  const chance = chanceLine(judged.projected);
  const dice = chance === null ? '' : ` ${chance.label}: ${chance.range}.`;
  const treasury = `Treasury after these orders: ${left} EP, next turn about ${next} EP.${dice}`;
  const warnings = judged.projected.warnings.map(({ text, cite }) => `${text} (${cite})`);
  return [...lines, ...warnings, treasury, ...accountTexts(judged), ...finishTexts(judged)];
}

/** `Maintenance 12 → 13`, and under it what changes it. */
const accountTexts = ({ projected }: Judged): readonly string[] =>
  accountLines(projected).map(({ label, before, after, causes, isSum }) => {
    const text = `${label} ${String(before)} → ${String(after)}`;
    return isSum ? text : `  ${[text, ...causes].join('; ')}`;
  });

/** `Turn 4: 2 Sparta at Sol`. */
const finishTexts = ({ projected }: Judged): readonly string[] =>
  finishLines(projected).map(({ turn, what }) => {
    const when = turn === null ? 'Not from payments' : `Turn ${String(turn)}`;
    return `${when}: ${what.join('; ')}`;
  });

async function readSheet(
  desk: CliDesk,
  use: UseCases,
  input: HandedIn,
): Promise<Sheet | Readonly<{ reply: Reply }>> {
  const campaign = await chooseCampaign(use, input);
  if (!campaign.ok) return campaign;
  const player = choosePlayer(campaign.value, input.empire);
  if (!player.ok) return player;
  const actor = player.value;
  const own = await use.readPlayerDesk({ actor });
  if (!own.ok) return { reply: refused(own.error) };
  if (own.value.issued === null) {
    const text =
      'The first turn is not open yet, so you can’t give orders. Open it: farlane turn run';
    return { reply: refusedBecause(text) };
  }
  const text = readInput(input.file);
  if (text === undefined) {
    return {
      reply: refusedBecause(
        `Farlane can’t read “${input.file}”. Name another file, or - to pipe one in.`,
      ),
    };
  }
  const { turn, view } = own.value.issued;
  const read = await desk.readOrders(text, { view, key: keyOf(campaign.value, actor) });
  const broken = read.flatMap(({ line, issues }) =>
    issues.map((issue) => `line ${String(line)}: ${issue}`),
  );
  const orders = read.flatMap(({ order }) => order ?? []);
  const leavesOut = input.onlyUnderstood === true && orders.length > 0;
  if (broken.length > 0 && !leavesOut) {
    return { reply: refusedBecause(UNREAD, firstTexts(broken)) };
  }
  const by = campaign.value.actor;
  return { actor, by, turn, read, orders, leftOut: read.filter(({ order }) => order === null) };
}

/** The lines that are left out, each with the reasons. */
const leftOutLines = (leftOut: readonly ReadOrder[]): readonly string[] =>
  leftOut.length === 0
    ? []
    : [
        'Left out, because they are not understood:',
        ...leftOut.map(
          ({ line, text, issues }) =>
            `${String(line).padStart(4)}  ${text.trim()}  – ${issues.join(' ')}`,
        ),
      ];

async function check(desk: CliDesk, use: UseCases, input: HandedIn): Promise<Reply> {
  const sheet = await readSheet(desk, use, input);
  if ('reply' in sheet) return sheet.reply;
  const { actor, orders, read, leftOut } = sheet;
  const judged = await use.judgeDraft({ actor, orders });
  if (!judged.ok) return refused(judged.error);
  const answer = judged.value.verdicts.every(({ accepted }) => accepted) ? done : failed;
  return answer(judged.value, [...verdictLines(read, judged.value), ...leftOutLines(leftOut)]);
}

async function submit(desk: CliDesk, use: UseCases, input: HandedIn): Promise<Reply> {
  const sheet = await readSheet(desk, use, input);
  if ('reply' in sheet) return sheet.reply;
  const { actor, by, orders, read, turn, leftOut } = sheet;
  const lines = leftOut.map(({ text }) => text);
  const sent = await use.submitOrders({ actor, by, turn, orders, leftOut: lines });
  if (!sent.ok) return refused(sent.error);
  return done(sent.value, [
    ...verdictLines(read, sent.value),
    ...leftOutLines(leftOut),
    ...(leftOut.length === 0
      ? []
      : ['The player gets a message with the lines that were left out.']),
    `Submitted for turn ${String(turn)}, receipt ${sent.value.receipt}. Refused orders stay in the sheet, but are not carried out.`,
  ]);
}

/** The empire comes before the file, or as an option; undefined: one of them is missing, or there is more. */
function handedIn(
  words: readonly string[],
  named: string | undefined,
): Pick<HandedIn, 'empire' | 'file'> | undefined {
  const [empire, file, ...more] = named === undefined ? words : [named, ...words];
  if (empire === undefined || file === undefined || more.length > 0) return undefined;
  return { empire, file };
}

/** `farlane orders check|submit`, and what concerns receipts. */
export function addOrdersCommands(program: Command, desk: CliDesk): void {
  const orders = program.command('orders').description('check and submit orders');
  const add = (
    verb: string,
    description: string,
    work: (desk: CliDesk, use: UseCases, input: HandedIn) => Promise<Reply>,
  ): void => {
    orders
      .command(verb)
      .description(description)
      .usage('[options] <empire> <file>, or <file> --empire <empire>')
      .argument('<words...>', 'orders as text, one on each line, or as JSON; - to pipe them in')
      .option('-e, --empire <empire>', 'its key or name')
      .option(
        '--only-understood',
        'leave out the lines that are not understood, and tell the player',
      )
      .action((words: readonly string[], _options: unknown, command: Command) => {
        const options = command.optsWithGlobals<HandedInOptions>();
        const named = handedIn(words, options.empire);
        if (named === undefined) return perform(desk, command, () => Promise.resolve(UNCLEAR));
        return performOpen(desk, command, (use) => work(desk, use, { ...options, ...named }));
      });
  };
  add('check', 'check each order without saving anything', check);
  add('submit', 'submit orders: replaces the sheet of an empire for this turn', submit);
  addReceiptCommands(orders, desk);
}
