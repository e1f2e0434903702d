import type { UnitKind } from '#model/forces/unit';

/** What an ability costs in a design, and who may have it. */
export type AbilityRow = Readonly<{
  id: string;
  name: string;
  /** Bought in functions; any other is there or not. */
  rated: boolean;
  on: readonly UnitKind[];
  /** Construction points: once, for each function, or for each point of the class's CC. */
  points: number;
  pointsPer: 'once' | 'function' | 'cc';
  /** What it adds to Cost. */
  cost: number;
  costPer: 'once' | 'function' | 'two-functions';
  /** The points of maintenance that it adds, regardless of its rating (U-11). */
  maintenance: number;
}>;
type Prices = Partial<Omit<AbilityRow, 'id' | 'name' | 'rated' | 'on'>>;

const SHIPS = ['ship'] as const;
const BASES = ['base'] as const;
const FLIGHTS = ['flight'] as const;
const MINEFIELDS = ['minefield'] as const;
const GROUND = ['ground'] as const;
const SHIPS_AND_BASES = ['ship', 'base'] as const;
const SHIPS_AND_FLIGHTS = ['ship', 'flight'] as const;
const ALL_WARSHIPS = ['ship', 'base', 'flight'] as const;

const NOTHING = { points: 0, pointsPer: 'once', cost: 0, costPer: 'once', maintenance: 0 } as const;

const plain = (
  id: string,
  name: string,
  on: readonly UnitKind[],
  prices: Prices = {},
): AbilityRow => ({ id, name, rated: false, on, ...NOTHING, ...prices });

const rated = (id: string, name: string, on: readonly UnitKind[], prices: Prices): AbilityRow => ({
  id,
  name,
  rated: true,
  on,
  ...NOTHING,
  pointsPer: 'function',
  ...prices,
});

/**
 * Every ability there is, with its price. @rule ABL-1
 * @rule U-8
 * @rule U-12
 * @rule U-13
 * @rule U-15
 * @rule U-21
 */
export const ABILITY_TABLE: readonly AbilityRow[] = [
  plain('ammo', 'Ammo', SHIPS_AND_BASES, { cost: -1 }),
  plain('armored', 'Armored', SHIPS_AND_BASES, { cost: 1 }),
  rated('assault', 'Assault', SHIPS, { points: 1, maintenance: 1 }),
  plain('atmospheric', 'Atmospheric', SHIPS_AND_FLIGHTS, { cost: 1 }),
  plain('autoRepair', 'Auto-Repair', SHIPS_AND_BASES, { cost: 1 }),
  plain('auxiliary', 'Auxiliary', SHIPS_AND_BASES),
  plain('blockadeRunner', 'Blockade Runner', SHIPS, { maintenance: 1 }),
  rated('boarding', 'Boarding', ALL_WARSHIPS, { points: 1, cost: 1, costPer: 'two-functions' }),
  plain('carrier', 'Carrier', SHIPS_AND_BASES, { maintenance: 1 }),
  rated('command', 'Command', SHIPS_AND_BASES, { points: 2, maintenance: 1 }),
  plain('diplomatic', 'Diplomatic', SHIPS, { maintenance: 1 }),
  rated('disruptor', 'Disruptor', ALL_WARSHIPS, { points: 2, maintenance: 1 }),
  plain('experimental', 'Experimental', ALL_WARSHIPS),
  plain('explorer', 'Explorer', SHIPS, { maintenance: 1 }),
  plain('fast', 'Fast', SHIPS, { cost: 1 }),
  rated('fireControl', 'Fire Control', SHIPS_AND_BASES, { points: 2, maintenance: 1 }),
  plain('firstStrike', 'First Strike', ALL_WARSHIPS, { points: 1, pointsPer: 'cc', cost: 1 }),
  rated('guardian', 'Guardian', ALL_WARSHIPS, { points: 2, maintenance: 1 }),
  rated('gunship', 'Gunship', SHIPS_AND_FLIGHTS, { points: 2 }),
  rated('hospital', 'Hospital', SHIPS, { points: 2, maintenance: 1 }),
  plain('interdictor', 'Interdictor', SHIPS_AND_BASES, { cost: 1, maintenance: 1 }),
  rated('jammer', 'Jammer', ALL_WARSHIPS, { points: 2, maintenance: 1 }),
  plain('jump', 'Jump', SHIPS, { cost: 1 }),
  plain('kamikaze', 'Kamikaze', SHIPS_AND_FLIGHTS, { cost: 1 }),
  plain('marines', 'Marines', GROUND, { maintenance: 1 }),
  rated('massDriver', 'Mass Driver', SHIPS_AND_FLIGHTS, { points: 2, cost: 1 }),
  rated('minelayer', 'Minelayer', SHIPS_AND_FLIGHTS, { points: 1, maintenance: 1 }),
  rated('minesweeper', 'Minesweeper', SHIPS_AND_FLIGHTS, { points: 2 }),
  plain('missile', 'Missile', ALL_WARSHIPS, { maintenance: 1 }),
  rated('mobileShipyard', 'Mobile Shipyard', SHIPS, {
    points: 2,
    cost: 1,
    costPer: 'function',
    maintenance: 2,
  }),
  plain('peacekeeper', 'Peacekeeper', GROUND, { maintenance: 1 }),
  plain('police', 'Police', SHIPS_AND_FLIGHTS, { cost: 1 }),
  plain('proximity', 'Proximity', MINEFIELDS, { cost: 1 }),
  plain('qShip', 'Q-Ship', SHIPS, { cost: 1 }),
  rated('scout', 'Scout', ALL_WARSHIPS, { points: 2, cost: 1, maintenance: 1 }),
  plain('selfReplicating', 'Self-Replicating', MINEFIELDS, { maintenance: 1 }),
  plain('shields', 'Shields', ALL_WARSHIPS, { cost: 1 }),
  plain('shock', 'Shock', GROUND, { maintenance: 1 }),
  plain('siege', 'Siege', SHIPS, { cost: 1 }),
  plain('slow', 'Slow', SHIPS, { cost: -1 }),
  rated('stasis', 'Stasis', SHIPS_AND_BASES, { points: 4, cost: 1, maintenance: 1 }),
  rated('stealth', 'Stealth', ALL_WARSHIPS, { points: 2, cost: 1, maintenance: 1 }),
  plain('strikefighter', 'Strikefighter', FLIGHTS, { cost: 1 }),
  plain('suicide', 'Suicide', SHIPS_AND_BASES, { cost: 1 }),
  rated('supply', 'Supply', ALL_WARSHIPS, { points: 2, maintenance: 1 }),
  plain('supplyDepot', 'Supply Depot', BASES, { cost: 10, maintenance: 2 }),
  rated('suppression', 'Suppression', SHIPS_AND_BASES, { points: 2, maintenance: 1 }),
  rated('tender', 'Tender', SHIPS, { points: 2 }),
  rated('towing', 'Towing', SHIPS, { points: 1, maintenance: 1 }),
  plain('trade', 'Trade', SHIPS, { cost: 1 }),
];

const ROW_BY_ID = new Map(ABILITY_TABLE.map((row) => [row.id, row]));

/** The row of an ability, if there is such an ability. @rule ABL-1 */
export function abilityRowOf(id: string): AbilityRow | undefined {
  return ROW_BY_ID.get(id);
}
