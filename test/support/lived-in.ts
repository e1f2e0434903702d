import type { CampaignStore } from '#app/ports/campaign-store';
import { type TestDesk, deskOf, done, sendBothToTheMiddle } from './desk.ts';

/**
 * A campaign with everything that can be kept of one: a turn that was taken back and is played again, questions that
 * were withdrawn and one that waits, a draft, and somebody who is signed in.
 */
export async function livedIn(store?: CampaignStore): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' }, store);
  const { use, moderator: actor, human } = desk;
  const run = async () => done(await use.runTurn({ actor, version: await desk.version() }));
  done(await use.signIn({ token: desk.tokens.human }));
  await run();
  await sendBothToTheMiddle(desk);
  await run();
  const version = await desk.version();
  done(await use.undo({ actor, version, to: 1, dice: 'new', reason: 'a test' }));
  done(await use.saveDraft({ actor: human, turn: 1, orders: [] }));
  await sendBothToTheMiddle(desk);
  const { stopped } = await run();
  if (stopped.at !== 'questions') throw new Error('Nobody is asked.');
  return desk;
}
