import { cite } from '#kernel/reasons/cite';
import type { MapSoFar } from '#model/campaign/galaxy';
import { type Hex, type Importance, systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { isOnMap } from '#rules/galaxy/is-on-map';
import { laneCountOf } from '#rules/galaxy/lane-count-of';
import { CORNERS, SIDES } from '#rules/galaxy/sides';

const MAP_9 = cite('MAP-9');
const D6 = { count: 1, faces: 6 } as const;

type Asked = Readonly<{
  map: MapSoFar;
  hex: Hex;
  importance: Importance;
  settings: Pick<GalaxySettings, 'offMapLanes'>;
}>;

/** The ends of the new lanes of a system, and the number of its sides off the map that have one. */
type RolledLanes = Readonly<{ to: readonly Hex[]; offMapLanes: number }>;

/**
 * The new lanes of a system, besides those that reach it already. Sides that can't have one are rolled again. If no side can, the corners
 * are tried, and then no more lanes are rolled.
 * @rule MAP-9
 * @rule OPT-10
 * @ruling "Two hexes away along a spine" means the six hexes behind the corners. Corner 1 is between sides 1 and 2, and so on around. The
 *   corner is rolled like a side.
 * @ruling OPT-10 Each side off the map can be rolled only once, and its lane counts toward the number of lanes of the system.
 */
export function rollLanes(dice: Dice, asked: Asked): RolledLanes {
  const { map, hex, importance, settings } = asked;
  const id = systemIdOf(hex, map.rings);
  const text = { count: `number of lanes of ${id}`, side: `side of a lane of ${id}` };
  const purpose = { kind: 'number of lanes', text: text.count } as const;
  const count = laneCountOf(dice.roll(D6, purpose, MAP_9).total, importance);
  const known = map.joined.get(id) ?? [];
  const found: Hex[] = [];
  while (known.length + found.length < count) {
    const taken = [...known, ...found];
    const isOpen = (to: Hex): boolean => mayLead(map, to) && !taken.some((one) => isSame(one, to));
    const mayLeave = (to: Hex): boolean =>
      settings.offMapLanes === 'on' &&
      !isOnMap(to, map.rings) &&
      !taken.some((one) => isSame(one, to));
    const sides = stepsFrom(hex, SIDES, (to) => isOpen(to) || mayLeave(to));
    const corners = sides.length > 0 ? [] : stepsFrom(hex, CORNERS, isOpen);
    const steps = sides.length > 0 ? sides : corners;
    if (steps.length === 0) break;
    found.push(rollStep(dice, text.side, steps));
  }
  const to = found.filter((one) => isOnMap(one, map.rings));
  return { to, offMapLanes: found.length - to.length };
}

type Step = Readonly<{ face: number; to: Hex }>;

const isSame = (one: Hex, other: Hex): boolean => one.q === other.q && one.r === other.r;

/** A lane leads only to a system of the map that is not there yet. */
const mayLead = (map: MapSoFar, to: Hex): boolean =>
  isOnMap(to, map.rings) && !map.systems.has(systemIdOf(to, map.rings));

const stepsFrom = (hex: Hex, ways: readonly Hex[], mayGo: (to: Hex) => boolean): readonly Step[] =>
  ways
    .map((way, index) => ({ face: index + 1, to: hexBeside(hex, way) }))
    .filter(({ to }) => mayGo(to));

function rollStep(dice: Dice, text: string, steps: readonly Step[]): Hex {
  const roll = (): Step | undefined => {
    const { total } = dice.roll(D6, { kind: 'lane side', text }, MAP_9);
    return steps.find(({ face }) => face === total);
  };
  let step = roll();
  while (step === undefined) step = roll();
  return step.to;
}
