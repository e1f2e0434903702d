import { valuesById } from '#kernel/collections/tables';
import { issuedNow } from '#app/editions/issued-now';
import { judgeSheet, type Verdict } from '#app/orders/judge-sheet';
import { type OwnSheets, readOwnSheets } from '#app/orders/own-sheets';
import { stageOf } from '#app/run/phase/stage-of';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication, Receipt } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';

/** The orders of an empire that an undo made a draft again, judged by what the empire knows now. */
export type ReopenedOrders = Readonly<{
  empire: EmpireId;
  name: string;
  issued: Publication;
  sheets: OwnSheets;
  /** Those that still hold, and those that are refused now, with their reasons. */
  held: readonly Verdict[];
  lost: readonly Verdict[];
  /** The player has changed their draft since, so what they want now is theirs to submit. */
  isChanged: boolean;
}>;

/** The receipt of orders that an undo reopened, if the player has neither submitted nor withdrawn anything since. */
function reopenedReceipt(receipts: readonly Receipt[], turn: number): Receipt | undefined {
  const last = receipts.findLast((one) => one.turn === turn);
  return last?.act === 'reopened' ? last : undefined;
}

/**
 * The orders of the open turn that had been submitted before an undo and are drafts now, by empire.
 * @rule TURN-3
 */
export async function readReopened(
  reader: StoreReader,
  campaign: Campaign,
): Promise<readonly ReopenedOrders[]> {
  if (stageOf(campaign) !== 'orders') return [];
  const { id, turn } = campaign;
  const receipts = await reader.receiptsOfTurn(id, turn);
  const found: ReopenedOrders[] = [];
  for (const { id: empire, name } of valuesById(await reader.empires(id))) {
    const own = receipts.filter((one) => one.empire === empire);
    const receipt = reopenedReceipt(own, turn);
    const issued = receipt && (await issuedNow(reader, id, { empire }));
    if (receipt === undefined || issued?.turn !== turn) continue;
    const sheets = await readOwnSheets(reader, id, { turn, empire });
    const { verdicts } = judgeSheet(issued.view, receipt.orders);
    found.push({
      empire,
      name,
      issued,
      sheets,
      held: verdicts.filter(({ accepted }) => accepted),
      lost: verdicts.filter(({ accepted }) => !accepted),
      isChanged: sheets.draft !== undefined && sheets.draft.submittedAt > receipt.at,
    });
  }
  return found;
}

/**
 * Whether the moderator can submit them again: something holds, or the player had submitted a sheet without orders, and they have not begun
 * to change it.
 */
export const canResubmit = ({ held, lost, isChanged }: ReopenedOrders): boolean =>
  !isChanged && (held.length > 0 || lost.length === 0);
