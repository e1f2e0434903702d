import type { CampaignState } from '#model/campaign/state';

/** BOM-1: the chart; a flight of class HF is worth a third. */
const CHART: Readonly<Record<string, number>> = { TN: 12, CB: 5, CA: 4, DD: 2, CT: 1 };

/** The points of all ships and flights of an empire; a Kamikaze that plunges counts twice. */
export function firepower(
  { units, designs }: CampaignState,
  empire: string,
  plunging: readonly string[],
): number {
  let [points, wings] = [0, 0];
  for (const { id, owner, design, condition } of Object.values(units)) {
    const { kind, hull, abilities } = designs[design]!;
    if (owner !== empire || condition !== 'sound') continue;
    if (kind === 'flight') wings += 1;
    const worth = kind === 'ship' ? (CHART[hull ?? ''] ?? 0) : 0;
    const dives = plunging.includes(id) && abilities.some((one) => one.id === 'kamikaze');
    points += dives ? 2 * worth : worth;
  }
  return points + Math.floor(wings / 3);
}
