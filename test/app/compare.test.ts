import { expect, test } from 'vitest';
import { namesIn } from '#app/compare/names-in';
import { stateDifference } from '#app/compare/state-difference';
import { valueDifference } from '#app/compare/value-difference';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import { soundState } from '#test/rules/invariants/sound-rows';
import { codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';

/** The version that a phase of turn 1 makes. */
const versionAfter = (phase: PhaseId): number => PHASE_IDS.indexOf(phase) + 1;

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1, b: 2 }, { a: 2, b: 2 }, [{ path: 'a', before: 1, after: 2 }]],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, [{ path: 'a.b', before: 'x', after: 'y' }]],
  [{ a: [1, 2] }, { a: [1, 3] }, [{ path: 'a', before: [1, 2], after: [1, 3] }]],
  [{ a: null }, { a: { b: 1 } }, [{ path: 'a', before: null, after: { b: 1 } }]],
  [{}, { a: 1 }, [{ path: 'a', after: 1 }]],
  [{ a: 1 }, {}, [{ path: 'a', before: 1 }]],
])('%j and %j differ in their fields', (before, after, difference) => {
  expect(valueDifference(before, after)).toEqual(difference);
});

test('rows that are new, gone and different are told table by table, others not', () => {
  const before = soundState();
  const [first, second] = Object.keys(before.units);
  const { [first!]: gone, ...units } = before.units as Record<string, object>;
  const after = {
    ...before,
    units: { ...units, [second!]: { ...units[second!], name: 'Other' }, 'human.u999': gone },
  } as typeof before;
  const [table, ...others] = stateDifference(before, after);
  expect(others).toEqual([]);
  expect(table!.rows.map(({ id, change }) => [id, change])).toEqual([
    [first, 'removed'],
    [second, 'changed'],
    ['human.u999', 'added'],
  ]);
});

test('versions are compared whether or not their state was kept, and what they speak of has its name', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, human } = desk;
  done(await use.runTurn({ actor, version: 0 }));
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor, version: 1 }));
  const compare = async (from: number, to?: number) =>
    use.compareVersions({ actor, from, ...(to === undefined ? {} : { to }) });
  const [before, after] = [versionAfter('movement') - 1, versionAfter('movement')];
  // Not kept any more: its state comes from events.
  const moved = done(await compare(before, after));
  expect(moved.from).toMatchObject({ turn: 1, phase: 'movement' });
  const fleets = moved.tables.find(({ table }) => table === 'fleets')!;
  expect(fleets.rows.map(({ change }) => change)).toContain('changed');
  expect(Object.values(moved.names)).toContain('Wolf 359');
  expect(done(await compare(versionAfter('end-of-turn') + 1)).tables).toEqual([]);
  const back = done(await compare(after, before)).tables.find(({ table }) => table === 'fleets')!;
  const values = fleets.rows.flatMap((row) => row.values);
  expect(back.rows.flatMap((row) => row.values.map((one) => one.after))).toEqual(
    values.map((one) => one.before),
  );
  expect(codeOf(await compare(0, 999))).toBe('VERSION_UNKNOWN');
  expect(codeOf(await use.compareVersions({ actor: human, from: 0 }))).toBe('MODERATOR_ONLY');
});

test('an undone version is not compared; the current campaign always is', async () => {
  const { use, moderator: actor } = await deskOf();
  done(await use.runTurn({ actor, version: 0 }));
  done(await use.runTurn({ actor, version: 1 }));
  const version = versionAfter('end-of-turn') + 1;
  done(await use.undo({ actor, version, to: 1, dice: 'new', reason: '' }));
  expect(codeOf(await use.compareVersions({ actor, from: 0, to: 5 }))).toBe('VERSION_UNKNOWN');
  const same = done(await use.compareVersions({ actor, from: 1, to: version + 1 }));
  expect(same.tables).toEqual([]);
});

test('TURN-3: what has no name of its own is told in words: units by class, works by place, lanes by their ends', () => {
  const before = soundState();
  const [unit] = Object.values(before.units);
  const [lane] = Object.values(before.lanes);
  const nameless = { ...unit!, id: 'human.u77', name: '' } as unknown as NonNullable<typeof unit>;
  const after = {
    ...before,
    units: { ...before.units, 'human.u77': nameless },
    lanes: { ...before.lanes, [lane!.id]: { ...lane!, class: 'restricted' as const } },
  } as typeof before;
  const names = namesIn(stateDifference(before, after), [before, after]);
  expect(names['human.u77']).toBe(`${before.designs[unit!.design]!.name} u77`);
  const [a, b] = [lane!.a, lane!.b].map((end) => before.systems[end]!.name);
  expect(names[lane!.id]).toBe(`${a!}–${b!}`);
});
