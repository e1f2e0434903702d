import type { EmpireId } from '#model/campaign/ids';
import { hasClaim } from '#rules/diplomacy/claims';
import { rightsInEncounters } from '#rules/diplomacy/rights-in-encounters';
import type { Rights, Stance } from '#rules/diplomacy/rights-of';
import { mayGenerateAgainst } from '#rules/movement/may-generate-against';
import { empiresOf, type EncounterRun } from './encounter-run.ts';

const rightsBetween = ({ world }: EncounterRun, one: EmpireId, other: EmpireId): Rights =>
  rightsInEncounters(world.state, world.rules, [one, other]);

/** Whether a side has demanded a scenario of another in this encounter. */
function hasDemanded(run: EncounterRun, by: EmpireId, against: EmpireId): boolean {
  return [...run.demands].some((key) => key.startsWith(`${by}>${against}:`));
}

/** The empires of a side, each with each of another. */
function pairsOf(run: EncounterRun, one: EmpireId, other: EmpireId) {
  const others = empiresOf(run, other);
  return empiresOf(run, one).flatMap((by) => others.map((against) => ({ by, against })));
}

const hasSought = (run: EncounterRun, by: EmpireId, against: EmpireId): boolean =>
  pairsOf(run, by, against).some((pair) =>
    run.pending.generated.some((wish) => wish.by === pair.by && wish.against === pair.against),
  );

/** The relation of two sides: enemies if any of their members are, else friends. */
function stanceBetween(run: EncounterRun, one: EmpireId, other: EmpireId): Stance {
  const stances = pairsOf(run, one, other).map(
    ({ by, against }) => rightsBetween(run, by, against).stance,
  );
  const worst = (['enemy', 'friend'] as const).find((stance) => stances.includes(stance));
  return worst ?? 'neutral';
}

/**
 * Whether a side may demand scenarios of another here: of an enemy anywhere; of a neutral where nobody or the side itself is in control,
 * where it once was, and elsewhere if the neutral has demanded one of it here; of a friend never.
 * @rule DIP-10
 * @rule ENC-2
 * @ruling A side of several empires may demand all that any of its members may. It may demand nothing of a side if members of the two are
 *   friends, unless other members of them are enemies.
 */
export function mayDemandOf(run: EncounterRun, by: EmpireId, against: EmpireId): boolean {
  if (by === against || stanceBetween(run, by, against) === 'friend') return false;
  const { place } = run.pending;
  const controller = run.world.controllerAt(place);
  return pairsOf(run, by, against).some((pair) => {
    const rights = rightsBetween(run, pair.by, pair.against);
    const claim =
      place.kind === 'system' && hasClaim(run.world.state, { ...pair, system: place.system });
    if (mayGenerateAgainst({ by: pair.by, rights, controller, hasClaim: claim })) return true;
    return rights.demand === 'own or unowned' && hasDemanded(run, against, by);
  });
}

/**
 * Whether a side treats another as a foe: an enemy, or a neutral that it chose to attack or that has demanded a scenario of it.
 * @rule ENC-5
 * @ruling A side treats a neutral that demands a scenario of it like an enemy, regardless of its standing orders for neutrals.
 */
export function isFoeOf(run: EncounterRun, empire: EmpireId, other: EmpireId): boolean {
  const stance = stanceBetween(run, empire, other);
  if (stance !== 'neutral') return stance === 'enemy';
  return hasSought(run, empire, other) || hasDemanded(run, other, empire);
}

/** Whether a side attacks another here: as an enemy, or by having sought or demanded it. @rule DIP-10 */
export function attacks(run: EncounterRun, by: EmpireId, against: EmpireId): boolean {
  if (!mayDemandOf(run, by, against)) return false;
  const isEnemy = stanceBetween(run, by, against) === 'enemy';
  return isEnemy || hasSought(run, by, against) || hasDemanded(run, by, against);
}

/** Whether two empires are enemies. */
export const isEnemyOf = (run: EncounterRun, one: EmpireId, other: EmpireId): boolean =>
  rightsBetween(run, one, other).stance === 'enemy';

/** Whether an empire supports another, on its side or beside it: a partner's ships guard. @rule DIP-10 */
export function standsWith(run: EncounterRun, one: EmpireId, other: EmpireId): boolean {
  return one === other || rightsBetween(run, one, other).sameSide;
}
