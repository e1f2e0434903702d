/** OPT-14: what a non-aligned world can set out to do. */
export const OBJECTIVES = [
  'escorts',
  'cruisers',
  'capital-ships',
  'fighters',
  'defenses',
  'troops',
  'trade',
  'espionage',
  'sabotage',
  'propaganda',
  'intel-pool',
  'defensive-intel',
  'research',
  'explore',
  'colonize',
  'forward-base',
  'forward-fleet',
  'productivity',
  'terraforming',
  'shipyard',
  'depot',
  'trading-post',
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

/** The objective of a world, and how much of it is done (EP, or 0). */
export type Objective = Readonly<{ id: ObjectiveId; done: number }>;
