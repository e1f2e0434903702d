import { expect, test } from 'vitest';
import { peoplePage } from '#http/people/people-page';
import { FORCE_LISTS, deskOf, done, scenarioText } from '#test/support/desk';

test.each([
  ['12 if nothing is said', {}, 12],
  ['what the campaign says', { spectatorDelay: 6 }, 6],
])('FOG-13: an invitation of a spectator begins with %s', async (_what, settings, delay) => {
  const { use, moderator } = await deskOf(settings);
  const people = done(await use.listPeople({ actor: moderator }));
  expect(people.spectatorDelay).toBe(delay);
  const page = peoplePage(people, { base: '/c', formToken: '' } as never);
  expect(JSON.stringify(page)).toMatch(
    new RegExp(`"value":"${String(delay)}"[^{]*"name":"delay"`, 'u'),
  );
});

test.each([0, 100, 2.5])(
  'FOG-13: a campaign in which spectators are %d turns behind is refused',
  async (spectatorDelay) => {
    const { use } = await deskOf();
    const made = await use.createCampaign({
      name: 'Behind',
      scenario: scenarioText({ spectatorDelay }),
      forceLists: FORCE_LISTS,
    });
    expect(JSON.stringify(made)).toContain('spectatorDelay');
    expect(made.ok).toBe(false);
  },
);
