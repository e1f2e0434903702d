import { unique } from '#kernel/collections/unique';
import type { LegendEntry } from '#report/document/document';
import { LANES } from './lane-legend.ts';
import { SIEGE_SIGNS, SIGN_LEGEND } from './siege-signs.ts';
import type { OwnerMark, Scene } from './scene.ts';

const LANE_ORDER = ['major', 'minor', 'restricted', 'unexplored', 'unknown'] as const;

type Shown = Pick<Scene, 'systems' | 'lanes' | 'forces'>;

const owners = (
  marks: ReadonlyMap<string, OwnerMark>,
  names: ReadonlyMap<string, string>,
): readonly LegendEntry[] =>
  [...marks].map(([id, { letter }]) => ({ mark: letter, meaning: names.get(id) ?? '' }));

/** Systems that somebody has been to differ in their size. */
const hasSizes = (systems: Scene['systems']): boolean =>
  unique(systems.map(({ size }) => size).filter((size) => size !== 'located')).length > 1;

/** One measure for everybody’s forces. */
const COUNTS = 'ships + other visible units';

/** Explains what the map shows, and nothing that it does not show. */
export function legendOf(
  { systems, lanes, forces }: Shown,
  marks: ReadonlyMap<string, OwnerMark>,
  names: ReadonlyMap<string, string>,
): readonly LegendEntry[] {
  const when = (shown: boolean, mark: string, meaning: string): readonly LegendEntry[] =>
    shown ? [{ mark, meaning }] : [];
  const isForeign = forces.some(({ shape, owner }) => shape === 'fleet' && owner !== null);
  const fleetMeaning = isForeign ? 'fleets and garrisons' : 'your fleets and garrisons';
  const shows = (shape: 'fleet' | 'contact', remembered: boolean): boolean =>
    forces.some((force) => force.shape === shape && force.remembered === remembered);
  return [
    ...owners(marks, names),
    ...when(
      [...systems, ...forces].some(({ owner }) => owner?.colour === null),
      '?',
      'an unknown power',
    ),
    ...when(
      systems.some(({ isIndependent }) => isIndependent === true),
      '⊙',
      'independent colony',
    ),
    ...when(
      systems.some(
        ({ owner, size, isIndependent = false }) =>
          owner === null && size !== 'located' && !isIndependent,
      ),
      '◯',
      'nobody’s system',
    ),
    ...when(
      systems.some(({ size }) => size === 'located'),
      '○',
      'located only',
    ),
    ...SIEGE_SIGNS.filter((sign) => systems.some(({ signs = [] }) => signs.includes(sign))).map(
      (sign) => SIGN_LEGEND[sign],
    ),
    ...when(hasSizes(systems), '○◯', 'the larger, the more important'),
    ...when(shows('fleet', false), '▲', fleetMeaning),
    ...when(shows('contact', false), '◆', 'contacts in sight'),
    ...when(shows('contact', true), '◆ t2', 'seen in that turn'),
    ...when(
      systems.some(({ age }) => age !== '') && !shows('contact', true),
      't2',
      'as seen in that turn',
    ),
    ...when(forces.length > 0, '3+2', COUNTS),
    ...LANE_ORDER.filter((one) => lanes.some((lane) => lane.class === one)).map(
      (one) => LANES[one],
    ),
    ...when(
      systems.some(({ offMap }) => offMap !== undefined),
      '──›',
      'lane off the map',
    ),
  ];
}
