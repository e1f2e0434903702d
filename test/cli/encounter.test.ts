import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import { folderForFile } from '#test/support/temp-folder';
import { threeEmpires } from '#test/support/two-encounters';
import { type TestTerminal, testTerminal } from './terminal.ts';

const folder = folderForFile();

/** Both fleets have met in a campaign that asks nobody. */
async function met(): Promise<TestTerminal> {
  const terminal = testTerminal();
  await terminal.run('campaign', 'new', 'Near War');
  await terminal.run('turn', 'run');
  for (const [empire, fleet] of [
    ['human', 'Home Fleet'],
    ['loran', 'First Swarm'],
  ] as const) {
    const file = join(folder, `${empire}.txt`);
    writeFileSync(file, `move "${fleet}": Wolf 359\n`);
    await terminal.run('orders', 'submit', empire, file);
  }
  let { out } = await terminal.run('turn', 'step');
  while (!out.includes('supply:')) ({ out } = await terminal.run('turn', 'step'));
  return terminal;
}

const under = async (terminal: TestTerminal): Promise<BattlesUnderWay> =>
  (await terminal.data('encounter', 'list')) as BattlesUnderWay;

test('TURN-4: an encounter is listed, opened, shown, timed and decided from a terminal', async () => {
  const terminal = await met();
  const listed = await terminal.run('encounter', 'list');
  expect(listed.out).toContain('Wolf 359');
  expect(listed.out).toContain('standing (as set)');
  expect((await terminal.run('encounter', 'ask', 'Wolf 359', 'often')).code).toBe(2);
  expect((await terminal.run('encounter', 'ask', 'Nowhere', 'desk')).err).toContain(
    'Choose one of those that are waiting',
  );
  const asked = await terminal.run('encounter', 'ask', 'Wolf 359', 'interactive');
  expect(asked).toMatchObject({ code: 0 });
  expect((await terminal.run('turn', 'step')).out).toContain('The phase waits for answers');

  const [{ question }] = (await under(terminal)).open as [BattlesUnderWay['open'][number]];
  const { id, asked: empire, encounter } = question.decision;
  const shown = await terminal.run('encounter', 'show', encounter);
  expect(shown.out).toContain(id);
  expect(shown.out).toMatch(/^ +unit +design +name +kind .* dv +as +af/m);
  expect(shown.out).toContain(JSON.stringify(question.standing));
  const hour = ['encounter', 'until', encounter, '2024-01-02 20:00', '--empire', empire];
  expect((await terminal.run(...hour)).out).toContain('until 2024-01-02T20:00:00.000Z');
  expect((await under(terminal)).open[0]!.question.until).toBe('2024-01-02T20:00:00.000Z');
  expect((await terminal.run('encounter', 'until', encounter, 'tonight')).code).toBe(1);
  expect((await terminal.run('encounter', 'until', encounter, 'none')).code).toBe(0);

  expect((await terminal.run('encounter', 'answer', id, '{')).code).toBe(2);
  const pass = JSON.stringify({ kind: 'pass' });
  expect((await terminal.run('encounter', 'answer', id, pass)).err).toContain('Give a reason');
  const answered = await terminal.run(
    'encounter',
    'answer',
    id,
    pass,
    '--reason',
    'They are away.',
  );
  expect(answered).toMatchObject({ code: 0 });
  expect((await terminal.run('encounter', 'answer', id)).code).toBe(1);
});

test('TURN-3: a die is ruled on from a terminal, and what no die shows is refused', async () => {
  const terminal = await met();
  await terminal.run('encounter', 'ask', 'Wolf 359', 'desk');
  await terminal.run('turn', 'step');
  const [roll] = (await under(terminal)).rolls;
  const { id, values, faces } = roll!;
  const refused = await terminal.run('encounter', 'die', id, '99', '--reason', 'r');
  expect(refused.err).toContain(`from 1 to ${String(faces)}.`);
  const other = values.map((value) => String((value % faces) + 1));
  const ruled = await terminal.run('encounter', 'die', id, ...other, '--reason', 'It fell off.');
  expect(ruled).toMatchObject({ code: 0 });
  expect((await under(terminal)).rolls[0]!.values.map(String)).toEqual(other);
  const back = await terminal.run('encounter', 'die', id, '--as-it-fell', '--reason', 'No.');
  expect(back).toMatchObject({ code: 0 });
  expect((await under(terminal)).rolls[0]!.values).toEqual(values);
});

test('TURN-3: a die that was ruled on is marked among the events', async () => {
  const terminal = await met();
  await terminal.run('encounter', 'ask', 'Wolf 359', 'desk');
  await terminal.run('turn', 'step');
  const [roll] = (await under(terminal)).rolls;
  const { id, values, faces } = roll!;
  const other = values.map((value) => String((value % faces) + 1));
  await terminal.run('encounter', 'die', id, ...other, '--reason', 'It fell off.');
  await terminal.run('turn', 'close', '--all');
  await terminal.run('turn', 'step');
  const told = (await terminal.run('events')).out.match(/set by a moderator/gu);
  expect(told).toHaveLength(1);
});

/** The first question of a battle waits that is fought window by window. */
async function asked(): Promise<TestTerminal> {
  const terminal = await met();
  await terminal.run('encounter', 'ask', 'Wolf 359', 'interactive');
  await terminal.run('turn', 'step');
  return terminal;
}

test('TURN-4: turn close leaves the open questions to standing orders, and the phase asks on', async () => {
  const terminal = await asked();
  const closed = await terminal.run('turn', 'close');
  expect(closed.out).toMatch(/^\d+ questions? (is|are) left to standing orders\.$/m);
  expect(closed.out).not.toContain('all further questions');
  expect((await terminal.run('turn', 'step')).out).toContain('The phase waits for answers');
});

test('TURN-4: turn close --all leaves the whole phase to standing orders, as the desk’s button does', async () => {
  const terminal = await asked();
  const closed = await terminal.run('turn', 'close', '--all');
  expect(closed.out).toContain('Standing orders also answer all further questions of this phase.');
  expect((await terminal.run('turn', 'step')).out).toContain('encounters:');
});

test('TURN-4: one call runs the turn past all questions, by standing orders', async () => {
  const terminal = await asked();
  const ran = await terminal.run('turn', 'run', '--standing');
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.out).toContain('encounters:');
  expect(ran.out).toContain('Sheets are issued; orders are open.');
});

test('TURN-4: one call runs one encounter to its end, by standing orders', async () => {
  const terminal = await asked();
  const ran = await terminal.run('encounter', 'run', 'Wolf 359');
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.out).toContain('encounters:');
  expect((await terminal.run('encounter', 'run', 'Nowhere')).code).toBe(1);
});

/** Two encounters have begun, and the humans are asked in each. */
async function twice(): Promise<TestTerminal> {
  const terminal = testTerminal();
  const scenario = join(folder, 'three.json');
  writeFileSync(scenario, threeEmpires({ battles: 'interactive' }));
  await terminal.run('campaign', 'new', 'Two Fronts', '--scenario', scenario);
  await terminal.run('turn', 'run');
  for (const [empire, moves] of [
    ['human', 'move "Home Fleet": Wolf 359\nmove "Sirius Squadron": Lalande 21185\n'],
    ['loran', 'move "First Swarm": Wolf 359\n'],
    ['kili', 'move "Guard": Lalande 21185\n'],
  ] as const) {
    const file = join(folder, `two-fronts-${empire}.txt`);
    writeFileSync(file, moves);
    await terminal.run('orders', 'submit', empire, file);
  }
  await terminal.run('turn', 'run');
  return terminal;
}
const lineOf = async (terminal: TestTerminal, place: string): Promise<string> =>
  (await terminal.run('encounter', 'list')).out.split('\n').find((line) => line.includes(place))!;

test('TURN-4: one of two open questions is answered from a terminal, the other stays open, and the list says whom each encounter waits for', async () => {
  const terminal = await twice();
  const [first, second] = (await under(terminal)).open.map(({ question }) => question.decision);
  expect(await lineOf(terminal, 'Wolf 359')).toContain('waits for human');
  expect(second!.encounter).not.toBe(first!.encounter);
  expect((await terminal.run('encounter', 'answer', first!.id)).code).toBe(0);
  expect((await under(terminal)).open.map(({ question }) => question.decision)).toEqual([second]);
  const [settled, waiting] = ['Lalande 21185', 'Wolf 359'];
  expect(await lineOf(terminal, settled)).toContain('can go on');
  expect(await lineOf(terminal, waiting)).toContain('waits for human');
  await terminal.run('turn', 'step');
  const open = (await under(terminal)).open.map(({ question }) => question.decision);
  expect(open.map(({ encounter }) => encounter)).toContain(first!.encounter);
  expect(open).toContainEqual(second);
  expect(open).not.toContainEqual(first);
  expect(await lineOf(terminal, settled)).toMatch(/waits for (human|kili)/);
  expect((await terminal.run('encounter', 'ask', settled, 'standing')).code).toBe(0);
  expect(await lineOf(terminal, settled)).toMatch(/ over +0$/);
});
