import { beforeEach, expect, test } from 'vitest';
import { testTerminal, type TestTerminal } from './terminal.ts';

let terminal: TestTerminal;
beforeEach(async () => {
  terminal = testTerminal();
  await terminal.run('campaign', 'new', 'First War');
});

test('a note is written down about the phase that is due, and listed', async () => {
  expect((await terminal.run('note', 'list')).out).toContain('There is no note yet.');
  const added = await terminal.run('note', 'add', 'Ask Anna\nabout her convoys');
  expect(added.out).toContain('Note 1 about turn 1, opening is saved.');
  await terminal.run('note', 'add', 'Later');
  const { out } = await terminal.run('note', 'list');
  expect(out).toContain('1. turn 1, opening\n  Ask Anna\n  about her convoys');
  expect(out.indexOf('Later')).toBeLessThan(out.indexOf('Ask Anna'));
  expect(await terminal.data('note', 'list')).toHaveLength(2);
});

test('an empty note is refused', async () => {
  const refused = await terminal.run('note', 'add', '  ');
  expect([refused.code, refused.err]).toMatchObject([1, expect.stringContaining('1 to 4000')]);
});

test('a message is sent to whom it is for, and tells when it is printed', async () => {
  expect((await terminal.run('message', 'list')).out).toContain('No message was sent yet.');
  const sent = await terminal.run('message', 'send', 'Welcome!', '--to', 'human');
  expect(sent.out).toContain(
    'Message 1 is sent to Human Commonwealth. They see it on their pages now',
  );
  await terminal.run('message', 'send', 'To both.', '--all');
  const before = (await terminal.run('message', 'list')).out;
  expect(before).toContain(
    '2. to Human Commonwealth, Loran Imperium, turn 1; will be in their next reports',
  );
  await terminal.run('turn', 'run');
  const after = (await terminal.run('message', 'list')).out;
  expect(after).toContain('in the reports of turn 1, edition 1');
  expect(await terminal.data('message', 'list')).toHaveLength(2);
});

test('a message to nobody, or to an empire that is not there, is not sent', async () => {
  const nobody = await terminal.run('message', 'send', 'Hello');
  expect([nobody.code, nobody.err]).toMatchObject([2, expect.stringContaining('--to EMPIRE')]);
  const wrong = await terminal.run('message', 'send', 'Hello', '--to', 'humam');
  expect([wrong.code, wrong.err]).toMatchObject([1, expect.stringContaining('“humam”')]);
  expect(await terminal.data('message', 'list')).toEqual([]);
});

test('a notice is placed in the newspaper, and shown with its turn', async () => {
  expect((await terminal.run('newspaper', 'show')).out).toContain('There is no news yet.');
  const placed = await terminal.run('newspaper', 'place', 'A comet', 'It passes Sol.');
  expect(placed.out).toContain('All players read it now, and in their next reports.');
  const { out } = await terminal.run('newspaper', 'show');
  expect(out).toContain('Turn 1, 3000.01\n  A comet (notice by the moderator)\n    It passes Sol.');
  const refused = await terminal.run('newspaper', 'place', ' ', 'Text');
  expect([refused.code, refused.err]).toMatchObject([1, expect.stringContaining('a headline')]);
});

test('letters between players are switched off and on', async () => {
  expect((await terminal.run('message', 'talk', 'off')).out).toContain('Players write no letters');
  expect((await terminal.run('message', 'talk', 'on')).out).toContain('Players can write letters');
  expect((await terminal.run('message', 'talk', 'maybe')).code).toBe(2);
});

test('house rules are written from a file, and shown with their version', async () => {
  expect((await terminal.run('house-rules', 'show')).out).toContain('has no house rules');
  const wrong = await terminal.run('house-rules', 'write', '/nowhere/rules.txt');
  expect([wrong.code, wrong.err]).toMatchObject([1, expect.stringContaining('/nowhere/rules.txt')]);
});

test('a change of settings is shown first, and made only with a reason', async () => {
  const shown = (await terminal.run('settings', 'show')).out;
  expect(shown).toContain('talk: ');
  const preview = await terminal.run('settings', 'change', 'talk=off');
  expect(preview.out).toMatch(/talk: \w+ → off/u);
  expect(preview.out).toContain('Nothing is changed yet.');
  expect(await terminal.data('settings', 'show')).not.toMatchObject({ talk: 'off' });
  const made = await terminal.run('settings', 'change', 'talk=off', '--reason', 'We use mail.');
  expect(made.out).toContain('The settings are changed');
  expect(await terminal.data('settings', 'show')).toMatchObject({ talk: 'off' });
});

test('letters of players to the moderators are listed; one that is not there is refused', async () => {
  expect((await terminal.run('letter', 'list')).out).toContain('No player has written');
  const missing = await terminal.run('letter', 'read', '7');
  expect([missing.code, missing.err]).toMatchObject([1, expect.stringContaining('7')]);
  const empty = await terminal.run('letter', 'answer', '1');
  expect([empty.code, empty.err]).toMatchObject([2, expect.stringContaining('--close')]);
});
