import { moraleMarked } from '#engine/record/morale-marked';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { BattleSide } from '#model/battle/setup';
import type { MoraleEffectKind } from '#model/campaign/effect';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';

/** The result of a battle for an empire; null if it didn't fight there, or if nobody lost. */
function fateOf(
  { sides, loser }: EventOf<'BattleEnded'>,
  empire: EmpireId,
): Extract<MoraleEffectKind, 'shattered' | 'victorious'> | null {
  const isOf = (side: BattleSide): boolean => sides[side].includes(empire);
  if (loser === null || !(isOf('attacker') || isOf('defender'))) return null;
  return isOf(loser) ? 'shattered' : 'victorious';
}

/**
 * Colonies remember the battles that their owner won or lost in their system.
 * @rule COL-5 @rule CSC-14
 * @ruling A battle counts for the Morale of a colony only if the colony's owner fights in it. Battles with raiders count too.
 */
export function markBattles(
  record: Recorder,
  { state, rules }: Pick<PhaseInput, 'state' | 'rules'>,
  told: readonly CampaignEvent[],
): void {
  const until = nextMoraleCheck(state.turn, rules);
  const marked = new Set<string>();
  for (const event of told) {
    if (event.type !== 'BattleEnded' || event.place.kind !== 'system') continue;
    const system = rowOf(state.systems, event.place.system);
    const mark = system.owner === null ? null : fateOf(event, system.owner);
    if (mark === null || marked.has(`${mark}/${system.id}`)) continue;
    marked.add(`${mark}/${system.id}`);
    record.emit(...moraleMarked(state, { system, mark, until, cite: cite('COL-5') }));
  }
}
