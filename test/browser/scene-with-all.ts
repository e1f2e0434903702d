import type { Ring, WayMark } from '#report/document/map-overlay';
import type { ForceMark, LaneMark, Scene, SystemMark } from '#report/map/scene';
import { laneIdOf } from '#model/campaign/lane';
import { systemId } from '#test/support/campaign';

const AT = Array.from({ length: 12 }, (_, at) => systemId(`H00${String(at).padStart(2, '0')}`));
const at = (index: number) => AT[index]!;
const lane = (a: number, b: number) => laneIdOf(at(a), at(b));

export const RINGS_OF_TEST: readonly Ring[] = ['here', 'goal', 'near', 'far'];
const SIZES = ['located', 'unimportant', 'minor', 'major'] as const;
const CLASSES = ['major', 'minor', 'restricted', 'unexplored', 'unknown'] as const;
const TONES: readonly WayMark['tone'][] = ['ordered', 'refused', 'offered', 'supplied', 'cut'];

const systems = AT.map((id, index): SystemMark => {
  const owner = index % 3 === 0 ? { colour: index === 9 ? null : 1 + index, letter: 'X' } : null;
  const ring = RINGS_OF_TEST[index];
  return {
    ...{ id, name: `Star ${String(index)}`, hex: { q: index % 4, r: Math.floor(index / 4) } },
    ...{ size: SIZES[index % 4]!, owner, isIndependent: index === 5, age: index === 4 ? 't2' : '' },
    ...{ about: 'A star', isChoice: true, note: index === 6 ? '2 turns' : '' },
    ...(index === 7 ? { signs: ['siege', 'beachhead', 'rebellion'], offMap: 2 } : {}),
    ...(ring === undefined ? {} : { ring }),
  };
});

const lanes = CLASSES.map((kind, index): LaneMark => {
  const ends = { id: lane(index, index + 1), a: at(index), b: at(index + 1), class: kind };
  return index < 3 ? { ...ends, about: 'A lane', href: '#lane' } : ends;
});

const force = (index: number, rest: Partial<ForceMark>): ForceMark => ({
  at: { system: at(index) },
  ...{ shape: 'fleet', owner: null, text: '3+2', remembered: false, about: 'Some', href: '#f' },
  ...rest,
});

/** A map with each kind of thing that can be on one. */
export const sceneWithAll: Scene = {
  ...{ title: 'All', description: 'All there is', legend: [] },
  systems,
  lanes,
  forces: [
    force(0, {}),
    force(1, { isToCome: true }),
    force(2, { owner: { colour: 2, letter: 'L' } }),
    force(3, { shape: 'contact', owner: { colour: 3, letter: 'K' }, remembered: true }),
    force(4, { shape: 'contact', owner: { colour: null, letter: '?' } }),
    force(5, { at: { lane: lane(0, 1) } }),
  ],
  ways: TONES.map((tone, index) => ({
    ...{ from: at(index), path: [at(index + 1)], tone, name: tone },
    ...(tone === 'cut' ? { breaksAt: 'lane' as const } : {}),
  })),
};
