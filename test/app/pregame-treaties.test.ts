import { expect, test } from 'vitest';
import type { RuleSet } from '#model/settings/rule-set';
import type { SetRelationInput } from '#app/usecases/corrections/set-relation';
import { type TestDesk, deskOf, done, unmetScenarioText } from '#test/support/desk';

const unmet: object = JSON.parse(unmetScenarioText());
const deskWith = (pregameTreaties: RuleSet['pregameTreaties']) =>
  deskOf({}, undefined, JSON.stringify({ ...unmet, settings: { pregameTreaties } }));
const set = async ({ use, moderator, version }: TestDesk, part: Partial<SetRelationInput>) =>
  use.setRelation({
    actor: moderator,
    version: await version(),
    a: 'human',
    b: 'loran',
    state: 'trade',
    pact: false,
    covert: false,
    reason: 'agreed at the table',
    ...part,
  });

test('SET-3: before the first turn the moderator sets treaties, and the first report tells them once', async () => {
  const desk = await deskWith('trade');
  done(await set(desk, {}));
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: await desk.version() }));
  for (const actor of [desk.human, desk.loran]) {
    const { seen, view } = done(await desk.use.readReport({ actor, turn: 1, edition: null }));
    const told = seen.filter((one) => 'state' in one);
    expect(told).toMatchObject([{ type: 'TreatyAnnounced', state: 'trade' }]);
    expect(Object.values(view.neighbours)).toMatchObject([{ state: 'trade' }]);
  }
});

test('SET-3: a treaty that is taken back before the first turn is told to nobody, nor its end', async () => {
  const desk = await deskWith('trade');
  done(await set(desk, {}));
  done(await set(desk, { state: 'non-intercourse' }));
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: await desk.version() }));
  for (const actor of [desk.human, desk.loran]) {
    const { seen } = done(await desk.use.readReport({ actor, turn: 1, edition: null }));
    expect(seen.filter((one) => 'state' in one)).toEqual([]);
  }
});

test.each([
  [
    'above what the campaign lets stand',
    'trade',
    { state: 'military' },
    'no treaty may be above Trade',
  ],
  ['where there are none', 'off', {}, 'there are no treaties'],
  ['covertly', 'trade', { covert: true }, 'are public'],
] as const)('SET-3: no treaty is set before the first turn %s', async (_what, limit, part, why) => {
  const desk = await deskWith(limit);
  const refused = await set(desk, part);
  expect(refused.ok).toBe(false);
  expect(JSON.stringify(refused)).toContain(why);
  done(await set(desk, { state: 'war' }));
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: await desk.version() }));
  done(await set(desk, { state: 'military' }));
});
