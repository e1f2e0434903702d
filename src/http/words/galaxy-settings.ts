import type { GalaxyChoice } from '#app/galaxy/chosen-galaxy-settings';

/** What each setting of a map is about, in a moderator's words. */
const WORDS: Readonly<Record<GalaxyChoice['name'], string>> = {
  map: 'The map',
  homeworldTraits: 'Traits of homeworlds',
  anomalyTable: 'Table of anomalies',
  offMapLanes: 'Lanes off the map',
  unmappedStars: 'Unmapped stars: every lane begins restricted',
  openMap: 'Open map: everybody knows all of it',
  startingForces: 'First units',
  startingIntel: 'Intel of each homeworld',
  startingPoints: 'Economic points of each empire',
};

const VALUES: Readonly<Record<string, string>> = {
  'map pregenerated': 'drawn as a whole before the first turn',
  'map explore': 'explored from nothing: only homeworlds are there at first',
  'homeworldTraits balanced': 'the same for all',
  'anomalyTable 2d6': '2d6, for every system',
  'startingForces treasury': 'none: the points are in the Treasury',
  'startingForces bought': 'bought for the points, a balanced force',
};

/** What a setting of a map is about. */
export const galaxySettingName = (name: GalaxyChoice['name']): string => WORDS[name];

/** What one of its values says. */
export const galaxySettingValue = (name: GalaxyChoice['name'], value: string): string =>
  VALUES[`${name} ${value}`] ?? value;
