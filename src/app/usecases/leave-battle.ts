import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/run/retrying';
import { refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

export type LeaveBattleInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  encounter: EncounterId;
}>;

/**
 * Lets everybody's standing orders answer whatever else is asked in one encounter of the phase; windows of others stay open.
 * @rule TURN-4
 */
export const leaveBattle = ({
  store,
  clock,
}: Ports): UseCase<LeaveBattleInput, Readonly<{ closed: number }>> =>
  guarded(async ({ actor, version, encounter }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const { campaign, empires, questions } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        empires: await reader.empires(actor.campaign),
        questions: await reader.questions(actor.campaign, version + 1),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (campaign.version !== version) return refuse('STALE');
      const open = questions.filter(
        ({ status, decision }) =>
          status === 'open' && decision.encounter === encounter && decision.asked !== MODERATOR,
      );
      if (open.length === 0) return refuse('QUESTION_GONE');
      const at = clock.now();
      const detail = `all of ${encounter}`;
      const changes: readonly Change[] = [
        ...open.map((question): Change => {
          return { put: 'question', question: { ...question, status: 'closed', settledAt: at } };
        }),
        ...keysById(empires).map((empire): Change => {
          const delegation = { version: version + 1, empire, encounter, at };
          return { put: 'delegation', delegation };
        }),
        {
          put: 'audit',
          entry: { at, by: roleOf(actor), act: 'windows-closed', version, detail },
        },
      ];
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ closed: open.length }) : 'again';
    });
  });
