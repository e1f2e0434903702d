import type { SetupEmpire } from '#content/setups/setup-schema';
import { type ActOf, NEW_SEAT, type Setup } from './setup.ts';

/** A setup with another map. Who the empires are stays, as far as the new map leaves it open. */
export function withMap({ file, seats, step }: Setup, { map, players }: ActOf<'map'>): Setup {
  const isDrawn = 'draw' in map;
  const size = isDrawn ? players : map.scenario.empires.length;
  const empires = Array.from({ length: size }, (_, player): SetupEmpire => {
    const { name, forceList } = file.empires[player] ?? {};
    if (!isDrawn || !('draw' in file.map)) return {};
    return {
      ...(name === undefined ? {} : { name }),
      ...(forceList === undefined ? {} : { forceList }),
    };
  });
  const absent = (player: number): boolean => seats[player]?.absent ?? false;
  return {
    file: { ...file, map, empires, treaties: [], names: [] },
    step,
    seats: empires.map((_, player) => ({ ...NEW_SEAT, absent: absent(player) })),
  };
}
