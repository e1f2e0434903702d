import type { SystemId } from '#model/campaign/ids';
import { type Hex, hexOfId, systemIdOf } from '#model/campaign/system';
import { brandAs } from '#kernel/brand/brand';
import { hexDistance } from '#model/campaign/hex-distance';
import type { Scenario } from './scenario-schema.ts';

type OpenHex = Readonly<{ id: SystemId }> & Hex;

const HUB: Hex = { q: 0, r: 0 };
const HEX = /^H\d{4}$/;

/** The hexes without a system to which lanes lead, on a map that is explored from nothing. @rule MAP-12 */
export function openHexesOf({
  explore,
  lanes,
  rings,
  systems,
}: Pick<Scenario, 'explore' | 'lanes' | 'rings' | 'systems'>): readonly OpenHex[] {
  if (explore === undefined) return [];
  const named = new Set(systems.flatMap((one) => [one.name, systemIdOf(one, rings)]));
  const ends = new Set(lanes.flatMap(({ between }) => between));
  return [...ends].flatMap((end) => {
    if (!HEX.test(end) || named.has(end)) return [];
    const id = brandAs<SystemId>(end);
    const hex = hexOfId(id, rings);
    return hexDistance(hex, HUB) > rings ? [] : [{ id, ...hex }];
  });
}
