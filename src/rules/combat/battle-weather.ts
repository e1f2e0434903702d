import { sumOf } from '#kernel/numbers/sum';

/** What the place of a battle does to both sides. */
export type BattleWeather = Readonly<{
  surprise: number;
  /** What every CC is multiplied by. */
  ccFactor: number;
  /** CC from which ships fire half; null: none. */
  halvesFrom: number | null;
  /** Ships and flights may hide. */
  hasCover: boolean;
}>;

const PLAIN: BattleWeather = { surprise: 0, ccFactor: 1, halvesFrom: null, hasCover: false };
const WEATHER_OF: ReadonlyMap<string, Partial<BattleWeather>> = new Map([
  ['Dense Asteroids', { hasCover: true }],
  ['Dust Cloud', { surprise: -1, ccFactor: 2 }],
  ['Nebula', { surprise: -4 }],
  ['Plasma Storm', { halvesFrom: 3 }],
]);

/** What the anomalies of a system do to a battle there. @rule MAP-8 */
export function battleWeather(anomalies: readonly string[]): BattleWeather {
  const found = anomalies.flatMap((anomaly) => WEATHER_OF.get(anomaly) ?? []);
  return {
    surprise: sumOf(found, ({ surprise = PLAIN.surprise }) => surprise),
    ccFactor: found.reduce((factor, one) => factor * (one.ccFactor ?? 1), PLAIN.ccFactor),
    halvesFrom: found.find((one) => one.halvesFrom !== undefined)?.halvesFrom ?? PLAIN.halvesFrom,
    hasCover: found.some(({ hasCover }) => hasCover === true),
  };
}
