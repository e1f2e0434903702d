import type { CampaignStore } from '#app/ports/campaign-store';
import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import type { RuleSet } from '#model/settings/rule-set';
import { type TestDesk, deskOf, done, sendBothToTheMiddle } from './desk.ts';
import { battlesOf, runPhase } from './steps-of-desk.ts';

/** Both fleets have met, and the Encounters Phase is due. */
export async function met(battles: RuleSet['battles'], store?: CampaignStore): Promise<TestDesk> {
  const desk = await deskOf({ battles }, store);
  const { use, moderator: actor } = desk;
  done(await use.runTurn({ actor, version: await desk.version() }));
  await sendBothToTheMiddle(desk);
  while (done(await use.readDesk({ actor })).phase !== 'encounters') await runPhase(desk);
  return desk;
}

type Windows = Parameters<TestDesk['use']['setWindows']>[0]['windows'];

async function trySet(desk: TestDesk, windows: Windows) {
  const { version, encounters } = await battlesOf(desk);
  const { encounter } = encounters[0]!;
  return desk.use.setWindows({ actor: desk.moderator, version, encounter, windows });
}
/** Says who is asked in the first encounter. */
export const setWindows = async (desk: TestDesk, windows: Windows) =>
  done(await trySet(desk, windows));

/** What is open settled by standing orders, and the phase run on. */
async function letStanding(desk: TestDesk): Promise<void> {
  const { version, open } = await battlesOf(desk);
  for (const { question } of open) {
    const { decision, askedAt } = question;
    const how = { kind: 'standing' } as const;
    const actor = desk.moderator;
    done(await desk.use.decideQuestion({ actor, version, decision: decision.id, askedAt, how }));
  }
  await runPhase(desk);
}

/** Goes on until a question of a round is open. */
export async function toRound(desk: TestDesk): Promise<BattlesUnderWay> {
  let under = await battlesOf(desk);
  while (under.open.every(({ question }) => question.decision.kind !== 'fire')) {
    await letStanding(desk);
    under = await battlesOf(desk);
  }
  return under;
}
