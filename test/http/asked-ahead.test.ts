import { expect, test } from 'vitest';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { done, sendBothToTheMiddle } from '#test/support/desk';
import { CAMPAIGN, hiddenFields, openSite } from '#test/support/http-site';
import { eager } from '#test/support/eager';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

const SIDES = ['human', 'loran'] as const;

/** What becomes of the question after a command that a player answers by the form of the page, with these fields besides. */
async function afterForm(fields: Record<string, string>) {
  const site = await openSite({ battles: 'interactive' });
  try {
    const { desk } = site;
    const openTo = async (who: (typeof SIDES)[number]): Promise<readonly OwnQuestion[]> =>
      done(await desk.use.readPlayerDesk({ actor: desk[who] })).questions.filter(
        ({ status }) => status === 'open',
      );
    const answer = async (who: (typeof SIDES)[number]): Promise<void> => {
      const answers = (await openTo(who)).map((one) => {
        const { decision, turn, attempt, phase, askedAt } = one;
        return { decision: decision.id, turn, attempt, phase, askedAt, answer: eager(one) };
      });
      if (answers.length > 0) done(await desk.use.answerDecisions({ actor: desk[who], answers }));
    };
    await sendBothToTheMiddle(desk);
    await runTurn(desk);
    let asked = await openTo('human');
    while (asked[0]?.next === undefined) {
      for (const who of SIDES) await answer(who);
      await runPhase(desk);
      asked = await openTo('human');
    }
    const { next } = asked[0];
    const page = `${CAMPAIGN}/empires/human/questions`;
    const player = await site.visitor(desk.tokens.human);
    const { text } = await player.get(page);
    const { to, text: said } = await player.send(page, { ...hiddenFields(text, page), ...fields });
    await answer('loran');
    await runPhase(desk);
    const { questions } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
    const after = questions.find(({ decision }) => decision.id === next.decision.id);
    return { text, to, said, status: after?.status, answer: after?.answer };
  } finally {
    await site.close();
  }
}

test('TURN-4: the form of a command asks what follows it too, and answers both', async () => {
  const { text, to, status, answer } = await afterForm({});
  expect(text).toContain('This follows the command.');
  expect(text).toContain('name="q0.ahead.later"');
  expect(to).toMatch(/questions\?done=answered$/);
  expect([status, answer]).toEqual(['answered', { kind: 'missions', missions: [] }]);
});

test('TURN-4: what follows can be left for after the command', async () => {
  expect((await afterForm({ 'q0.ahead.later': 'yes' })).status).toBe('open');
});

test('TURN-4: what is wrong with the answer to it is told, and nothing is answered', async () => {
  const unit = 'human.u1';
  const { to, said } = await afterForm({ [`q0.ahead.mission.${unit}`]: 'a picnic' });
  expect(to).toBe('');
  expect(said).toContain('This follows the command.');
});
