import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { codeOf, deskOf, done, FORCE_LISTS, scenarioText } from '#test/support/desk';
import { actorBy, join, PASSWORD, seatCalled } from '#test/support/people';

const HUMAN = 'Human Commonwealth';

test('a new account takes the seat of its link, and the link is spent', async () => {
  const desk = await deskOf();
  const { use, tokens, human } = desk;
  const byLink = done(await use.signIn({ token: tokens.human }));
  const { session, actor } = await join(desk, tokens.human, 'Anna');
  expect(actor).toMatchObject(human);
  const whose = done(await use.whoAmI({ session }));
  expect([whose.account?.name, whose.seats.length]).toEqual(['Anna', 1]);
  expect(codeOf(await use.readLink({ token: tokens.human }))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await use.signIn({ token: tokens.human }))).toBe('SIGN_IN_UNKNOWN');
  // The session that came by the link has ended.
  expect(codeOf(await use.whoAmI(byLink))).toBe('SESSION_ENDED');
});

test('looking at a link changes nothing', async () => {
  const { use, tokens, ports, moderator } = await deskOf();
  const audit = () => ports.store.read((reader) => reader.audit(moderator.campaign));
  const before = await audit();
  for (let times = 0; times < 3; times += 1) done(await use.readLink({ token: tokens.human }));
  expect(await audit()).toEqual(before);
  expect(done(await use.readLink({ token: tokens.human }))).toEqual({
    campaign: { slug: 'first-contact', name: 'First Contact' },
    role: 'player',
    name: HUMAN,
    account: null,
    mayReset: false,
  });
});

test.each([
  ['no name', { name: ' ' }, 'ACCOUNT_NAME'],
  ['a name that nobody sees', { name: 'An\u200Bna' }, 'ACCOUNT_NAME'],
  ['a short password', { password: 'short', again: 'short' }, 'PASSWORD_LENGTH'],
  ['another one the second time', { again: `${PASSWORD}!` }, 'PASSWORD_AGAIN'],
  [
    'the name as password',
    { name: 'Anna Karenina', password: 'anna karenina', again: 'anna karenina' },
    'PASSWORD_IS_NAME',
  ],
  ['a name that is taken, in other letters', { name: ' ＢＯＲＩＳ ' }, 'ACCOUNT_NAME_TAKEN'],
])('an account with %s is refused, and the link stays', async (_what, part, code) => {
  const desk = await deskOf();
  const { use, tokens } = desk;
  await join(desk, tokens.loran, 'Boris');
  const given = { token: tokens.human, name: 'Anna', password: PASSWORD, again: PASSWORD };
  const refused = await use.createAccount({ ...given, ...part });
  expect(refused).toMatchObject({ error: { code: 'ACCOUNT_REFUSED', issues: [{ code }] } });
  expect(codeOf(await use.createAccount(given))).toBe('done');
});

test('of two who take a seat at once exactly one sits there; two at once never share a name', async () => {
  const { use, tokens } = await deskOf();
  const password = { password: PASSWORD, again: PASSWORD };
  const both = await Promise.all(
    ['Anna', 'Boris'].map((name) => use.createAccount({ token: tokens.human, name, ...password })),
  );
  expect(both.map(codeOf).sort(compareText)).toEqual(['SIGN_IN_UNKNOWN', 'done']);
  const named = await Promise.all(
    [tokens.loran, tokens.moderator].map((token) =>
      use.createAccount({ token, name: 'Clara', ...password }),
    ),
  );
  expect(named.map(codeOf).sort(compareText)).toEqual(['ACCOUNT_REFUSED', 'done']);
});

test('signing in by name and password opens all seats of an account; a wrong name and a wrong password are refused alike', async () => {
  const desk = await deskOf();
  const { use, tokens } = desk;
  const first = await join(desk, tokens.human, 'Anna');
  done(await use.takeSeat({ token: tokens.moderator, session: first.session }));
  const again = done(await use.signInAccount({ name: 'ANNA ', password: PASSWORD }));
  const { seats } = done(await use.whoAmI(again));
  expect(seats.map(({ name }) => name).sort(compareText)).toEqual([HUMAN, 'Moderator']);
  const wrong = await use.signInAccount({ name: 'Anna', password: `${PASSWORD}.` });
  const unknown = await use.signInAccount({ name: 'Nobody', password: PASSWORD });
  expect(wrong).toMatchObject({ error: { code: 'PASSWORD_WRONG' } });
  expect(unknown).toEqual(wrong);
  expect(codeOf(await use.takeSeat({ token: tokens.loran, session: 'guessed' }))).toBe(
    'SESSION_ENDED',
  );
});

test('another password ends every session but the new one; signing out everywhere ends all', async () => {
  const desk = await deskOf();
  const { use, tokens } = desk;
  const { session } = await join(desk, tokens.human, 'Anna');
  const elsewhere = done(await use.signInAccount({ name: 'Anna', password: PASSWORD }));
  const next = { password: 'twelve grey whales', again: 'twelve grey whales' };
  const wrong = await use.changePassword({ session, current: 'not it at all', ...next });
  expect(codeOf(wrong)).toBe('PASSWORD_WRONG');
  const changed = done(await use.changePassword({ session, current: PASSWORD, ...next }));
  expect(codeOf(await use.whoAmI({ session }))).toBe('SESSION_ENDED');
  expect(codeOf(await use.whoAmI(elsewhere))).toBe('SESSION_ENDED');
  expect(codeOf(await use.signInAccount({ name: 'Anna', password: PASSWORD }))).toBe(
    'PASSWORD_WRONG',
  );
  done(await use.renameAccount({ session: changed.session, name: 'Anna B.' }));
  expect(done(await use.whoAmI(changed)).account?.name).toBe('Anna B.');
  done(await use.signOutEverywhere(changed));
  expect(codeOf(await use.whoAmI(changed))).toBe('SESSION_ENDED');
  expect(codeOf(await use.changePassword({ ...changed, current: '', ...next }))).toBe(
    'SESSION_ENDED',
  );
});

test('a lost password: by a new link of the owner the same person sets another one', async () => {
  const desk = await deskOf();
  const { use, tokens, moderator } = desk;
  const owner = await join(desk, tokens.moderator, 'Olga');
  const actor = await actorBy(desk, owner.session, 'moderator');
  const { session } = await join(desk, tokens.human, 'Anna');
  const seat = await seatCalled({ use, moderator }, HUMAN);
  const { token } = done(await use.renewLink({ actor, seat }));
  expect(done(await use.readLink({ token }))).toMatchObject({ account: 'Anna', mayReset: true });
  // The link alone lets nobody in where an account sits.
  expect(codeOf(await use.signIn({ token }))).toBe('SEAT_HAS_ACCOUNT');
  expect(done(await use.whoAmI({ session })).account?.name).toBe('Anna');
  const set = done(
    await use.resetPassword({ token, password: 'new and long', again: 'new and long' }),
  );
  expect(codeOf(await use.whoAmI({ session }))).toBe('SESSION_ENDED');
  expect(done(await use.whoAmI(set)).account?.name).toBe('Anna');
  expect(codeOf(await use.readLink({ token }))).toBe('SIGN_IN_UNKNOWN');
});

test('a moderator gets hold of no account that sits in somebody else’s campaign too', async () => {
  const desk = await deskOf();
  const { use, tokens, moderator } = desk;
  const input = { name: 'Other', scenario: scenarioText(), forceLists: FORCE_LISTS };
  const other = done(await use.createCampaign(input));
  await join(desk, tokens.moderator, 'Olga');
  const owner = done(await use.signInAccount({ name: 'Olga', password: PASSWORD }));
  const actor = await actorBy(desk, owner.session, 'moderator');
  const anna = await join(desk, tokens.human, 'Anna');
  done(await use.takeSeat({ token: other.players[0]!.token, session: anna.session }));
  const seat = await seatCalled({ use, moderator }, HUMAN);
  const { token } = done(await use.renewLink({ actor, seat }));
  expect(done(await use.readLink({ token })).mayReset).toBe(false);
  const password = { password: 'new and long', again: 'new and long' };
  expect(codeOf(await use.resetPassword({ token, ...password }))).toBe('RESET_REFUSED');
  // Another person may take the seat by it. A person at the server itself may reset any account.
  const taker = await join(desk, token, 'Boris');
  expect(done(await use.whoAmI(taker)).seats).toHaveLength(1);
  expect(done(await use.whoAmI(anna)).seats).toHaveLength(1);
  const reset = done(await use.resetAccount({ name: 'anna' }));
  expect(codeOf(await use.resetPassword({ token: reset.token, ...password }))).toBe('done');
  expect(codeOf(await use.resetAccount({ name: 'nobody' }))).toBe('ACCOUNT_UNKNOWN');
});
