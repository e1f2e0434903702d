import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { folderForFile } from '#test/support/temp-folder';
import { orderFile, testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
const folder = folderForFile();
const fileOf = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
});

test('a new campaign prints a link for everybody, and is in the list', async () => {
  const made = await terminal.run('campaign', 'new', 'Second War');
  expect(made.code).toBe(0);
  expect(made.out.match(/\/enter\//g)).toHaveLength(3);
  const list = await terminal.run('campaign', 'list');
  expect(list.out).toContain('first-war');
  expect(list.out).toContain('second-war');
});

test('a second campaign of the same name is refused at the terminal, and a free name is offered', async () => {
  const again = await terminal.run('campaign', 'new', 'first war');
  expect(again.code).toBe(1);
  expect(again.err).toContain('such as “first war (2)”');
});

test('an unknown scenario is refused with those there are; a broken file with all its faults', async () => {
  const unknown = await terminal.run('campaign', 'new', 'War', '--scenario', 'no-such');
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('first-contact');
  const broken = fileOf('broken.json', '{ "format": "farlane-scenario", "rings": -1 }');
  const refused = await terminal.run('campaign', 'new', 'War', '--scenario', broken);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('rings');
  expect(refused.err).toContain('systems');
});

test('settings are chosen by name; all that are wrong are told at once', async () => {
  const made = await terminal.run('campaign', 'new', 'Long War', '--set', 'battles=interactive');
  expect(made.code).toBe(0);
  const set = ['--set', 'battles=never', '--set', 'weather=fine'];
  const refused = await terminal.run('campaign', 'new', 'War', ...set);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Choose one of: standing, setup, interactive');
  expect(refused.err).toContain('There is no setting “weather”');
});

test('with several campaigns one must be named', async () => {
  await terminal.run('campaign', 'new', 'Second War');
  const unnamed = await terminal.run('turn', 'show');
  expect(unnamed.code).toBe(1);
  expect(unnamed.err).toContain('first-war, second-war');
  expect(await terminal.run('turn', 'show', '-c', 'second-war')).toMatchObject({ code: 0 });
  expect(await terminal.run('turn', 'show', '-c', 'third-war')).toMatchObject({ code: 1 });
});

test('a whole turn: open, hand in orders, run, read what happened', async () => {
  expect((await terminal.run('turn', 'step')).out).toContain('orders are open');
  for (const empire of ['human', 'loran']) {
    const sent = await terminal.run('orders', 'submit', empire, orderFile(1, empire));
    expect(sent.code).toBe(0);
    expect(sent.out).toMatch(/receipt [0-9a-f]{12}/);
  }
  const ran = await terminal.run('turn', 'run');
  expect(ran.out).toContain('turn 1, movement');
  expect(ran.out).toContain('turn 2, opening');
  const events = await terminal.run('events', '--turn', '1');
  expect(events.out).toContain('MOV-2 Human Commonwealth');
  expect((await terminal.run('sheet', 'loran')).out).toBe('Loran Imperium, turn 2, edition 1\n');
  expect((await terminal.run('doctor')).out).toContain(
    `first-war: sound (${String(PHASE_IDS.length + 1)} phases`,
  );
  expect(terminal.opened()[0]).toBe(terminal.opened()[1]);
});

test('checking orders saves nothing, tells all that is wrong at once, and fails when one is refused', async () => {
  await terminal.run('turn', 'run');
  const bad = fileOf('bad.txt', 'fly Ares home\nmove "Home Fleet": Alpha Centauri -> Nowhere\n');
  const unread = await terminal.run('orders', 'submit', 'human', bad);
  expect(unread).toMatchObject({ code: 1, out: '' });
  expect(unread.err).toContain('line 1');
  expect(unread.err).toContain('line 2');
  const dear = fileOf('dear.txt', 'build 9 Apollo at Sol with shipyard\n');
  const refused = await terminal.run('orders', 'check', 'Human Commonwealth', dear);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('refused');
  const good = await terminal.run('orders', 'check', 'human', orderFile(1, 'human'));
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/Maintenance \d+ → \d+\n/);
  expect((await terminal.run('turn', 'show')).out).not.toContain('submitted');
});

test('orders are read as JSON too', async () => {
  await terminal.run('turn', 'run');
  const orders = [{ kind: 'SetStanding', fleet: null, standing: { engage: 'nobody' } }];
  const sheet = { format: 'farlane-orders', version: 1, orders };
  const file = fileOf('sheet.json', JSON.stringify(sheet));
  expect((await terminal.run('orders', 'submit', 'human', file)).out).toContain('accepted');
});

test('a command that comes too late changes nothing, and its exit code says so', async () => {
  await terminal.run('turn', 'run');
  const late = await terminal.run('turn', 'run', '--at', '0');
  expect(late).toMatchObject({ code: 3, out: '' });
  expect(late.err).toContain('has changed since you last looked');
  expect(await terminal.run('turn', 'step', '--at', '1')).toMatchObject({ code: 0 });
});

test('TURN-5: the terminal shows the light of submitted orders of which one is refused', async () => {
  await terminal.run('turn', 'run');
  const dear = fileOf('too-dear.txt', 'build 9 Apollo at Sol with shipyard\n');
  await terminal.run('orders', 'submit', 'human', dear);
  const shown = (await terminal.run('turn', 'show')).out;
  expect(shown).toMatch(/Human Commonwealth +submitted with refused orders/);
  expect(shown).toMatch(/Loran Imperium +missing/);
  const clock = (await terminal.run('clock', 'show')).out;
  expect(clock).toMatch(/Human Commonwealth +submitted with refused orders +1 +0/);
});

test('a turn is taken back to a point that is shown, with a reason', async () => {
  await terminal.run('turn', 'run');
  await terminal.run('turn', 'run');
  const undone = await terminal.run('turn', 'undo', '--to', '1', '--reason', 'wrong orders');
  expect(undone.out).toContain(`${String(PHASE_IDS.length)} phases are undone`);
  expect((await terminal.run('turn', 'show')).out).toContain('turn 1');
  expect(await terminal.run('turn', 'undo', '--to', '99', '--reason', 'x')).toMatchObject({
    code: 1,
  });
  expect(await terminal.run('turn', 'undo', '--to', '1')).toMatchObject({ code: 2 });
});

test('TURN-3: an issued turn is taken back with the same dice only on request, with a warning', async () => {
  await terminal.run('turn', 'run');
  await terminal.run('turn', 'run');
  const back = ['turn', 'undo', '--to', '1', '--reason', 'wrong orders'];
  const both = await terminal.run(...back, '--same-dice', '--new-dice');
  expect(both.code).toBe(2);
  const same = await terminal.run(...back, '--same-dice');
  expect(same.out).toContain('The dice are now those of attempt 1 again.');
  expect(same.out).toContain('Players have seen results of these dice and could use them.');
  await terminal.run('turn', 'run');
  const usual = await terminal.run(...back);
  expect(usual.out).toContain('The dice are now those of attempt 2.');
  expect(usual.out).not.toContain('could use them');
});

test('sheets and maps are written into files', async () => {
  await terminal.run('turn', 'run');
  const at = (name: string): string => join(folder, name);
  expect(await terminal.run('sheet', 'human', '--pdf', at('a.pdf'))).toMatchObject({ code: 0 });
  expect(readFileSync(at('a.pdf'), 'utf8')).toMatch(/^%PDF Human/);
  await terminal.run('sheet', 'human', '--html', at('a.html'));
  expect(readFileSync(at('a.html'), 'utf8')).toContain('<title>Human');
  await terminal.run('map', '--empire', 'loran', '-o', at('a.svg'));
  expect(readFileSync(at('a.svg'), 'utf8')).toBe('<svg>Loran Imperium</svg>');
  expect((await terminal.run('map')).out).toBe('<svg>everything</svg>\n');
  const nowhere = await terminal.run('map', '-o', at('no/such/folder/a.svg'));
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toContain('Name another file');
});

test('a sheet that was never issued and an empire that is not there are refused', async () => {
  expect(await terminal.run('sheet', 'human')).toMatchObject({ code: 1 });
  const nobody = await terminal.run('sheet', 'vulcan');
  expect(nobody.code).toBe(1);
  expect(nobody.err).toContain('human (Human Commonwealth), loran (Loran Imperium)');
});

test('with --json every answer is data, refusals too', async () => {
  expect(await terminal.data('campaign', 'list')).toMatchObject([{ slug: 'first-war', turn: 1 }]);
  expect(await terminal.data('turn', 'show')).toMatchObject({ phase: 'opening', version: 0 });
  expect(await terminal.data('turn', 'run', '--at', '7')).toMatchObject({
    error: { code: 'STALE' },
  });
});

test.each([['turn', 'fly'], ['turn'], ['turn', 'run', '--at', 'soon'], ['events', '--turn', 'x']])(
  'a command line that is wrong in itself has an exit code of its own: %s %s',
  async (...args) => {
    expect((await terminal.run(...args)).code).toBe(2);
  },
);

test('help tells all commands and the exit codes', async () => {
  const { code, out } = await terminal.run('--help');
  expect(code).toBe(0);
  for (const name of ['campaign', 'turn', 'orders', 'sheet', 'map', 'events', 'doctor', 'serve']) {
    expect(out).toContain(`  ${name}`);
  }
  expect(out).toContain('Exit codes:');
});

test('of a sheet with many faults the first hundred are listed', async () => {
  await terminal.run('turn', 'step');
  const sheet = fileOf('many.txt', 'buld 2 Sparta\n'.repeat(400));
  const { code, err } = await terminal.run('orders', 'check', 'human', sheet);
  expect([code, err.match(/Did you mean build/g)?.length]).toEqual([1, 100]);
  expect(err).toContain('and 300 more. Correct these first.');
});

test('the scenarios are listed with their players, and none of their maps', async () => {
  const listed = await terminal.run('campaign', 'scenarios');
  expect(listed.out).toMatch(/^first-contact: First Contact, 2 players/m);
  expect(listed.out).toContain('farlane campaign new NAME --scenario SCENARIO');
  const asJson = JSON.parse(
    (await terminal.run('campaign', 'scenarios', '--json')).out,
  ) as object[];
  expect(asJson[0]).toMatchObject({ id: 'first-contact', players: 2 });
  expect(asJson[0]).not.toHaveProperty('chart');
});
