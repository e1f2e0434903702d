import { systemIdOf } from '#model/campaign/system';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { Claim } from '#content/setups/setup-schema';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Setup } from './setup.ts';

/** The colonies that are placed for a player whose turn it is and who doesn't place them, by their hexes. @rule OPT-5 */
export function automaticColonies(
  { file }: Pick<Setup, 'file'>,
  player: number,
  lists: ForceLists,
): readonly Claim[] {
  const made = scenarioOfSetup(file, lists);
  if (!made.ok) return [];
  const { systems, rings } = made.value.scenario;
  const hexOf = (name: string): string => {
    const found = systems.find((one) => one.name === name);
    return found === undefined ? name : systemIdOf(found, rings);
  };
  const claims = made.value.claims[player - 1] ?? [];
  return claims.map(({ system, kind }) => ({ system: hexOf(system), kind }));
}
