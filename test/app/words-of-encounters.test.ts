import { expect, test } from 'vitest';
import type { TestDesk } from '#test/support/desk';
import { done } from '#test/support/desk';
import { actsOf, battlesOf, runPhase } from '#test/support/steps-of-desk';
import { met, setWindows } from '#test/support/windows-desk';

/** Its battles are fought elsewhere. */
async function sayElsewhere(desk: TestDesk): Promise<void> {
  const { version, toFight } = await battlesOf(desk);
  const { encounter } = toFight[0]!;
  const word = { actor: desk.moderator, version, encounter, isElsewhere: true };
  done(await desk.use.fightElsewhere(word));
}
const correct = async ({ use, moderator: actor, version }: TestDesk) =>
  done(
    await use.makeCorrection({
      ...{ actor, version: await version() },
      ...{ text: 'give human 5', reason: 'the bounty', tellReason: false },
    }),
  );
const goBack = async ({ use, moderator: actor, version }: TestDesk, to: number) => {
  const dice = 'same-if-unseen' as const;
  return done(await use.undo({ actor, version: await version(), to, dice, reason: 'r' }));
};
const theOne = async (desk: TestDesk) => {
  const { encounters, toFight } = await battlesOf(desk);
  return [encounters[0]!.windows, toFight[0]?.stand];
};

test('TURN-3, TURN-4: the windows of an encounter, and that it is fought elsewhere, stay after a correction before its phase', async () => {
  const desk = await met('standing');
  await setWindows(desk, 'interactive');
  await sayElsewhere(desk);
  await correct(desk);
  await correct(desk);
  expect(await theOne(desk)).toEqual(['interactive', 'elsewhere']);
  const step = await runPhase(desk);
  expect(step).toMatchObject({ kind: 'waiting', open: [{ kind: 'encounter-action' }] });
});

test('TURN-3, TURN-4: going back takes both back, and says of which encounters they are gone', async () => {
  const desk = await met('standing');
  const before = await desk.version();
  await setWindows(desk, 'interactive');
  await runPhase(desk);
  expect((await goBack(desk, before)).gone).toEqual(['Wolf 359']);
  expect(await theOne(desk)).toEqual([null, 'here']);
  await sayElsewhere(desk);
  await correct(desk);
  expect((await goBack(desk, before)).gone).toEqual(['Wolf 359']);
  expect(await theOne(desk)).toEqual([null, 'here']);
  await setWindows(desk, 'desk');
  await setWindows(desk, null);
  await runPhase(desk);
  expect((await goBack(desk, before)).gone).toEqual([]);
  const audit = await desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  const backs = audit.filter(({ act }) => act === 'undone').map(({ detail }) => detail);
  expect(backs.map((detail) => detail.includes('Wolf 359'))).toEqual([true, true, false]);
  expect(await actsOf(desk)).toContain('amended');
});
