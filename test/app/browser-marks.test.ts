import { expect, test } from 'vitest';
import { deskOf, done } from '#test/support/desk';
import { join, PASSWORD } from '#test/support/people';

test('a mark is of one account, is made once for a browser, and is worth nothing under another password', async () => {
  const desk = await deskOf();
  const { use, tokens } = desk;
  const anna = await join(desk, tokens.human, 'Anna');
  const boris = await join(desk, tokens.loran, 'Boris');
  const { marks } = done(await use.markBrowser({ session: anna.session, marks: [] }));
  const both = done(await use.markBrowser({ session: boris.session, marks })).marks;
  expect([marks.length, both.length]).toEqual([1, 2]);
  expect(done(await use.findMark({ name: 'ANNA', marks: both })).mark).toBe(both[0]);
  expect(done(await use.findMark({ name: 'Boris', marks: both })).mark).toBe(both[1]);
  for (const [name, some] of [
    ['Boris', marks],
    ['nobody', both],
    ['Anna', []],
    ['Anna', ['anything']],
  ] as const) {
    expect(done(await use.findMark({ name, marks: some })).mark).toBeNull();
  }
  const again = done(await use.markBrowser({ session: anna.session, marks: both })).marks;
  expect(again).toEqual([both[1], both[0]]);
  const next = { password: 'twelve red foxes', again: 'twelve red foxes' };
  done(await use.changePassword({ session: anna.session, current: PASSWORD, ...next }));
  expect(done(await use.findMark({ name: 'Anna', marks: both })).mark).toBeNull();
});

test('a person who came by a link has no account to be known by', async () => {
  const { use, tokens } = await deskOf();
  const { session } = done(await use.signIn({ token: tokens.human }));
  expect(await use.markBrowser({ session, marks: [] })).toMatchObject({ ok: false });
});
