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
  rawShort: (raw: number): string => `RAW ${String(raw)}`,
  worth: (raw: number, capacity: number): string =>
    `RAW ${String(raw)}, capacity ${String(capacity)}`,
  ageShort: (turn: number): string => `turn ${String(turn)}`,
  age: (turn: number): string => `known as of turn ${String(turn)}`,
  supplied: '✓',
  notSupplied: '✕',
  supplyShort: '✓ supply',
  noSupplyShort: '✕ no supply',
} as const;
