import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { MapSoFar, PlacedSystem } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import { laneBetween } from '#model/campaign/lane';
import { systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { isOnMap } from '#rules/galaxy/is-on-map';
import { SIDES } from '#rules/galaxy/sides';
import { leastImportant } from './least-important.ts';
import { mapOfState } from './map-of-state.ts';
import { pickOne } from './pick-one.ts';
import { regionsOf } from './regions-of.ts';

/** A lane out of a region; `far` null: to a hex that nobody has explored. */
type Way = Readonly<{ from: PlacedSystem; to: SystemId; far: PlacedSystem | null }>;

const MAP_11 = cite('MAP-11');

/**
 * An empire that has explored all lanes of its region, but hasn't seen the whole map, gets one more lane for each
 * region.
 * @rule MAP-11
 * @rule END-1
 * @ruling Each region counts separately, so nobody waits for other explorers. The new lane leads to an unexplored hex
 *   beside the region if there is one, else to a system of another region.
 */
export function reachOut(record: Recorder, dice: Dice, rings: number): void {
  let way = wayOut(record, dice, rings);
  while (way !== null) {
    record.emit(way);
    way = wayOut(record, dice, rings);
  }
}

function wayOut(record: Recorder, dice: Dice, rings: number) {
  const state = record.state();
  const open = new Set(
    valuesById(state.lanes).flatMap((lane) =>
      lane.class === 'unexplored' ? [lane.a, lane.b] : [],
    ),
  );
  const map = mapOfState(state, rings);
  for (const region of regionsOf(map)) {
    if ([...region].some((id) => open.has(id))) continue;
    const ways = waysFrom(map, region);
    if (ways.length === 0) continue;
    const [first = ''] = region;
    const text = `which lane leads out of the region of ${first}`;
    const before = dice.log().length;
    const { from, to } = pickOne(dice.stream('region', first), {
      among: leastImportant(ways, ({ from: near, far }) => (far === null ? [near] : [near, far])),
      text,
      cite: MAP_11,
    });
    const rolls = dice.log().slice(before);
    return {
      type: 'LaneAppeared',
      cite: MAP_11,
      rolls: rolls.map(({ id }) => id),
      witnesses: [],
      lane: laneBetween(from.id, to, 'unexplored'),
    } as const;
  }
  return null;
}

function waysFrom(map: MapSoFar, region: ReadonlySet<SystemId>): readonly Way[] {
  const all = [...region].flatMap((id) => {
    const from = map.systems.get(id);
    if (from === undefined) return [];
    return SIDES.flatMap((side): readonly Way[] => {
      const hex = hexBeside(from.hex, side);
      const to = systemIdOf(hex, map.rings);
      if (!isOnMap(hex, map.rings) || region.has(to)) return [];
      return [{ from, to, far: map.systems.get(to) ?? null }];
    });
  });
  const dark = all.filter(({ far }) => far === null);
  return dark.length > 0 ? dark : all;
}
