import { moraleMarked } from '#engine/record/morale-marked';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { supplyLinesOf } from './supply-lines-of.ts';
import type { Theatre } from './theatre-of.ts';

/** Colonies without a supply route to a depot are marked, in turns when their Morale is checked. @rule COL-5 @rule SUP-5 */
export function markShortages(
  record: Recorder,
  { rules }: Pick<PhaseInput, 'rules'>,
  theatre: Theatre,
): void {
  const state = record.state();
  const { turn } = state;
  if (nextMoraleCheck(turn, rules) !== turn) return;
  const lanes = laneMapOf(state.lanes);
  const colonies = valuesById(state.systems).filter(({ census }) => census > 0);
  for (const [empire, own] of groupBy(colonies, ({ owner }) => owner)) {
    if (empire === null) continue;
    const lines = supplyLinesOf({ state, theatre, lanes, empire }, []);
    for (const system of own) {
      const place = { kind: 'system', system: system.id } as const;
      if (lines.routeFrom({ place, together: system.id }) !== null) continue;
      const mark = { system, mark: 'unsupplied', until: turn, cite: cite('COL-5') } as const;
      record.emit(...moraleMarked(state, mark));
    }
  }
}
