import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type KnownLane, type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { empireId, systemId, systemOf } from '#test/support/campaign';
import type { Choices } from './proof-choices.ts';

export const human = empireId('human');
export const loran = empireId('loran');
export const tirelon = empireId('tirelon');

/**
 * The map, a line with the two homes on either side of Wolf, and behind each home what the other
 * empire does not know: a second colony, and beyond it an empty system. Behind one of them lives a
 * third power that the empire on the far side has never met.
 */
export const MAP = {
  humanDeep: systemId('H0101'),
  humanRear: systemId('H0102'),
  humanHome: systemId('H0103'),
  wolf: systemId('H0104'),
  loranHome: systemId('H0105'),
  loranRear: systemId('H0106'),
  loranDeep: systemId('H0107'),
} as const;

/** Beside the line, behind unexplored lanes: one nook at each rear, and one at Wolf. */
const NOOKS = {
  human: systemId('H0202'),
  wolf: systemId('H0204'),
  loran: systemId('H0206'),
} as const;
const DARK = [
  [MAP.humanRear, NOOKS.human],
  [MAP.wolf, NOOKS.wolf],
  [MAP.loranRear, NOOKS.loran],
] as const;

/** The world as one of the two main powers has it on its side. */
export const SIDES = {
  human: {
    home: MAP.humanHome,
    rear: MAP.humanRear,
    deep: MAP.humanDeep,
    nook: NOOKS.human,
    empire: human,
  },
  loran: {
    home: MAP.loranHome,
    rear: MAP.loranRear,
    deep: MAP.loranDeep,
    nook: NOOKS.loran,
    empire: loran,
  },
} as const;
export type SideName = keyof typeof SIDES;

/** What waits for the first empire in each system that nobody owns. */
const WAITING = {
  ruins: { anomalies: ['Ruins'] },
  splinters: {
    anomalies: ['Ruins', 'Splinter Colony'],
    native: { census: 3, morale: 2, productivity: 2 },
  },
} as const;
export type Waiting = keyof typeof WAITING;

/** A system of the line, with a colony if it has an owner. */
export function colonyOf(
  id: SystemId,
  { owner, waiting }: Readonly<{ owner: EmpireId | null; waiting: Waiting }>,
  choices: Choices,
): StarSystem {
  const name = `System ${id}`;
  if (owner === null) {
    const raw = 1 + choices.below(3);
    return systemOf({ id, name, hex: hexOf(id), raw, ...WAITING[waiting] });
  }
  const productivity = 5 + choices.below(2);
  const values = { capacity: 8, raw: 5, census: 6, morale: 5, productivity, utilized: 5 };
  return systemOf({ id, name, hex: hexOf(id), ...values, owner, intel: choices.below(3) });
}

const hexOf = (id: SystemId): StarSystem['hex'] => ({
  q: Number(id.slice(3)),
  r: Number(id.slice(1, 3)) - 1,
});

const LINE = Object.values(MAP);
export const SYSTEMS = [...LINE, ...Object.values(NOOKS)];

/** A star to which no lane leads; only in some worlds it is there. */
export const FAR = systemId('H0909');

/** To this one no lane leads either: the third power has a depot there, so that it never falls for want of a fleet (FOG-8). */
export const REFUGE = systemId('H0808');

/** The lanes along the line, and those that nobody has explored. */
export function lanesOf(
  choices: Choices,
): readonly Readonly<{ a: SystemId; b: SystemId; class: LaneClass }>[] {
  const line = LINE.slice(1).map((b, index) => ({
    a: LINE[index]!,
    b,
    class: choices.pick(['minor', 'major'] as const),
  }));
  return [...line, ...DARK.map(([a, b]) => ({ a, b, class: 'unexplored' as const }))];
}

/** What the two main powers have known since before the first turn: the line between their homes. */
export function oldKnowledge(
  state: CampaignState,
): Pick<CampaignState, 'knownSystems' | 'knownLanes'> {
  const knownSystems: KnownSystem[] = [];
  const knownLanes: KnownLane[] = [];
  const known = { turn: 0, source: 'scenario' } as const;
  const middle = [MAP.humanHome, MAP.wolf, NOOKS.wolf, MAP.loranHome];
  for (const { empire, rear, deep, nook } of Object.values(SIDES)) {
    const systems = [...middle, rear, deep, nook];
    for (const system of systems) {
      const { name, hex } = state.systems[system]!;
      const id = knowledgeIdOf(empire, system);
      const row = { viewer: empire, system, name, hex, located: known };
      knownSystems.push({ id, ...row, visited: null, reported: null, surveyed: 0 });
    }
    for (const lane of Object.values(state.lanes)) {
      if (!systems.includes(lane.a) || !systems.includes(lane.b)) continue;
      const id = knowledgeIdOf(empire, lane.id);
      const { a, b } = lane;
      knownLanes.push({ id, viewer: empire, lane: lane.id, a, b, class: lane.class, known });
    }
  }
  return { knownSystems: rowsById(knownSystems), knownLanes: rowsById(knownLanes) };
}

/** How many ids each power has been given, from counts such as `human.u`. */
export function countersOf(
  powers: readonly EmpireId[],
  counts: ReadonlyMap<string, number>,
): CampaignState['counters'] {
  const rows = powers.map((empire) => {
    const count = (letter: string): number => counts.get(`${empire}.${letter}`) ?? 0;
    const given = { units: count('u'), fleets: count('f'), works: count('w'), contacts: 0 };
    return [empire, { empire, ...given }] as const;
  });
  return Object.fromEntries(rows);
}

export function rowsById<R extends Readonly<{ id: string }>>(
  rows: readonly R[],
): Readonly<Record<R['id'], R>> {
  return Object.fromEntries(rows.map((row) => [row.id, row])) as Readonly<Record<R['id'], R>>;
}
