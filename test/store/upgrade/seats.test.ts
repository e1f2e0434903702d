import { expect, test } from 'vitest';
import { codeOf, done } from '#test/support/desk';
import { tokenHash } from '#app/people/token-hash';
import { openOld, seatsOf } from './old-database.ts';

const CAMPAIGN = `(select "id" from "campaigns" where "slug" = 'first-contact')`;
const FAR = '2999-01-01T00:00:00.000Z';

/** Somebody was signed in by the link of the Human Commonwealth. */
const SIGNED_IN = `
  delete from "sessions";
  delete from "accesses" where "campaign" = ${CAMPAIGN} and "empire" = 'human';
  insert into "accesses" values ('${tokenHash('link')}', ${CAMPAIGN}, 'player', 'human', '2023');
  insert into "sessions" values ('${tokenHash('session')}', '${tokenHash('link')}', '2023', '${FAR}');
`;

test('every link of an older database opens a seat, and who was signed in stays so', async () => {
  const old = await openOld(SIGNED_IN);
  const { actor, human } = await seatsOf(old, 'first-contact');
  const { use } = old;
  const { seats } = done(await use.whoAmI({ session: 'session' }));
  expect(seats.map((seat) => [seat.name, seat.actor.campaign])).toEqual([
    ['Human Commonwealth', human.campaign],
  ]);
  expect(codeOf(await use.signIn({ token: 'link' }))).toBe('done');
  const people = done(await use.listPeople({ actor }));
  expect(people.seats.map(({ name, hasLink }) => [name, hasLink])).toContainEqual([
    'Human Commonwealth',
    true,
  ]);
  expect(people.empires.every(({ isVacant }) => !isVacant)).toBe(true);
  const password = { password: 'eleven blue whales', again: 'eleven blue whales' };
  const made = await use.createAccount({ token: 'link', name: 'Anna', ...password });
  expect(codeOf(made)).toBe('done');
  expect(codeOf(await use.whoAmI({ session: 'session' }))).toBe('SESSION_ENDED');
});

test('campaigns of an older database call empires by their names, and are the same as before within', async () => {
  const old = await openOld(SIGNED_IN);
  const { actor, human, verify } = await seatsOf(old, 'first-contact');
  const { seats } = done(await old.use.whoAmI({ session: 'session' }));
  const keys = { human: 'human-commonw-6b7abe', loran: 'loran-imperiu-594905' };
  expect(seats.map((seat) => [seat.actor, seat.keys])).toMatchObject([[{ empire: 'human' }, keys]]);
  const { sheets } = done(await old.use.readDesk({ actor }));
  expect(sheets.map(({ empire, key }) => [empire, key])).toEqual(Object.entries(keys));
  const report = done(await old.use.readReport({ actor: human, turn: 1, edition: null }));
  expect(report).toMatchObject({ empire: 'human', key: 'human-commonw-6b7abe' });
  expect((await verify()).faults).toEqual([]);
});
