import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Hand } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnSheets } from '#app/orders/own-sheets';
import { type SheetDifference, sheetDifference } from '#app/orders/sheet-difference';
import { type Outcome, refuse } from '#app/use-case-error';

export type CompareDraftsInput = Readonly<{
  actor: Actor;
  turn: number;
  /** The hash of the draft that the person looked at; empty: there was none. */
  base: string;
}>;

/** The changes to the draft since then, and their last author. */
export type DraftSince = Readonly<{ by: Hand; at: string; difference: SheetDifference }>;

/** The changes to a draft since a person looked at it; null: that draft is no longer stored. */
export const compareDrafts = ({ store }: Ports): UseCase<CompareDraftsInput, DraftSince | null> =>
  guarded(async ({ actor, turn, base }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const { campaign: id, empire } = actor;
    return store.read(async (reader): Promise<Outcome<DraftSince | null>> => {
      const { draft } = await readOwnSheets(reader, id, { turn, empire });
      if (draft === undefined) return ok(null);
      const which = base === '' ? { step: 0 } : { hash: base };
      const before = await reader.draftStep(id, { turn, empire, ...which });
      if (before === undefined) return ok(null);
      const difference = sheetDifference(before.orders, draft.orders);
      return ok({ by: draft.savedBy, at: draft.submittedAt, difference });
    });
  });
