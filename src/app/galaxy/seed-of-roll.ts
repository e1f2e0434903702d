/** The seed of one roll of a map. The first roll uses the seed unchanged. */
export const seedOfRoll = (seed: string, roll: number): string =>
  roll === 1 ? seed : `${seed} ${String(roll)}`;
