import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { blue, green, red, worldOf } from './treaty-world.ts';

/** Output of the systems of red, blue and green: red leads blue. */
export type Output = Readonly<{ A: number; B: number; C: number }>;
const OUTPUT: Output = { A: 7, B: 5, C: 3 };

export const withOutput = (state: CampaignState, output: Output): CampaignState => ({
  ...state,
  systems: Object.fromEntries(
    Object.entries(state.systems).map(([id, system]) => [
      id,
      { ...system, utilized: output[id as keyof Output], raw: 1 },
    ]),
  ),
});

/** Red and blue are partners, blue and green have a treaty, and blue feels 41 toward green, red 33 toward it. */
export function partners(
  states: Readonly<Record<string, 'trade' | 'war' | 'partnership' | 'non-intercourse'>> = {},
  output: Output = OUTPUT,
): CampaignState {
  const world = worldOf({ 'red/blue': 'partnership', ...states });
  const feel = (one: EmpireId, other: EmpireId, value: number) => {
    const id = relationIdOf(one, other);
    return { ...world.relations[id]!, tensions: { [one]: { start: value, value, steps: [] } } };
  };
  const felt = [feel(blue, green, 41), feel(red, green, 33)];
  const relations = { ...world.relations, ...Object.fromEntries(felt.map((one) => [one.id, one])) };
  return withOutput({ ...world, relations }, output);
}
