import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnSheets } from '#app/orders/own-sheets';
import { type SheetStanding, sheetStanding } from '#app/orders/sheet-standing';
import { issuedNow } from '#app/editions/issued-now';
import { type Judged, judgeSheet } from '#app/orders/judge-sheet';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ReadSheetInput = Readonly<{ actor: Actor; empire: EmpireId }>;
export type JudgedSheet = Judged & Readonly<{ sheet: OrderSheet }>;

/** Both sheets of an empire. If there is no draft, the submitted sheet is the draft. */
export type SheetsOfEmpire = Readonly<{
  standing: SheetStanding;
  draft: JudgedSheet;
  submitted: JudgedSheet | null;
}>;

/** The orders of an empire for the present turn with their verdicts, for the moderator. */
export const readSheet = ({ store }: Ports): UseCase<ReadSheetInput, SheetsOfEmpire | null> =>
  guarded(async ({ actor, empire }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<SheetsOfEmpire | null>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, turn } = campaign;
      const { draft, submitted } = await readOwnSheets(reader, id, { turn, empire });
      const issued = await issuedNow(reader, id, { empire });
      if (draft === undefined || issued === undefined) return ok(null);
      const judged = (sheet: OrderSheet): JudgedSheet => {
        return { sheet, ...judgeSheet(issued.view, sheet.orders) };
      };
      return ok({
        standing: sheetStanding({ draft, submitted }),
        draft: judged(draft),
        submitted: submitted === undefined ? null : judged(submitted),
      });
    });
  });
