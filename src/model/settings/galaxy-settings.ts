/** How a map is drawn (`option:` in docs/rules), the default first. */
export const GALAXY_SETTINGS = {
  map: ['pregenerated', 'explore'],
  homeworldTraits: ['balanced', 'rolled'],
  anomalyTable: ['d10', '2d6'],
  offMapLanes: ['off', 'on'],
  unmappedStars: ['off', 'on'],
  openMap: ['off', 'on'],
  startingForces: ['treasury', 'bought'],
} as const;
export type GalaxySettingName = keyof typeof GALAXY_SETTINGS;

/** One value per setting, and numbers of the start. */
export type GalaxySettings = Readonly<{
  [S in GalaxySettingName]: (typeof GALAXY_SETTINGS)[S][number];
}> &
  Readonly<{
    /** Intel of each homeworld (MAP-5). */
    startingIntel: number;
    /** Points of each empire, for units or its Treasury (SET-1). */
    startingPoints: number;
  }>;

/** By what the rest of a map is drawn in play, where only homeworlds are there at first (MAP-12). */
export type ExploredMap = Readonly<
  Pick<GalaxySettings, 'anomalyTable' | 'offMapLanes' | 'unmappedStars'> & { rings: number }
>;

/** The book's defaults. */
export const DEFAULT_GALAXY_SETTINGS: GalaxySettings = {
  map: 'pregenerated',
  homeworldTraits: 'balanced',
  anomalyTable: 'd10',
  offMapLanes: 'off',
  unmappedStars: 'off',
  openMap: 'off',
  startingForces: 'treasury',
  startingIntel: 0,
  startingPoints: 100,
};
