import { counted } from '#kernel/words/counted';
import type { Command } from 'commander';
import { receiptOf } from '#app/orders/receipt-of';
import type { OpenedReceipt } from '#app/usecases/orders/read-receipt';
import type { Resubmitted } from '#app/usecases/orders/resubmit-orders';
import type { UseCases } from '#app/use-cases';
import { type AtDesk, chooseCampaign, choosePlayer } from '#cli/choose';
import type { CliDesk } from '#cli/desk';
import { done, refused, refusedBecause, type Reply } from '#cli/output/reply';
import { textRows } from '#cli/output/text-rows';
import { type GlobalOptions, performOpen } from '#cli/perform';

type Work = (use: UseCases, at: AtDesk, named: string) => Promise<Reply>;

const handText = ({ by }: OpenedReceipt['receipt']): string =>
  by.person === null ? by.role.kind : `${by.person} (${by.role.kind})`;

function receiptLines({ receipt, key, given }: OpenedReceipt): readonly string[] {
  const { turn, number, act, at, hash } = receipt;
  const orders = given.map(({ sentence, accepted, reasons }, index) => {
    const verdict = accepted ? '' : ` – refused: ${reasons.join(' ')}`;
    return `${String(index + 1).padStart(4)}  ${sentence}${verdict}`;
  });
  return [
    `Receipt no. ${String(number)} of ${key}, turn ${String(turn)}: ${act} ${at} by ${handText(receipt)}`,
    hash,
    ...(orders.length === 0 ? ['      An empty sheet.'] : orders),
  ];
}

/** Finds a receipt by its hash, whole or short, whosever it is. */
async function receipt(use: UseCases, { actor, desk }: AtDesk, hash: string): Promise<Reply> {
  for (const { empire } of desk.sheets) {
    const found = await use.readReceipt({ actor, empire, which: hash });
    if (found.ok) return done(found.value.receipt, receiptLines(found.value));
    if (found.error.code !== 'RECEIPT_UNKNOWN') return refused(found.error);
  }
  return refusedBecause(
    `No receipt of this campaign begins with “${hash}”. Give at least the first six digits of a receipt.`,
  );
}

async function receipts(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const player = choosePlayer(at, named);
  if (!player.ok) return player.reply;
  const { empire } = player.value;
  const read = await use.readReceipts({ actor: at.actor, empire });
  if (!read.ok) return refused(read.error);
  const rows = read.value.lines.map((line) => [
    String(line.number),
    String(line.turn),
    line.inForce ? 'in force' : line.act,
    receiptOf(line.hash),
    line.at,
    handText(line),
  ]);
  return done(read.value, textRows(['no.', 'turn', 'what', 'receipt', 'when', 'by'], rows));
}

async function withdraw(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const player = choosePlayer(at, named);
  if (!player.ok) return player.reply;
  const { turn } = at.desk;
  const act = { actor: player.value, by: at.actor, turn };
  const withdrawn = await use.withdrawOrders(act);
  if (!withdrawn.ok) return refused(withdrawn.error);
  const { receipt: short } = withdrawn.value;
  return done(withdrawn.value, [
    `Withdrew the orders of receipt ${short} for turn ${String(turn)}. They stay as a draft.`,
  ]);
}

function resubmittedLines({ name, held, lost }: Resubmitted): readonly string[] {
  const left = lost.map(
    ({ sentence, reasons }) => `  left out: ${sentence} (${reasons.join(' ')})`,
  );
  return [`${name}: ${counted(held, 'order')} submitted again.`, ...left];
}

/** Submits again what an undo made drafts, for all empires or for one. */
async function resubmit(use: UseCases, at: AtDesk, named: string): Promise<Reply> {
  const player = named === '' ? null : choosePlayer(at, named);
  if (player?.ok === false) return player.reply;
  const whose = player === null ? {} : { empire: player.value.empire };
  const sent = await use.resubmitOrders({ actor: at.actor, version: at.desk.version, ...whose });
  if (!sent.ok) return refused(sent.error);
  return done(sent.value, sent.value.flatMap(resubmittedLines));
}

/** `farlane orders receipt|receipts|withdraw|resubmit`. */
export function addReceiptCommands(orders: Command, desk: CliDesk): void {
  const add = (verb: string, description: string, work: Work): void => {
    orders
      .command(verb)
      .description(description)
      .action((named: string | undefined, _options: unknown, command: Command) =>
        performOpen(desk, command, async (use) => {
          const at = await chooseCampaign(use, command.optsWithGlobals<GlobalOptions>());
          return at.ok ? work(use, at.value, named ?? '') : at.reply;
        }),
      );
  };
  add('receipt <hash>', 'show the sheet of a receipt, as it was submitted', receipt);
  add('receipts <empire>', 'list what an empire submitted and withdrew', receipts);
  add(
    'resubmit [empire]',
    'after an undo, submit again what still holds, for all empires or for one',
    resubmit,
  );
  add('withdraw <empire>', 'withdraw the orders that were submitted for this turn', withdraw);
}
