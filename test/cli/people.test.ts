import { beforeEach, expect, test } from 'vitest';
import { scenarioText } from '#test/support/desk';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
});

test('seats are listed, given, renewed and taken away', async () => {
  const listed = await terminal.run('people', 'list');
  expect(listed.out).toMatch(/Moderator +moderator +by link +never/);
  const invited = await terminal.run('people', 'invite', 'deputy', '--empire', 'human');
  expect(invited).toMatchObject({ code: 0 });
  expect(invited.out).toMatch(/The link of Human Commonwealth \(deputy\).*\n\/enter\/token-/);
  const renewed = await terminal.run('people', 'renew', 'human commonwealth');
  expect(renewed.out).toContain('/enter/');
  expect(await terminal.run('people', 'remove', 'Human Commonwealth')).toMatchObject({ code: 0 });
  expect((await terminal.run('people', 'list')).out).not.toMatch(/Human Commonwealth +player/);
  const again = await terminal.run('people', 'invite', 'player', '-e', 'human');
  expect(again).toMatchObject({ code: 0 });
});

test('FOG-13: a spectator who is invited without more is as far behind as the campaign says', async () => {
  const read = async (): Promise<string> => scenarioText({ spectatorDelay: 6 });
  const other = testTerminal({ scenarios: { names: async () => ['behind'], read } });
  await other.run('campaign', 'new', 'Behind', '--scenario', 'behind');
  await other.run('people', 'invite', 'spectator');
  const listed = await other.run('people', 'list', '--json');
  expect(listed.out.replace(/\s/g, '')).toContain('"delay":6');
});

test('a deputy is let submit, a spectator is put further behind, and a campaign is owns the campaign now', async () => {
  await terminal.run('people', 'invite', 'deputy', '--empire', 'human');
  await terminal.run('people', 'invite', 'spectator');
  const usual = await terminal.run('people', 'list', '--json');
  expect(usual.out.replace(/\s/g, '')).toContain('"delay":12');
  await terminal.run('people', 'invite', 'co-moderator');
  const deputy = 'Human Commonwealth (deputy)';
  for (const args of [
    [deputy, '--submits', 'yes'],
    ['spectator', '--delay', '3'],
  ]) {
    const changed = await terminal.run('people', 'change', ...args);
    expect([changed.code, changed.out]).toEqual([0, expect.stringContaining('is changed')]);
  }
  const listed = await terminal.run('people', 'list', '--json');
  expect(listed.out.replace(/\s/g, '')).toContain('"delay":3');
  expect(listed.out.replace(/\s/g, '')).toContain('"maySubmit":true');
  const owned = await terminal.run('people', 'own', 'Co-moderator');
  expect([owned.code, owned.out]).toEqual([0, expect.stringContaining('owns the campaign now')]);
  for (const [args, code] of [
    [['change', deputy], 2],
    [['change', deputy, '--submits', 'perhaps'], 2],
    [['change', deputy, '--delay', '3'], 1],
    [['change', 'spectator', '--delay', '0'], 1],
    [['own', deputy], 1],
  ] as const) {
    expect([args, (await terminal.run('people', ...args)).code]).toEqual([args, code]);
  }
});

test('what is wrong is told', async () => {
  expect(await terminal.run('people', 'invite', 'king')).toMatchObject({ code: 2 });
  expect(await terminal.run('people', 'invite', 'deputy')).toMatchObject({ code: 2 });
  const taken = await terminal.run('people', 'invite', 'player', '-e', 'loran');
  expect([taken.code, taken.err]).toMatchObject([1, expect.stringContaining('has a player')]);
  const behind = await terminal.run('people', 'invite', 'spectator', '--delay', '0');
  expect(behind.err).toContain('1 to 99');
  expect((await terminal.run('people', 'remove', 'nobody')).err).toContain('There is no seat');
  expect((await terminal.run('people', 'remove', 'Moderator')).err).toContain('Hand it over');
  expect((await terminal.run('account', 'list')).out).toContain('There is no account yet');
  expect(await terminal.run('account', 'reset', 'Anna')).toMatchObject({ code: 1 });
});
