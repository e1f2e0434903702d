import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderForTest } from '#test/support/temp-folder';
import { countedGalaxy } from '#test/support/galaxy-site';
import { orderFile, testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
let short = '';
beforeAll(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
  await terminal.run('turn', 'step');
  const { out } = await terminal.run('orders', 'submit', 'human', orderFile(1, 'human'));
  short = /receipt ([0-9a-f]{12})/.exec(out)![1]!;
});

test('a receipt is found by its short hash, with the sheet as it was submitted', async () => {
  const { out, code } = await terminal.run('orders', 'receipt', short);
  expect(code).toBe(0);
  expect(out).toMatch(/^Receipt no\. 1 of human, turn 1: submitted .* by moderator/);
  expect(out).toContain(`\n${short}`);
  expect(out).toMatch(/\n {3}1 {2}\S/);
  const unknown = await terminal.run('orders', 'receipt', 'abcdef0');
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('No receipt')]);
  expect((await terminal.run('orders', 'receipt', short.slice(0, 3))).code).toBe(1);
});

test('what is withdrawn is in the list, and there is nothing more to withdraw', async () => {
  const { out } = await terminal.run('orders', 'withdraw', 'human');
  expect(out).toContain(`Withdrew the orders of receipt ${short}`);
  expect((await terminal.run('orders', 'receipts', 'human')).out).toMatch(/2 +1 +withdrawn/);
  const again = await terminal.run('orders', 'withdraw', 'human');
  expect(again.err).toContain('You have not submitted any orders');
});

test('a file that says that it is for another turn or empire is refused', async () => {
  const file = join(folderForTest(), 'old.txt');
  writeFileSync(file, '# farlane orders: turn 3, empire human\ninvest 1\n');
  const { code, err } = await terminal.run('orders', 'check', 'human', file);
  expect([code, err]).toEqual([1, expect.stringContaining('for turn 3')]);
});

test('where ids count force lists, keys are of names; the ids are understood as before', async () => {
  const folder = folderForTest();
  const [scenario, file] = [join(folder, 'old.json'), join(folder, 'orders.txt')];
  writeFileSync(scenario, countedGalaxy());
  const old = testTerminal();
  expect(await old.run('campaign', 'new', 'Old War', '--scenario', scenario)).toMatchObject({
    code: 0,
  });
  await old.run('turn', 'step');
  for (const empire of ['solar-league-773354', 'human-2', 'Solar League']) {
    for (const head of ['solar-league-773354', 'human-2']) {
      writeFileSync(file, `# farlane orders: turn 1, empire ${head}\ninvest 1\n`);
      expect(await old.run('orders', 'check', empire, file)).toMatchObject({ code: 0, err: '' });
    }
  }
  writeFileSync(file, '# farlane orders: turn 1, empire human\ninvest 1\n');
  const foreign = await old.run('orders', 'check', 'human-2', file);
  expect(foreign.err).toContain(
    'for the empire human, but you are giving orders to solar-league-773354',
  );
  const unknown = await old.run('orders', 'receipts', 'kili');
  expect(unknown.err).toContain(
    'Choose one of: terran-concor-b56f61 (Terran Concord), solar-league-773354 (Solar League)',
  );
});

test('TURN-3: after an undo what still holds is submitted again, for all or for one', async () => {
  const own = testTerminal();
  await own.run('campaign', 'new', 'Again');
  await own.run('turn', 'step');
  const none = await own.run('orders', 'resubmit');
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('No orders wait')]);
  for (const empire of ['human', 'loran'] as const)
    await own.run('orders', 'submit', empire, orderFile(1, empire));
  await own.run('turn', 'run');
  await own.run('turn', 'undo', '--to', '1', '--reason', 'wrong');
  const one = await own.run('orders', 'resubmit', 'loran');
  expect(one.out).toMatch(/^Loran Imperium: \d+ orders? submitted again\.$/mu);
  expect(one.out).not.toContain('Human');
  expect((await own.run('orders', 'resubmit')).out).toContain('Human Commonwealth: ');
  expect((await own.run('orders', 'resubmit')).code).toBe(1);
});
