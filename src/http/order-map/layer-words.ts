import { counted } from '#kernel/words/counted';

/** The words of the layers of the map. */
export const LAYER_WORDS = {
  layerNone: 'Names only',
  layerValues: 'Values',
  layerWorks: 'Yards and depots',
  layerFleets: 'Fleets',
  layerTrade: 'Trade',
  layerSupply: 'Supply',
  layerSupplyOf: (fleet: string): string => `Supply of ${fleet}`,
  layerThreats: 'Enemies',
  layerRaids: 'Raids',
  layerAge: 'Age of knowledge',
  valuesShort: (census: number, productivity: number, morale: number): string =>
    `C${String(census)} P${String(productivity)} M${String(morale)}`,
  worksShort: (yards: number, depots: number): string =>
    [yards > 0 && `Y${String(yards)}`, depots > 0 && `D${String(depots)}`]
      .filter((one) => one !== false)
      .join(' '),
  works: (yards: number, depots: number): string =>
    [yards > 0 && counted(yards, 'shipyard'), depots > 0 && counted(depots, 'supply depot')]
      .filter((one) => one !== false)
      .join(', '),
  strengthShort: (name: string, as: number, isLeast: boolean): string =>
    as === 0 && !isLeast ? name : `${name} AS ${String(as)}${isLeast ? '+' : ''}`,
  forceStrength: (
    name: string,
    { as, dv, isLeast }: Readonly<{ as: number; dv: number; isLeast: boolean }>,
    when: string,
  ): string => {
    const values = `AS ${String(as)}, DV ${String(dv)}${isLeast ? ' or more' : ''}`;
    return when === '' ? `${name}: ${values}` : `${name}: ${values} (${when})`;
  },
  tradesShort: (points: number): string => `trade ${String(points)} EP`,
  trades: (points: number): string =>
    points === 0
      ? 'a convoy of yours trades here'
      : `a convoy of yours trades here, for ${String(points)} EP a turn`,
  tradeFreeShort: (points: number): string => `(${String(points)} EP)`,
  tradeFree: (points: number): string =>
    `no convoy trades here, which would earn ${String(points)} EP a turn`,
  worthShort: (raw: number, capacity: number): string =>
    `RAW ${String(raw)}, cap. ${String(capacity)}`,
  worth: (raw: number, capacity: number): string =>
    `RAW ${String(raw)}, capacity ${String(capacity)}`,
  ageShort: (turn: number): string => `turn ${String(turn)}`,
  age: (turn: number): string => `known as of turn ${String(turn)}`,
  supplyShort: '✓ supply',
  noSupplyShort: '✕ no supply',
} as const;
