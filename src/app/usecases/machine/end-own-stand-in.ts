import { ok } from '#kernel/result/result';
import { type Actor, maySubmit, roleOf } from '#app/actor';
import { endChanges } from '#app/machine/return-changes';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

/** The player is back and plays again: the turn waits for their orders. @rule TURN-5 */
export const endOwnStandIn = ({ store, clock }: Ports): UseCase<Readonly<{ actor: Actor }>, null> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
    return retrying(async (): Promise<Outcome<null> | 'again'> => {
      const { campaign, standIns } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        standIns: await reader.standIns(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const standIn = standIns.find(({ empire }) => empire === actor.empire);
      if (standIn === undefined) return refuse('STAND_IN_UNKNOWN');
      const { id, revision, version } = campaign;
      const changes = endChanges(standIn, { at: clock.now(), by: roleOf(actor), version });
      if (changes.length === 0) return refuse('STAND_IN_FOR_GOOD');
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });
