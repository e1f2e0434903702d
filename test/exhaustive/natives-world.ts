const HOME = {
  ...{ importance: 'major', traits: ['Homeworld'], anomalies: [], capacity: 8, raw: 4 },
  native: { census: 6, morale: 4, productivity: 4 },
};
/** The number of homeworlds that wait for their people. */
const WORLDS = 2;

type Text = Readonly<{ systems: readonly Readonly<{ owner?: string; anomalies?: string[] }>[] }>;

/** The same, with homeworlds that nobody begins with. */
export function withNatives(text: string): string {
  const scenario: Text = JSON.parse(text);
  const isFree = ({ owner, anomalies }: Text['systems'][number]): boolean =>
    owner === undefined && anomalies === undefined;
  const free = scenario.systems.filter(isFree).slice(0, WORLDS);
  const systems = scenario.systems.map((one) => (free.includes(one) ? { ...one, ...HOME } : one));
  return JSON.stringify({ ...scenario, systems });
}
