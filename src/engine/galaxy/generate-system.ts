import { cite } from '#kernel/reasons/cite';
import type { GalaxySystem, MapSoFar } from '#model/campaign/galaxy';
import { type Hex, type Importance, systemIdOf, type Trait } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { importanceOf } from '#rules/galaxy/importance-of';
import { startingNatives } from '#rules/galaxy/starting-natives';
import { valuesOf } from '#rules/galaxy/values-of';
import { rollAnomalies } from './roll-anomalies.ts';
import { rollLanes } from './roll-lanes.ts';
import { rollTraits, type TraitsDue } from './roll-traits.ts';

type TableSettings = Pick<GalaxySettings, 'anomalyTable' | 'offMapLanes'>;
type Found = Readonly<{ player: null; settings: TableSettings }>;
/** Players are counted from 0. */
type Home = Readonly<{
  player: number;
  settings: TableSettings & Pick<GalaxySettings, 'homeworldTraits'>;
}>;

/** Where a system is to be, and whose homeworld. */
export type SystemToGenerate = Readonly<{ map: MapSoFar; hex: Hex }> & (Found | Home);

/** A new system, and the hexes to which its new lanes lead. */
export type GeneratedSystem = Readonly<{ system: GalaxySystem; lanesTo: readonly Hex[] }>;

const FOUND: TraitsDue = { traits: [], due: 1 };
const HOMEWORLDS: Readonly<Record<GalaxySettings['homeworldTraits'], TraitsDue>> = {
  balanced: { traits: ['Homeworld', 'Rare Metals', 'Fair Biosphere'], due: 0 },
  rolled: { traits: ['Homeworld'], due: 2 },
};

/**
 * One system, whether it is explored or the whole map is made at once: importance, traits,
 * anomalies, lanes. A homeworld is major, also one that its traits make so.
 * @rule MAP-3
 * @rule MAP-5
 * @rule MAP-7
 */
export function generateSystem(dice: Dice, asked: SystemToGenerate): GeneratedSystem {
  const { settings, map, hex, player } = asked;
  const id = systemIdOf(hex, map.rings);
  const own = dice.stream('system', id);
  const rolled = player === null ? rollImportance(own, id) : 'major';
  const due = asked.player === null ? FOUND : HOMEWORLDS[asked.settings.homeworldTraits];
  const { traits, anomalies: owed } = rollTraits(own, id, due);
  const importance = traits.includes('Homeworld') ? 'major' : rolled;
  const table = settings.anomalyTable;
  const anomalies = rollAnomalies(own, { id, traits, table, due: owed });
  const lanes = rollLanes(own, { map, hex, importance, settings });
  const { offMapLanes, to: lanesTo } = lanes;
  const figures = figuresOf(importance, traits, player);
  const start = startingNatives({ native: figures.native, traits, anomalies });
  const features = { traits, anomalies, player, offMapLanes };
  return { system: { id, hex, importance, ...figures, start, ...features }, lanesTo };
}

function rollImportance(dice: Dice, id: string): Importance {
  const purpose = { kind: 'importance', text: `importance of ${id}` } as const;
  return importanceOf(dice.roll({ count: 1, faces: 6 }, purpose, cite('MAP-3')).total);
}

function figuresOf(
  importance: Importance,
  traits: readonly Trait[],
  player: number | null,
): Pick<GalaxySystem, 'capacity' | 'raw' | 'native'> {
  const whose = player === null ? 'nobody' : 'player';
  const { capacity, raw, ...native } = valuesOf(importance, traits, whose);
  return { capacity, raw, native };
}
