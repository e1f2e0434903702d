import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type LostOrder, lostOrders } from '#app/resubmit/lost-words';
import { canResubmit, readReopened } from '#app/resubmit/reopened-orders';
import { refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

/** What the moderator can submit again for an empire. */
export type ReopenedSheet = Readonly<{
  empire: EmpireId;
  name: string;
  /** The number of orders that still hold. */
  held: number;
  lost: readonly LostOrder[];
  /** The player has changed their draft since the undo. */
  isChanged: boolean;
  canResubmit: boolean;
}>;
export type Reopened = Readonly<{
  turn: number;
  version: number;
  sheets: readonly ReopenedSheet[];
}>;

/** The orders that an undo made drafts again, and what of them still holds. @rule TURN-3 */
export const readReopenedOrders = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, Reopened> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const found = await readReopened(reader, campaign);
      const sheets = found.map((one) => {
        const { empire, name, held, isChanged } = one;
        const lost = lostOrders(one);
        return { empire, name, held: held.length, lost, isChanged, canResubmit: canResubmit(one) };
      });
      const { turn, version } = campaign;
      return ok({ turn, version, sheets });
    });
  });
