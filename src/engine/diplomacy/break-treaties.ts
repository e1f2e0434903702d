import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { RelationId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import { BROKEN_TREATY_TENSION } from '#rules/diplomacy/tension';
import { stateAfterBreak } from '#rules/diplomacy/treaty-ladder';
import type { Feel } from './move-tension.ts';
import type { Success } from './roll-diplomacy.ts';
import { parties, partiesAndHearers } from './public-news.ts';

/**
 * Breaks the highest treaty of each pair that an empire has succeeded to break: one level for each pair, even if both succeed.
 * @rule DIP-6 @rule DIP-12 @rule FOG-8
 * @ruling A covert treaty is broken in secret. A treaty that both want to end is not broken, so that no tension moves.
 * @ruling A treaty that is broken in a turn binds nobody to a war of that turn.
 */
export function breakTreaties(record: Recorder, feel: Feel, successes: readonly Success[]): void {
  const done = new Set<RelationId>();
  for (const { by, on, act, agreed } of successes) {
    const id = relationIdOf(by, on);
    if (act !== 'break' || done.has(id)) continue;
    done.add(id);
    const { state: treaty, openly } = rowOf(record.state().relations, id);
    const state = stateAfterBreak(treaty);
    if (state === null) continue;
    record.emit({
      type: 'TreatyBroken',
      cite: cite('DIP-6'),
      rolls: [],
      witnesses: openly === null ? partiesAndHearers(record.state(), [by, on]) : parties(by, on),
      ...{ by, against: on, treaty, state, covert: openly !== null },
      ...(agreed ? { agreed: true as const } : {}),
      turn: record.state().turn,
    });
    if (agreed) continue;
    const broken = { cause: 'treaty-broken', by: BROKEN_TREATY_TENSION } as const;
    feel({ of: on, toward: by, ...broken });
  }
}
