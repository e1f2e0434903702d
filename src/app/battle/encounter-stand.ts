import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { Computed } from '#app/run/phase/compute-phase';
import { openedBeside } from '#app/run/questions/opened-beside';
import type { Snapshot } from '#app/run/phase/snapshot';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

/**
 * What an encounter waits for after its phase has begun. `asks`: these players. `desk`: the moderator, who runs it.
 * `outcome`: the moderator, who enters the outcome of a battle elsewhere. `ready`: nobody, and it can go on. `over`:
 * the other encounters to end.
 */
export type EncounterStand =
  | Readonly<{ kind: 'asks'; asked: readonly EmpireId[] }>
  | Readonly<{ kind: 'desk' | 'outcome' | 'ready' | 'over' }>;

/** `computed`: the result of the phase with all answers so far. @rule TURN-4 */
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
