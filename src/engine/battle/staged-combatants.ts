import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { bySoundness, byStrength } from '#rules/combat/fighter';
import { garrisonCombatants } from './combatants-of.ts';
import { contingentsOf, type EncounterRun, ownsPlace } from './encounter-run.ts';

/** A combatant, and the piece by which the rules compare it. */
const weighed = (one: Combatant) => ({ one, piece: ownPieceOf(one) });

/**
 * Flights of the colony that join a force of its side outside of the defenses: as many as that has CV, the sound and the strongest first.
 * @rule OPT-23
 * @ruling At most as many flights of the colony join as the force has CV, so without carriers none do.
 */
export function stagedCombatants(
  run: EncounterRun,
  side: EmpireId,
  force: readonly Combatant[],
): readonly Combatant[] {
  if (run.world.rules.carrierStaging === 'off' || !ownsPlace(run, side)) return [];
  const cv = sumOf(force, ({ design }) => design.cv);
  const there = contingentsOf(run, side)
    .flatMap((one) => garrisonCombatants(run.world, one))
    .filter(({ design, carrier }) => design.kind === 'flight' && carrier === null)
    .map(weighed);
  const best = sortBy(
    there,
    (a, b) => bySoundness(a.piece, b.piece),
    (a, b) => byStrength(a.piece, b.piece),
  );
  return best.slice(0, cv).map(({ one }) => one);
}
