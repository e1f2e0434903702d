/* A scenario that is in order, for tests to change. */

const home = { importance: 'major', capacity: 10, raw: 5, census: 9, morale: 6, productivity: 6 };
const empty = { importance: 'minor', capacity: 6, raw: 2 };

/** Two empires, four stars; tests break it. */
export const sound = () => ({
  format: 'farlane-scenario',
  version: 1,
  name: 'Small',
  rings: 2,
  systems: [
    { name: 'Sol', q: -2, r: 0, ...home, owner: 'human' },
    { name: 'Wolf', q: -1, r: 0, ...empty },
    { name: 'Hub', q: 0, r: 0, ...empty },
    { name: 'Nest', q: 2, r: 0, ...home, owner: 'loran' },
  ] as Record<string, unknown>[],
  lanes: [
    { between: ['Sol', 'Wolf'], class: 'major' },
    { between: ['Wolf', 'Hub'], class: 'minor' },
    { between: ['Hub', 'Nest'], class: 'restricted' },
  ] as Record<string, unknown>[],
  empires: [
    { key: 'human', name: 'Humans', forceList: 'human', homeworld: 'Sol' },
    { key: 'loran', name: 'Loran', forceList: 'loran', homeworld: 'Nest' },
  ] as Record<string, unknown>[],
  relations: [] as unknown[],
  forces: [
    { owner: 'human', at: 'Wolf', fleet: 'One', units: [{ class: 'Apollo', names: ['Ares'] }] },
  ] as unknown[],
  knowledge: [] as unknown[],
});

export type Small = ReturnType<typeof sound>;

/** Some units of the Humans, at Sol unless it says otherwise. */
export const force = (units: unknown, part: object = {}) => ({
  owner: 'human',
  at: 'Sol',
  units,
  ...part,
});
