import type { OrdnancePackage } from '#model/forces/ordnance';

/** What each package of ordnance is called on a form, with what it gives and takes up. */
export const ORDNANCE_WORDS: Readonly<Record<OrdnancePackage, string>> = {
  'long-range': 'Long Range: DV +1, size 1',
  heavy: 'Heavy: AS +1, size 1',
  'anti-fighter': 'Anti-Fighter: AF +1, size 1',
  'comm-drone': 'Comm Drone: CR +1, size 1',
  piercing: 'Piercing: Disruptor +1, size 2',
  chaff: 'Chaff: Guardian +1, size 2',
  jammer: 'Jammer: Jammer +1, size 2',
  bombardment: 'Bombardment: bombardment points +1, size 2',
  proximity: 'Proximity: Minesweeper +1, size 2',
};
