import { compareIds } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { Galaxy, GalaxySystem } from '#model/campaign/galaxy';
import { type Lane, laneBetween, type LaneClass, laneIdOf } from '#model/campaign/lane';
import { type Hex, systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { hexesOf } from '#rules/galaxy/hexes-of';
import { laneClassOf } from '#rules/galaxy/lane-class-of';
import { ringOf } from '#rules/galaxy/ring-of';
import { generateSystem } from './generate-system.ts';
import { joinRegions } from './join-regions.ts';
import { type MapDraft, mapDraft } from './map-draft.ts';
import { reachRegion } from './reach-region.ts';

export type GalaxyPlan = Readonly<{
  rings: number;
  /** Places along the outermost ring, in player order. */
  homes: readonly number[];
  settings: GalaxySettings;
}>;

/**
 * The whole map: the homeworlds in player order, then the systems that their lanes reach, lane by lane in the order of
 * their rolls, until no hex is left. Regions are joined at the end. A map that is explored in play has only the
 * homeworlds and their unexplored lanes.
 * @rule MAP-12
 */
export function generateGalaxy(dice: Dice, { rings, homes, settings }: GalaxyPlan): Galaxy {
  const draft = mapDraft(rings);
  const waiting: Hex[] = [];
  const generate = (hex: Hex, player: number | null): GalaxySystem => {
    const generated = generateSystem(dice, { settings, map: draft.map, hex, player });
    draft.add(generated.system);
    for (const to of generated.lanesTo) {
      draft.join(hex, to);
      waiting.push(to);
    }
    return generated.system;
  };
  const [first] = homeHexes(rings, homes).map((hex, player) => generate(hex, player));
  invariant(first !== undefined, 'GALAXY_OF_NOBODY');
  if (settings.map === 'explore') {
    return {
      rings,
      systems: inOrder([...draft.map.systems.values()]),
      lanes: unexplored(draft),
    };
  }
  const isThere = (hex: Hex): boolean => draft.map.systems.has(systemIdOf(hex, rings));
  const explore = (): void => {
    for (const hex of waiting) if (!isThere(hex)) generate(hex, null);
    waiting.length = 0;
  };
  explore();
  for (const hex of hexesOf(rings)) {
    while (!isThere(hex)) {
      const { from, to } = reachRegion(dice, draft.map, hex);
      draft.join(from.hex, to);
      waiting.push(to);
      explore();
    }
  }
  joinRegions(dice, draft, first);
  return {
    rings,
    systems: inOrder([...draft.map.systems.values()]),
    lanes: lanesOf(dice, draft, settings),
  };
}

function homeHexes(rings: number, homes: readonly number[]): readonly Hex[] {
  const ring = ringOf(rings);
  return homes.map((place) => {
    const hex = ring[place];
    invariant(hex !== undefined, 'HOMEWORLD_OFF_THE_RING', place);
    return hex;
  });
}

const inOrder = <T extends Readonly<{ id: string }>>(rows: readonly T[]): readonly T[] =>
  sortBy(rows, (one, other) => compareIds(one.id, other.id));

const unexplored = ({ map: { rings }, lanes }: MapDraft): readonly Lane[] =>
  inOrder(
    lanes().map(([one, other]) =>
      laneBetween(systemIdOf(one, rings), systemIdOf(other, rings), 'unexplored'),
    ),
  );

function lanesOf(
  dice: Dice,
  draft: MapDraft,
  settings: Pick<GalaxySettings, 'unmappedStars'>,
): readonly Lane[] {
  const { rings, systems } = draft.map;
  const systemAt = (hex: Hex): GalaxySystem => {
    const system = systems.get(systemIdOf(hex, rings));
    invariant(system !== undefined, 'LANE_TO_NOWHERE', hex);
    return system;
  };
  const lanes = draft.lanes().map(([one, other]): Lane => {
    const ends = [systemAt(one), systemAt(other)] as const;
    const [a, b] = compareIds(ends[0].id, ends[1].id) < 0 ? ends : [ends[1], ends[0]];
    const id = laneIdOf(a.id, b.id);
    return { id, a: a.id, b: b.id, class: rollClass(dice, id, [a, b], settings) };
  });
  return inOrder(lanes);
}

/**
 * The class of a lane, from the stream of that lane.
 * @rule MAP-10
 * @rule OPT-1
 * @ruling On a map that is drawn whole, no empire has explored any lane. Each lane has its class from the start, and players learn it when
 *   they see the lane.
 * @ruling OPT-1 On a map that is drawn whole, all lanes begin as restricted.
 */
function rollClass(
  dice: Dice,
  id: Lane['id'],
  [a, b]: readonly [GalaxySystem, GalaxySystem],
  { unmappedStars }: Pick<GalaxySettings, 'unmappedStars'>,
): LaneClass {
  if (unmappedStars === 'on') return 'restricted';
  const purpose = { kind: 'lane class', text: `class of the lane ${id}` } as const;
  const { total } = dice.stream('lane', id).roll({ count: 1, faces: 6 }, purpose, cite('MAP-10'));
  return laneClassOf(total, [a.importance, b.importance]);
}
