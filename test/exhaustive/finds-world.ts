const FINDS = {
  anomalies: ['Derelict', 'Ruins', 'Splinter Colony'],
  native: { census: 3, morale: 2, productivity: 2 },
};

type Text = Readonly<{ systems: readonly Readonly<{ owner?: string; anomalies?: string[] }>[] }>;

/** The same, with something to be found in every system that nobody owns and that is like any other. */
export function withFinds(text: string): string {
  const scenario: Text = JSON.parse(text);
  const systems = scenario.systems.map((system) =>
    system.owner === undefined && system.anomalies === undefined ? { ...system, ...FINDS } : system,
  );
  return JSON.stringify({ ...scenario, systems });
}
