import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { designId, empireId, systemId, unitId, unitOf } from '#test/support/campaign';
import { type Voyaged, inputOf, voyageOf } from '#test/engine/movement/voyages';

const LINE = { 'A-B': 'major', 'B-C': 'minor', 'C-D': 'major' } as const;

/** Red sits at A, blue at C with a ship, and green’s ships stand before blue at C. */
function world(state: DiplomaticState, part: Partial<CampaignState> = {}): CampaignState {
  const start = voyageOf({
    empires: ['blue', 'green', 'red'],
    states: { 'blue/red': state, 'green/red': 'non-intercourse', 'blue/green': 'war' },
    lanes: LINE,
    owners: { A: 'red', C: 'blue' },
    fleets: {
      red: { f1: ['A', 'dd'] },
      blue: { f1: ['C', 'ca'] },
      green: { f1: ['C', 'dd', 'dd'] },
    },
    units: [
      unitOf({
        id: unitId('blue.u90'),
        owner: empireId('blue'),
        design: designId('depot'),
        place: { kind: 'system', system: systemId('C') },
      }),
    ],
  });
  return { ...start, phase: 'opening', turn: 5, ...part };
}

function open(state: CampaignState, rules = DEFAULT_RULE_SET): Voyaged {
  const result = openingPhase.run(inputOf({ ...state, phase: 'opening' }, {}, rules));
  if (!result.done) throw new Error('the opening asks nobody');
  const broken = brokenInvariants(result.state).map(({ code }) => code);
  expect(
    broken.filter((code) => code.startsWith('KNOWLEDGE') || code.startsWith('CONTACT')),
  ).toEqual([]);
  return result;
}
const next = ({ state }: Voyaged, part: Partial<CampaignState> = {}): CampaignState => ({
  ...state,
  ...part,
  turn: state.turn + 1,
});

/** `c1 green C 2 dd, turn 5 by blue`. */
const hearsay = ({ state }: Voyaged) =>
  Object.values(state.contacts)
    .filter(({ viewer, current }) => viewer === 'red' && !current)
    .map(({ id, owner, place, groups, seen }) => {
      const what = groups.map(({ design, count }) => `${String(count)} ${design}`).join(', ');
      const where = place.kind === 'system' ? place.system : place.lane;
      const whence = `turn ${String(seen.turn)} ${seen.source} ${seen.by ?? ''}`;
      return `${id} ${owner ?? 'unknown'} ${where} ${what}, ${whence}`;
    });
const knownOf = ({ state }: Voyaged) =>
  Object.values(state.knownSystems)
    .filter(({ viewer }) => viewer === 'red')
    .map(({ system, visited }) => {
      if (visited === null) return system;
      const { turn, source, by, facts } = visited;
      return `${system} of ${facts.owner ?? 'nobody'}, turn ${String(turn)} ${source} ${by ?? ''}`.trim();
    });
const toldOf = ({ events }: Voyaged) =>
  events.flatMap(({ type, witnesses }) =>
    type === 'ContactTold' ? [witnesses.map(({ empire }) => empire).join()] : [],
  );

test('FOG-9: allies share at the opening what they visited and what they see, dated and with its source', () => {
  const result = open(world('alliance'));
  expect(knownOf(result)).toEqual([
    'A of red, turn 5 owner',
    'B',
    'C of blue, turn 5 ally blue',
    'D',
  ]);
  expect(hearsay(result)).toEqual([
    'red.c1 blue C 1 depot, turn 5 treaty blue',
    'red.c2 green C 2 dd, turn 5 ally blue',
  ]);
  const lanes = Object.values(result.state.knownLanes).filter(({ viewer }) => viewer === 'red');
  expect(lanes.map(({ lane, known }) => `${lane} ${known.source}`)).toEqual([
    'A-B owner',
    'B-C ally',
    'C-D ally',
  ]);
});

test.each<readonly [DiplomaticState, 'on' | 'off', number]>([
  ['trade', 'on', 0],
  ['military', 'on', 1],
  ['mutual-defense', 'on', 1],
  ['alliance', 'off', 1],
  ['partnership', 'on', 2],
])('FOG-9: by %s with alliedSight = %s', (state, alliedSight, count) => {
  expect(hearsay(open(world(state), { ...DEFAULT_RULE_SET, alliedSight }))).toHaveLength(count);
});

test('FOG-9, FOG-12: what an ally goes on seeing keeps its name and is no news; what it loses stays as it was', () => {
  const first = open(world('alliance'));
  expect(toldOf(first)).toEqual(['red', 'red']);
  const second = open(next(first));
  expect(hearsay(second)).toEqual([
    'red.c1 blue C 1 depot, turn 6 treaty blue',
    'red.c2 green C 2 dd, turn 6 ally blue',
  ]);
  expect(toldOf(second)).toEqual(['', '']);
  const { fleets } = second.state;
  const green = fleets['green.f1' as never]!;
  const away = { ...green, place: { kind: 'system', system: systemId('D') } } as const;
  const gone = open(next(second, { fleets: { ...fleets, [green.id]: away } }));
  expect(hearsay(gone)[1]).toBe('red.c2 green C 2 dd, turn 6 ally blue');
  const back = open(next(gone, { fleets }));
  expect(hearsay(back)[2]).toBe('red.c3 green C 2 dd, turn 8 ally blue');
});

test('FOG-9, FOG-3: an empire that was never met is unknown, even if an ally names it', () => {
  const start = world('alliance');
  const relations = Object.fromEntries(
    Object.entries(start.relations).filter(([id]) => id !== 'green/red'),
  );
  expect(hearsay(open({ ...start, relations }))[0]).toBe('red.c1 unknown C 2 dd, turn 5 ally blue');
});

test('FOG-9: an ally does not pass on what others told it', () => {
  const start = world('alliance');
  const chain = { ['green/red' as never]: { ...start.relations['green/red' as never]! } };
  const allied = { ...start.relations['blue/green' as never]!, state: 'alliance' } as const;
  const relations = { ...start.relations, ...chain, [allied.id]: allied };
  const result = open(open({ ...start, relations }).state);
  const told = Object.values(result.state.knownSystems).filter(
    ({ viewer, visited }) => viewer === 'green' && visited?.source === 'ally',
  );
  expect(told.map(({ system }) => system)).toEqual([]);
});

test('FOG-9: partners see each other’s colonies from inside where their fleets are, and nowhere else', () => {
  const visitor = (state: DiplomaticState) => {
    const start = world(state);
    const fleet = start.fleets['red.f1' as never]!;
    const place = { kind: 'system', system: systemId('C') } as const;
    const result = open({ ...start, fleets: { ...start.fleets, [fleet.id]: { ...fleet, place } } });
    return result.state.knownSystems['red/C' as never]?.reported ?? null;
  };
  expect(visitor('trade')).toBeNull();
  expect(visitor('military')).toEqual({
    turn: 5,
    source: 'treaty',
    by: 'blue',
    facts: { census: 3, morale: 2, productivity: 2, intel: 0 },
  });
  expect(open(world('military')).state.knownSystems['red/C' as never]).toMatchObject({
    located: { source: 'treaty', by: 'blue' },
    visited: null,
    reported: null,
  });
});

/** How each contact that red was told of ended, as red knows it: `red.c2 destroyed turn 6`. */
const endsOf = ({ state }: Voyaged): readonly string[] =>
  Object.values(state.contacts)
    .filter(({ viewer, seen }) => viewer === 'red' && seen.ended !== undefined)
    .map(({ id, seen }) => `${id} ${seen.ended!.how} turn ${String(seen.ended!.turn)}`);
const tellsOf = ({ events }: Voyaged) =>
  events.flatMap((event) =>
    event.type === 'ContactLost' && event.viewer === 'red'
      ? [`${event.contact} by ${event.by ?? 'red'}, ${event.leftFor ?? 'nowhere'}`]
      : [],
  );
/** The same with what blue's own contact of the fleet at C has become. */
const asBlueSaw = (
  told: Voyaged,
  part: Partial<CampaignState['contacts'][never]> & { ended?: object },
): CampaignState => {
  const { contacts, fleets, units } = told.state;
  const [own] = Object.values(contacts).filter(
    ({ viewer, subject }) => viewer === 'blue' && subject.kind === 'fleet',
  );
  const { ended, ...rest } = part;
  const seen = ended === undefined ? own!.seen : { ...own!.seen, ended };
  const lost = { ...own!, ...rest, seen, current: false } as typeof own;
  const without = <T extends object>(table: T, prefix: string): T =>
    Object.fromEntries(Object.entries(table).filter(([id]) => !id.startsWith(prefix))) as T;
  return next(told, {
    contacts: { ...contacts, [own!.id]: lost },
    fleets: without(fleets, 'green.f1'),
    units: without(units, 'green.uf1'),
  });
};

test('FOG-9, FOG-12: an ally tells once how a contact ended that it had told of', () => {
  const first = open(world('alliance'));
  const second = open(asBlueSaw(first, { ended: { how: 'destroyed', turn: 5 } }));
  expect(endsOf(second)).toEqual(['red.c2 destroyed turn 5']);
  expect(tellsOf(second)).toEqual(['red.c2 by blue, nowhere']);
  const third = open(next(second));
  expect(tellsOf(third)).toEqual([]);
  expect(endsOf(third)).toEqual(['red.c2 destroyed turn 5']);
});

test('FOG-9: an ally tells where a contact left for, as far as the listener knows that place', () => {
  const first = open(world('alliance'));
  expect(tellsOf(open(asBlueSaw(first, { leftFor: systemId('D') })))).toEqual([
    'red.c2 by blue, D',
  ]);
  const { knownSystems } = first.state;
  const unknown = asBlueSaw(first, { leftFor: systemId('Z') });
  expect(tellsOf(open({ ...unknown, knownSystems }))).toEqual(['red.c2 by blue, unknown']);
});

test('FOG-9, FOG-12: what joined a fleet is told by the listener’s own name for that, or as gone', () => {
  const first = open(world('alliance'));
  const into = first.state.contacts['blue.c1' as never]!;
  const merged = { how: 'merged', turn: 5, into: 'blue.c77' } as const;
  expect(endsOf(open(asBlueSaw(first, { ended: merged })))).toEqual(['red.c2 gone turn 5']);
  expect(into).toBeDefined();
});

test.each<readonly [string, DiplomaticState, 'on' | 'off']>([
  ['without an alliance', 'military', 'on'],
  ['with alliedSight off', 'alliance', 'off'],
])('FOG-9: %s nobody tells how a contact ended', (_name, relation, alliedSight) => {
  const first = open(world('alliance'));
  const over = asBlueSaw(first, { ended: { how: 'destroyed', turn: 5 } });
  const id = 'blue/red' as never;
  const relations = { ...over.relations, [id]: { ...over.relations[id]!, state: relation } };
  const second = open({ ...over, relations }, { ...DEFAULT_RULE_SET, alliedSight });
  expect([endsOf(second), tellsOf(second)]).toEqual([[], []]);
});

test('FOG-9, FOG-15: what becomes of a contact that the ally did not see changes nothing for the listener', () => {
  const first = open(world('alliance'));
  const away = { kind: 'system', system: systemId('B') } as const;
  const { contacts, fleets } = first.state;
  const own = Object.values(contacts).find(
    ({ viewer, subject }) => viewer === 'blue' && subject.kind === 'fleet',
  )!;
  // Blue lost it from sight elsewhere: in one world it lives on, in the other it is no more.
  const unseen = { ...own, current: false, place: away };
  const copies = Object.values(contacts).filter(({ told }) => told === own.id);
  const moved = [unseen, ...copies.map((copy) => ({ ...copy, place: away }))];
  const remembered = { ...contacts, ...Object.fromEntries(moved.map((one) => [one.id, one])) };
  const green = fleets['green.f1' as never]!;
  const alive = next(first, {
    contacts: remembered,
    fleets: {
      ...fleets,
      [green.id]: { ...green, place: { kind: 'system', system: systemId('D') } },
    },
  });
  const dead = { ...asBlueSaw(first, {}), contacts: remembered };
  const told = [alive, dead].map((state) => {
    const result = open(state);
    return [hearsay(result), endsOf(result), tellsOf(result)];
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[0]![1]).toEqual([]);
});
