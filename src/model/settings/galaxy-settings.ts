import { defaultsOf, type ValuesOf, wordsIn } from './setting.ts';
import { MAP_SETTINGS } from './table/map.ts';

/** How a map is drawn (`option:` in docs/rules). */
export const GALAXY_SETTINGS = MAP_SETTINGS;

/** The values of each setting of a map that is no number, the default first. */
export const GALAXY_SETTING_VALUES = wordsIn(GALAXY_SETTINGS);

/** One value per setting. */
export type GalaxySettings = ValuesOf<typeof GALAXY_SETTINGS>;

/** The settings by which the rest of a map is drawn in play, if only homeworlds are there at first (MAP-12). */
export type ExploredMap = Readonly<
  Pick<GalaxySettings, 'anomalyTable' | 'offMapLanes' | 'unmappedStars'> & { rings: number }
>;

/** The book's defaults. */
export const DEFAULT_GALAXY_SETTINGS: GalaxySettings = defaultsOf(GALAXY_SETTINGS);
