import type { SetupDraw, SetupTreaty } from '#content/setups/setup-schema';
import { ringsOf } from '#app/setup/drawn-base';
import type { Setup } from '#app/setup/setup';
import { settingsOfSetup, type SetupSettings } from '#app/setup/setup-settings';
import { type RuleSet, SETTINGS } from '#model/settings/rule-set';
import { homeworldRing } from '#rules/galaxy/homeworld-ring';

/** How the map is drawn. */
type PlannedDraw = Pick<SetupDraw, 'title' | 'roll' | 'era' | 'settings'> &
  Readonly<{
    kind: 'draw';
    /** Null: as many as players. */
    rings: number | null;
    /** Null: not the reader’s to know, because anybody who knows it can draw the map. */
    seed: string | null;
  }>;

/** What everybody in a setup may know of its map and rules. */
export type SetupPlan = Readonly<{
  map: PlannedDraw | Readonly<{ kind: 'scenario'; name: string; description: string }>;
  settings: SetupSettings;
  /** The rules if nothing was chosen here: the book’s, or the scenario’s. */
  usual: RuleSet;
  /** What was chosen of rules that are more than one word or number. */
  structured: Readonly<Record<string, unknown>>;
  treaties: readonly SetupTreaty[];
  /** The outermost ring of a map that is drawn: its places, and how far apart homeworlds must be. */
  ring: Readonly<{ rings: number; places: number; apart: number }> | null;
}>;

const drawOf = (draw: SetupDraw, seesSeed: boolean): PlannedDraw => ({
  kind: 'draw',
  ...{ title: draw.title, roll: draw.roll, era: draw.era, settings: draw.settings },
  rings: draw.rings ?? null,
  seed: seesSeed ? draw.seed : null,
});

/** The map and the rules of a setup. `seesSeed`: the reader may see the whole map. */
export function planOf({ file }: Setup, seesSeed: boolean): SetupPlan {
  const { map, treaties, empires } = file;
  const chosen = {
    settings: settingsOfSetup(file),
    usual: settingsOfSetup({ map: file.map, settings: {} }).rules,
    structured: Object.fromEntries(
      Object.entries(file.settings).filter(([name]) => !Object.hasOwn(SETTINGS, name)),
    ),
  };
  if ('scenario' in map) {
    const { name, description } = map.scenario;
    return { map: { kind: 'scenario', name, description }, ...chosen, treaties, ring: null };
  }
  const rings = ringsOf(map.draw, file);
  return {
    map: drawOf(map.draw, seesSeed),
    ...{ ...chosen, treaties },
    ring: { rings, ...homeworldRing(rings, empires.length) },
  };
}
