import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import {
  type DraftStep,
  MOST_DRAFT_STEPS,
  type OrderSheet,
  type Receipt,
  type SheetKey,
} from '#app/ports/turn-record';
import { compareText } from '#kernel/result/compare-text';

/** What a store in memory keeps of a campaign's orders. */
export type KeptOrders = {
  sheets: OrderSheet[];
  draftSteps: DraftStep[];
  receipts: Receipt[];
};

export const noOrders = (): KeptOrders => ({ sheets: [], draftSteps: [], receipts: [] });

const isAt =
  ({ turn, empire, status }: SheetKey) =>
  (one: SheetKey): boolean =>
    one.turn === turn && one.empire === empire && one.status === status;

/** Writes a change that is about orders; whether it was one. */
export function writeOrders(kept: KeptOrders, change: Change): boolean {
  if (change.put === 'sheet') {
    const isSame = isAt(change.sheet);
    kept.sheets = [...kept.sheets.filter((one) => !isSame(one)), change.sheet];
  } else if (change.put === 'sheets-of-empire-dropped') {
    const stays = (one: { turn: number; empire: string }): boolean =>
      one.turn !== change.turn || one.empire !== change.empire;
    kept.sheets = kept.sheets.filter(stays);
    kept.draftSteps = kept.draftSteps.filter(stays);
  } else if (change.put === 'sheet-dropped') {
    const isSame = isAt(change.which);
    kept.sheets = kept.sheets.filter((one) => !isSame(one));
  } else if (change.put === 'sheets-reopened') reopen(kept, change.fromTurn);
  else if (change.put === 'draft-step') keepStep(kept, change.step);
  else if (change.put === 'receipt') kept.receipts.push(change.receipt);
  else return false;
  return true;
}

function reopen(kept: KeptOrders, fromTurn: number): void {
  kept.sheets = kept.sheets.flatMap((sheet): OrderSheet[] => {
    if (sheet.turn < fromTurn || sheet.status === 'draft') return [sheet];
    const draft = isAt({ ...sheet, status: 'draft' });
    return kept.sheets.some(draft) ? [] : [{ ...sheet, status: 'draft' }];
  });
}

function keepStep(kept: KeptOrders, step: DraftStep): void {
  const isOf = (one: DraftStep): boolean => one.turn === step.turn && one.empire === step.empire;
  const stays = (one: DraftStep): boolean =>
    !isOf(one) || (one.step < step.step && one.step > step.step - MOST_DRAFT_STEPS);
  kept.draftSteps = [...kept.draftSteps.filter(stays), step];
}

type Reads =
  | 'sheets'
  | 'sheet'
  | 'allSheets'
  | 'draftStep'
  | 'receipts'
  | 'receiptsOfTurn'
  | 'allReceipts';

/** The reads that are about orders. */
export function orderReads(keptOf: (id: CampaignId) => KeptOrders): Pick<StoreReader, Reads> {
  const sheetsOf = (id: CampaignId) =>
    keptOf(id).sheets.toSorted(
      (a, b) =>
        a.turn - b.turn || compareText(a.empire, b.empire) || compareText(a.status, b.status),
    );
  const receiptsOf = (id: CampaignId) =>
    keptOf(id).receipts.toSorted((a, b) => compareText(a.empire, b.empire) || a.number - b.number);
  return {
    sheets: async (id, turn) => sheetsOf(id).filter((sheet) => sheet.turn === turn),
    sheet: async (id, which) => keptOf(id).sheets.find(isAt(which)),
    allSheets: async (id) => sheetsOf(id),
    draftStep: async (id, { turn, empire, ...which }) =>
      keptOf(id)
        .draftSteps.toSorted((a, b) => a.step - b.step)
        .findLast(
          (one) =>
            one.turn === turn &&
            one.empire === empire &&
            ('step' in which ? one.step === which.step : one.hash === which.hash),
        ),
    receipts: async (id, empire) => receiptsOf(id).filter((one) => one.empire === empire),
    receiptsOfTurn: async (id, turn) => receiptsOf(id).filter((one) => one.turn === turn),
    allReceipts: async (id) => receiptsOf(id),
  };
}
