import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { checkedOutcome, type GivenOutcome } from '#app/outcomes/checked-outcome';
import { retrying } from '#app/retrying';
import type { BattleId } from '#model/campaign/ids';

/** `others`: the number of battles that still wait for their outcomes. */
export type EnteredOutcome = Readonly<{ battle: BattleId; others: number }>;

/**
 * Enters the outcome of a battle that was fought elsewhere. It takes effect when the phase continues, like a battle of
 * the machine. If its encounter has no open question left, it may continue by itself.
 * @rule ENC-1
 */
export const enterOutcome = (
  ports: Ports,
): UseCase<Readonly<{ actor: Actor; given: GivenOutcome }>, EnteredOutcome> =>
  guarded(async (input) => {
    const outcome = await retrying(async () => {
      const checked = await ports.store.read((reader) => checkedOutcome(reader, input));
      if (!checked.ok) return checked;
      const { campaign, waiting, answer, others } = checked.value;
      const { id, revision, version } = campaign;
      const at = ports.clock.now();
      const { id: detail, battle } = waiting.decision;
      const by = roleOf(input.actor);
      const written = await ports.store.commit({
        campaign: id,
        revision,
        changes: [
          {
            put: 'question',
            question: { ...waiting.question, status: 'answered', answer, settledAt: at },
          },
          { put: 'audit', entry: { at, by, act: 'question-answered', version, detail } },
        ],
      });
      return written.ok ? ok({ battle, others }) : 'again';
    });
    if (outcome.ok) ports.wake();
    return outcome;
  });
