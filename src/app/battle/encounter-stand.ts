import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { Computed } from '#app/run/compute-phase';
import { openedBeside } from '#app/run/opened-beside';
import type { Snapshot } from '#app/run/snapshot';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

/**
 * Whom an encounter of a phase that has begun waits for. `asks`: these players; `desk`: the moderator, who runs it; `outcome`: the
 * moderator, who enters how a battle elsewhere ended; `ready`: nobody, and it has more to ask; `over`: it waits for the others to end.
 */
export type EncounterStand =
  | Readonly<{ kind: 'asks'; asked: readonly EmpireId[] }>
  | Readonly<{ kind: 'desk' | 'outcome' | 'ready' | 'over' }>;

/** `computed`: what the phase comes to with all answers so far. @rule TURN-4 */
export function standOf(
  snapshot: Pick<Snapshot, 'questions'>,
  computed: Computed,
  encounter: EncounterId,
): EncounterStand {
  const open = snapshot.questions.filter(
    ({ status, decision }) => status === 'open' && decision.encounter === encounter,
  );
  if (open.length === 0) {
    const isNext = openedBeside(snapshot, computed).some(
      ({ decision }) => decision.encounter === encounter,
    );
    return { kind: isNext ? 'ready' : 'over' };
  }
  if (open.some(({ decision }) => decision.asked === MODERATOR)) return { kind: 'outcome' };
  const players = open.filter(({ atDesk }) => !atDesk).map(({ decision }) => decision.asked);
  if (players.length === 0) return { kind: 'desk' };
  return { kind: 'asks', asked: sortBy([...new Set(players)], compareIds) };
}
