import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { Anomaly, Trait } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { ANOMALY_TABLES, anomalyOf } from '#rules/galaxy/anomaly-of';
import { mayHaveAnomaly } from '#rules/galaxy/may-have-anomaly';

const MAP_8 = cite('MAP-8');

type Asked = Readonly<{
  id: SystemId;
  traits: readonly Trait[];
  table: GalaxySettings['anomalyTable'];
  /** By the traits; the other table is rolled once for every system. */
  due: number;
}>;

/** The anomalies of a system; what it may not have is rolled again. @rule MAP-8 */
export function rollAnomalies(dice: Dice, { id, traits, table, due }: Asked): readonly Anomaly[] {
  const anomalies: Anomaly[] = [];
  const rolls = table === 'd10' ? due : 1;
  for (let rolled = 0; rolled < rolls; rolled += 1) {
    const anomaly = rollOne(dice, id, table, (one) => mayHaveAnomaly({ traits, anomalies }, one));
    if (anomaly !== null) anomalies.push(anomaly);
  }
  return anomalies;
}

function rollOne(
  dice: Dice,
  id: SystemId,
  table: Asked['table'],
  mayHave: (anomaly: Anomaly) => boolean,
): Anomaly | null {
  const { count, faces } = ANOMALY_TABLES[table];
  const purpose = { kind: 'anomaly', text: `anomaly of ${id}` } as const;
  const roll = (): Anomaly | null =>
    anomalyOf(table, dice.roll({ count, faces }, purpose, MAP_8).total);
  let anomaly = roll();
  while (anomaly !== null && !mayHave(anomaly)) anomaly = roll();
  return anomaly;
}
