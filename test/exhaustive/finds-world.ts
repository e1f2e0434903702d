import { withNatives } from './natives-world.ts';

const FINDS = {
  anomalies: ['Derelict', 'Ruins', 'Splinter Colony'],
  native: { census: 3, morale: 2, productivity: 2 },
};

type Text = Readonly<{ systems: readonly Readonly<{ owner?: string; anomalies?: string[] }>[] }>;

/** The same, with two homeworlds of natives, and something to be found in every other system that nobody owns and that is like any other. */
export function withFinds(text: string): string {
  const scenario: Text = JSON.parse(withNatives(text));
  const systems = scenario.systems.map((system) =>
    system.owner === undefined && system.anomalies === undefined ? { ...system, ...FINDS } : system,
  );
  return JSON.stringify({ ...scenario, systems });
}
