import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { currentPublication } from '#app/run/current-publication';
import { type Judged, judgeSheet } from '#app/run/judge-sheet';
import { readViews } from '#app/run/snapshot';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ReadSheetInput = Readonly<{ actor: Actor; empire: EmpireId }>;
export type JudgedSheet = Judged & Readonly<{ sheet: OrderSheet }>;

/** The orders of an empire for the turn at hand with their verdicts, for the moderator. */
export const readSheet = ({ store }: Ports): UseCase<ReadSheetInput, JudgedSheet | null> =>
  guarded(async ({ actor, empire }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<JudgedSheet | null>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, turn } = campaign;
      const sheet = await reader.sheet(id, turn, empire);
      if (sheet === undefined) return ok(null);
      const head = currentPublication(await reader.publications(id));
      const views = await readViews(reader, id, { head, sheets: [sheet] });
      const view = views.get(empire);
      if (view === undefined) return ok(null);
      return ok({ sheet, ...judgeSheet(view, sheet.orders) });
    });
  });
