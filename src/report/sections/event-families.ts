/** How events are grouped for reading; `battle` steps stand in the battle's record. */
export const EVENT_FAMILIES = [
  'news',
  'intel',
  'income',
  'orders',
  'movement',
  'supply',
  'sightings',
  'encounters',
  'sieges',
  'landings',
  'construction',
  'research',
  'colonies',
  'battle',
] as const;
export type EventFamily = (typeof EVENT_FAMILIES)[number];

export const FAMILY_TITLES: { readonly [F in EventFamily]: string } = {
  news: 'News',
  intel: 'Intel',
  income: 'Income',
  orders: 'Orders',
  movement: 'Movement',
  supply: 'Supply',
  sightings: 'Sightings',
  encounters: 'Encounters',
  sieges: 'Sieges',
  landings: 'Landings',
  construction: 'Construction',
  research: 'Research',
  colonies: 'Colonies',
  battle: 'Battles',
};
