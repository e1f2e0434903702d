/** The six directions round a hex, in order. */
const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const;

export const FEWEST_EMPIRES = 2;
export const MOST_EMPIRES = DIRECTIONS.length;

/** An empire of the small world: its number from 0, and its direction from the hub. */
type Sector = Readonly<{
  index: number;
  direction: number;
  key: string;
  list: keyof typeof FLEETS;
}>;
type Hex = Readonly<{ q: number; r: number }>;
/** Parts of a scenario file. The reader of scenarios checks their form. */
type Rows = readonly Readonly<Record<string, unknown>>[];

const FLEETS = {
  human: [
    { class: 'Apollo', aboard: [{ class: 'Saber' }] },
    { class: 'Europa', aboard: [{ class: 'Saber', count: 3 }] },
    { class: 'Sparta', count: 2 },
  ],
  loran: [
    { class: 'Lida', aboard: [{ class: 'Segment', count: 4 }] },
    { class: 'Stercoralis', aboard: [{ class: 'Segment', count: 2 }] },
    { class: 'Chaete', count: 2 },
  ],
} as const;

/** Keyed by the sum of the numbers of two empires. Empires without an entry have never met. */
const STATES = ['trade', 'war', null] as const;

function sectorsOf(empires: number): readonly Sector[] {
  return Array.from({ length: empires }, (_, index) => ({
    index,
    direction: Math.floor((index * DIRECTIONS.length) / empires),
    key: `e${String(index + 1)}`,
    list: index % 2 === 0 ? 'human' : 'loran',
  }));
}

const named = (what: string, { index }: Sector): string => `${what} ${String(index + 1)}`;

function hexOf({ direction }: Sector, out: number, aside: number): Hex {
  const ahead = DIRECTIONS[direction] ?? DIRECTIONS[0];
  const beside = DIRECTIONS[(direction + 1) % DIRECTIONS.length] ?? DIRECTIONS[0];
  return { q: ahead.q * out + beside.q * aside, r: ahead.r * out + beside.r * aside };
}

/** A homeworld on the rim, a gate toward the hub, and a young colony beside them. */
function systemsOf(sector: Sector): Rows {
  const home = { capacity: 10, raw: 5, census: 9, morale: 6, productivity: 6 };
  const colony = { capacity: 6, raw: 3, census: 3, morale: 2, productivity: 2 };
  const gate = { capacity: 6, raw: 2 };
  const rows = [
    { name: named('Home', sector), ...hexOf(sector, 2, 0), importance: 'major', ...home },
    { name: named('Gate', sector), ...hexOf(sector, 1, 0), importance: 'minor', ...gate },
    { name: named('Colony', sector), ...hexOf(sector, 1, 1), importance: 'minor', ...colony },
  ];
  return rows.map((row) => ({ ...row, owner: sector.key }));
}

/** The lanes of a sector. Its gate leads to the hub, and to the gate of the next sector if there is one. */
function lanesOf(sector: Sector, next: Sector | undefined): Rows {
  const [home, gate, colony] = ['Home', 'Gate', 'Colony'].map((what) => named(what, sector));
  const side = sector.index % 2 === 0 ? 'restricted' : 'minor';
  const lanes = [
    { between: ['Hub', gate], class: 'major' },
    { between: [gate, home], class: 'major' },
    { between: [home, colony], class: 'minor' },
    { between: [gate, colony], class: side },
  ];
  const round =
    next === undefined ? [] : [{ between: [gate, named('Gate', next)], class: 'minor' }];
  const dark = sector.index > 0 ? [] : [{ between: ['Hub', colony], class: 'unexplored' }];
  return [...lanes, ...round, ...dark];
}

function forcesOf(sector: Sector): Rows {
  const { key: owner, list } = sector;
  const units = FLEETS[list];
  const works = [{ class: 'Shipyard' }, { class: 'Supply Depot' }];
  const convoy = [{ class: 'Convoy', trading: true }];
  return [
    { owner, at: named('Gate', sector), fleet: 'Vanguard', units },
    { owner, at: named('Home', sector), fleet: 'Guard', units },
    { owner, at: named('Home', sector), units: works },
    { owner, at: named('Home', sector), fleet: 'Freight', units: convoy },
  ];
}

function relationsOf(sectors: readonly Sector[]): Rows {
  const pairs = sectors.flatMap((one) =>
    sectors.filter(({ index }) => index > one.index).map((other) => [one, other] as const),
  );
  return pairs.flatMap(([one, other]) => {
    const state = STATES[(one.index + other.index) % STATES.length] ?? null;
    return state === null ? [] : [{ between: [one.key, other.key], state }];
  });
}

/** A small round world for any number of empires from 2 to 6, as the text of a scenario file. */
export function smallWorldText(empires: number): string {
  const sectors = sectorsOf(empires);
  const next = ({ index }: Sector): Sector | undefined =>
    empires > 2 ? sectors[(index + 1) % empires] : undefined;
  const hub = { name: 'Hub', q: 0, r: 0, importance: 'major', capacity: 8, raw: 4 };
  return JSON.stringify({
    format: 'farlane-scenario',
    version: 1,
    name: `Small world of ${String(empires)}`,
    rings: 2,
    systems: [hub, ...sectors.flatMap(systemsOf)],
    lanes: sectors.flatMap((sector) => lanesOf(sector, next(sector))),
    empires: sectors.map((sector) => ({
      key: sector.key,
      name: named('Empire', sector),
      forceList: sector.list,
      homeworld: named('Home', sector),
    })),
    relations: relationsOf(sectors),
    forces: sectors.flatMap(forcesOf),
  });
}
