import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';
import { hexOfId } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import { BEGINNINGS, ENDINGS } from './name-parts.ts';

type Naming = Readonly<{
  system: SystemId;
  rings: number;
  /** Whether the finder knows another system by a name. */
  isKnown: (name: string) => boolean;
}>;

/** Has no divisor in common with the number of names, so that it mixes them all. */
const MIXER = 3407;
const MOST_FACES = 100;

/** One of all names, neighbours far from each other. */
function nameAt(number: number): string {
  const mixed = (number * MIXER) % (BEGINNINGS.length * ENDINGS.length);
  const beginning = BEGINNINGS[divide(mixed, ENDINGS.length, 'down')];
  const ending = ENDINGS[mixed % ENDINGS.length];
  invariant(beginning !== undefined && ending !== undefined, 'NAME_PARTS', mixed);
  return beginning + ending;
}

/**
 * A name for a system that is found, from a stream of its own.
 * @rule MAP-12 @rule FOG-15
 * @ruling Each hex of a map has names that no other hex has, and a die decides which of them it gets. Otherwise a name would reveal what
 *   others have found before. A name that the finder knows already is passed over.
 */
export function nameFoundSystem(dice: Dice, { system, rings, isKnown }: Naming): string {
  const width = 2 * rings + 1;
  const { q, r } = hexOfId(system, rings);
  const hexes = width * width;
  const place = (q + rings) * width + (r + rings);
  const share = divide(BEGINNINGS.length * ENDINGS.length, hexes, 'down');
  const choices = Math.min(Math.max(1, share), MOST_FACES);
  const purpose = { kind: 'system name', text: `name of ${system}` } as const;
  const own = dice.stream('name', system);
  const first =
    choices === 1 ? 1 : own.roll({ count: 1, faces: choices }, purpose, cite('MAP-1')).total;
  const names = Array.from({ length: choices }, (_, more) =>
    nameAt(place + hexes * ((first - 1 + more) % choices)),
  );
  return names.find((name) => !isKnown(name)) ?? nameAt(place);
}
