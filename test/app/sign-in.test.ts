import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import { FORCE_LISTS, codeOf, deskOf, done, scenarioText } from '#test/support/desk';
import { join, PASSWORD } from '#test/support/people';

test('a link signs its owner in, and nobody else', async () => {
  const { use, tokens, human, moderator } = await deskOf();
  const player = done(await use.signIn({ token: tokens.human }));
  expect(player).toMatchObject({ actor: human, campaign: { name: 'First Contact' } });
  const boss = done(await use.signIn({ token: tokens.moderator }));
  expect(boss.actor).toMatchObject(moderator);
  const { account, seats } = done(await use.whoAmI({ session: player.session }));
  expect([account, seats.length]).toEqual([null, 1]);
  expect(seats[0]?.actor).toMatchObject(human);
  expect(codeOf(await use.signIn({ token: 'guessed' }))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await use.signIn({ token: player.session }))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await use.whoAmI({ session: tokens.human }))).toBe('SESSION_ENDED');
});

test('signing out ends a session; a session ends after 90 days, the link does not', async () => {
  const { use, tokens, ports } = await deskOf();
  const first = done(await use.signIn({ token: tokens.human }));
  done(await use.signOut(first));
  expect(codeOf(await use.whoAmI(first))).toBe('SESSION_ENDED');
  const second = done(await use.signIn({ token: tokens.human }));
  const days = (Date.parse(second.expiresAt) - Date.parse(ports.clock.now())) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

test('a renewed link ends the old one and every session that came by it', async () => {
  const { use, tokens, moderator, human } = await deskOf();
  const { session } = done(await use.signIn({ token: tokens.human }));
  const { seats } = done(await use.listPeople({ actor: moderator }));
  const seat = seats.find(({ name }) => name === 'Human Commonwealth')!.id;
  const { token } = done(await use.renewLink({ actor: moderator, seat }));
  expect(codeOf(await use.signIn({ token: tokens.human }))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await use.whoAmI({ session }))).toBe('SESSION_ENDED');
  expect(done(await use.signIn({ token })).actor).toMatchObject(human);
});

test('tokens, sessions and the secret of the dice are in no answer but the one that makes them', async () => {
  const { use, tokens, moderator, human } = await deskOf();
  const { session } = done(await use.signIn({ token: tokens.human }));
  const answers = JSON.stringify([
    await use.listCampaigns(),
    await use.readDesk({ actor: moderator }),
    await use.readModeratorView({ actor: moderator }),
    await use.readPlayerDesk({ actor: human }),
    await use.whoAmI({ session }),
  ]);
  for (const hidden of [...Object.values(tokens), session, 'a secret for tests']) {
    expect(answers).not.toContain(hidden);
  }
});

test('a campaign gets an address of its own, and a scenario that cannot be played is refused with reasons', async () => {
  const { use } = await deskOf();
  const input = { name: 'First contact!', scenario: scenarioText(), forceLists: FORCE_LISTS };
  expect(done(await use.createCampaign(input)).slug).toBe('first-contact-2');
  expect(done(await use.listCampaigns()).map(({ slug }) => slug)).toEqual([
    'first-contact',
    'first-contact-2',
  ]);
  expect(codeOf(await use.createCampaign({ ...input, name: '  ' }))).toBe('CAMPAIGN_NAME');
  const broken = await use.createCampaign({ ...input, scenario: '{"format":"farlane-scenario"}' });
  expect(broken).toMatchObject({ ok: false, error: { code: 'SCENARIO_REFUSED' } });
  expect(!broken.ok && broken.error.issues.length).toBeGreaterThan(2);
  expect(codeOf(await use.createCampaign({ ...input, forceLists: '' }))).toBe(
    'FORCE_LISTS_REFUSED',
  );
  expect(codeOf(await use.actAsModerator({ slug: 'nowhere' }))).toBe('CAMPAIGN_UNKNOWN');
});

test('signing out everywhere holds against a page that is opened in the same moment', async () => {
  const desk = await deskOf();
  const { session } = await join(desk, desk.tokens.human, 'Anna');
  const { ports } = desk;
  const later = new Date(Date.parse(ports.clock.now()) + 2 * 3_600_000).toISOString();
  const store: typeof ports.store = {
    ...ports.store,
    // The page has read the session; before it notes its use, everybody is signed out.
    commit: async (noting) => {
      done(await desk.use.signOutEverywhere({ session }));
      return ports.store.commit(noting);
    },
  };
  const page = useCasesOf({ ...ports, store, clock: { now: () => later } });
  await page.whoAmI({ session });
  expect(codeOf(await desk.use.whoAmI({ session }))).toBe('SESSION_ENDED');
});

test('a password that is replaced while it is tried opens nothing', async () => {
  const desk = await deskOf();
  const { session } = await join(desk, desk.tokens.human, 'Anna');
  const { ports } = desk;
  const other = 'twelve grey whales';
  const passwords: typeof ports.passwords = {
    ...ports.passwords,
    fits: async (...given) => {
      const change = { session, current: PASSWORD, password: other, again: other };
      done(await desk.use.changePassword(change));
      return ports.passwords.fits(...given);
    },
  };
  const thief = useCasesOf({ ...ports, passwords });
  const entered = await thief.signInAccount({ name: 'Anna', password: PASSWORD });
  expect(codeOf(entered)).toBe('PASSWORD_WRONG');
  expect(codeOf(await desk.use.signInAccount({ name: 'Anna', password: other }))).toBe('done');
});
