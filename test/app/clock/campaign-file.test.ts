import { expect, test } from 'vitest';
import { clockDeskOf, DEADLINE } from '#test/support/clock-desk';
import { done } from '#test/support/desk';

test('TURN-5: a campaign file takes the settings along, but no deadline and no address of a chat', async () => {
  const webhook = 'https://chat.example/hook';
  const desk = await clockDeskOf({ settings: { webhook, mostMissing: 1 } });
  const { use, moderator: actor } = desk;
  const { text } = done(await use.exportCampaign({ actor }));
  expect(text).not.toContain('chat.example');
  const { slug } = done(await use.importCampaign({ text, name: 'Again' }));
  const again = done(await use.actAsModerator({ slug }));
  const { clock } = done(await use.readClock({ actor: again }));
  expect(clock.settings).toMatchObject({ mode: 'fixed', mostMissing: 1, webhook: null });
  expect(clock.deadline).toBeNull();
  desk.at(DEADLINE.replace('2026', '2027'));
  done(await use.tickClocks({ tellsChats: false }));
  expect(done(await use.readDesk({ actor: again })).turn).toBe(1);
});
