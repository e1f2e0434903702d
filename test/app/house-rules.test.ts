import { expect, test } from 'vitest';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';

const write = ({ use, moderator: actor }: TestDesk, looked: number, text: string) =>
  use.writeHouseRules({ actor, looked, text });

test('house rules have versions, each with what it changed, which players read', async () => {
  const desk = await deskOf();
  const { use, human } = desk;
  done(await write(desk, 0, 'No raids in turn 1.\nBe kind.'));
  done(await write(desk, 1, 'No raids in turns 1 and 2.\nBe kind.'));
  const read = done(await use.readHouseRules({ actor: human }));
  expect(read).toMatchObject({ text: 'No raids in turns 1 and 2.\nBe kind.', edition: 2 });
  expect(read.editions[0]?.difference).toEqual([
    { kind: 'removed', text: 'No raids in turn 1.' },
    { kind: 'added', text: 'No raids in turns 1 and 2.' },
    { kind: 'same', text: 'Be kind.' },
  ]);
  const told = done(await use.readOwnMessages({ actor: human, fresh: true }));
  expect(told[0]?.text).toContain('a new version (2)');
});

test('a version that somebody else wrote meanwhile is not overwritten', async () => {
  const desk = await deskOf();
  done(await write(desk, 0, 'First.'));
  expect(codeOf(await write(desk, 0, 'Second.'))).toBe('STALE');
  expect(codeOf(await write(desk, 1, ' First. '))).toBe('HOUSE_RULES_SAME');
  expect(codeOf(await write(desk, 1, 'x'.repeat(20_001)))).toBe('HOUSE_RULES_REFUSED');
  const { use, human } = desk;
  expect(codeOf(await use.writeHouseRules({ actor: human, looked: 1, text: 'Mine.' }))).toBe(
    'MODERATOR_ONLY',
  );
});

test('a ruling lands in the house rules as a new version, if players may read it', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, human } = desk;
  done(await write(desk, 0, 'Be kind.'));
  const ruling = {
    ...{ actor, looked: null, rules: ['MOV-1'], rule: 'MOV-1', inHouseRules: true },
    ...{ question: 'May a fleet stop in a lane?', decision: 'No.' },
  };
  const secret = await use.makeRuling({ ...ruling, isPublic: false });
  expect(secret.ok ? [] : secret.error.issues.map(({ path }) => path)).toEqual(['public']);
  done(await use.makeRuling({ ...ruling, isPublic: true }));
  const read = done(await use.readHouseRules({ actor: human }));
  expect(read.edition).toBe(2);
  expect(read.text).toBe('Be kind.\n\nMOV-1: May a fleet stop in a lane?\nNo.');
});
