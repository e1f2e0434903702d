import { expect, test } from 'vitest';
import { tokenHash } from '#app/people/token-hash';
import { done, FORCE_LISTS } from '#test/support/desk';
import { PASSWORD } from '#test/support/people';
import { openOld } from './old-database.ts';

const LINKED = `
  delete from "sessions";
  delete from "accesses" where "empire" = 'human';
  insert into "accesses" values (
    '${tokenHash('link')}',
    (select "id" from "campaigns" where "slug" = 'first-contact'), 'player', 'human', '2023'
  );
`;

test('a campaign can be set up in a database from before there were setups', async () => {
  const { use } = await openOld(LINKED);
  const account = { name: 'Anna', password: PASSWORD, again: PASSWORD };
  const { session } = done(await use.createAccount({ token: 'link', ...account }));
  const forceLists = FORCE_LISTS;
  const { slug } = done(await use.createSetup({ session, name: 'Old and New', forceLists }));
  const at = { session, slug };
  done(await use.actInSetup({ ...at, act: { kind: 'next' }, seen: null, forceLists }));
  const look = done(await use.readSetup(at));
  expect([look.step, look.history.map(({ revision }) => revision)]).toEqual(['settings', [1, 2]]);
});
