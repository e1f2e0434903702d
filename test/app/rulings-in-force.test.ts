import { expect, test } from 'vitest';
import { codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { answer, answerAll, inBattleAfter, otherWay, rule } from '#test/support/rulings-desk';
import { battlesOf, runPhase } from '#test/support/steps-of-desk';

test('TURN-3: a ruling on a roll that is not reached any more can be taken back', async () => {
  const desk = await inBattleAfter(7);
  const { rolls } = await battlesOf(desk);
  const [first, later] = [rolls[2]!, rolls[6]!];
  done(await rule(desk, later.id, otherWay(later)));
  done(await rule(desk, first.id, otherWay(first)));
  const isRolled = (await battlesOf(desk)).rulings.find(({ roll }) => roll === later.id)?.isRolled;
  expect(isRolled).toBe(false);
  expect(codeOf(await rule(desk, later.id, otherWay(later)))).toBe('ROLL_UNKNOWN');
  done(await rule(desk, later.id, null));
  expect((await battlesOf(desk)).rulings.map(({ roll }) => roll)).toEqual([first.id]);
  expect(codeOf(await rule(desk, later.id, null))).toBe('ROLL_UNKNOWN');
});

test('TURN-3: nobody rolls ahead: dice after the last questions are not shown before the phase goes on', async () => {
  const desk = await inBattleAfter(7);
  const { use, moderator: actor } = desk;
  const { version, open, rolls } = await battlesOf(desk);
  const { encounter } = open[0]!.question.decision;
  done(await use.setWindows({ actor, version, encounter, windows: 'standing' }));
  expect((await battlesOf(desk)).rolls).toEqual(rolls);
  const answered = await inBattleAfter(6);
  const before = await battlesOf(answered);
  await answerAll(answered);
  expect((await battlesOf(answered)).rolls).toEqual(before.rolls);
  const { id } = rolls.at(-1)!;
  expect(before.rolls.some((one) => one.id === id)).toBe(false);
  expect(codeOf(await rule(answered, id, [1]))).toBe('ROLL_UNKNOWN');
});

test('TURN-4: an answer to older words does not meet the question that came in their place', async () => {
  const desk = await inBattleAfter(7);
  const { open, rolls } = await battlesOf(desk);
  const isReworded: boolean[] = [];
  for (const roll of rolls.slice(5, 9)) {
    done(await rule(desk, roll.id, otherWay(roll)));
    const now = (await battlesOf(desk)).open.map(({ question }) => question);
    for (const { question } of open) {
      const asked = now.find(({ decision }) => decision.id === question.decision.id);
      if (asked === undefined || asked.askedAt === question.askedAt) continue;
      isReworded.push(true);
      expect(codeOf(await answer(desk, question))).toBe('STALE');
    }
    done(await rule(desk, roll.id, null));
  }
  expect(isReworded).not.toEqual([]);
});

test('TURN-3: a ruling is on the roll that the moderator saw', async () => {
  const desk = await inBattleAfter(7);
  const { use, moderator: actor } = desk;
  const { version, rolls } = await battlesOf(desk);
  const { id: roll, purpose, values } = rolls[6]!;
  const ruling = { actor, version, roll, values, reason: 'r' };
  const shown = { purpose: purpose.text, values };
  const other = { ...shown, values: otherWay(rolls[6]!) };
  expect(codeOf(await use.ruleOnRoll({ ...ruling, shown: other }))).toBe('STALE');
  expect(codeOf(await use.ruleOnRoll({ ...ruling, shown: { ...shown, purpose: 'another' } }))).toBe(
    'STALE',
  );
  done(await use.ruleOnRoll({ ...ruling, shown }));
});

test('TURN-3: a moderator who asks first is told whose answers would not count, and nothing is changed', async () => {
  const desk = await inBattleAfter(7);
  const { use, moderator: actor } = desk;
  const before = await battlesOf(desk);
  const roll = before.rolls[1]!;
  const ruling = { actor, version: before.version, roll: roll.id, reason: 'r' };
  const wish = { ...ruling, values: otherWay(roll), asksFirst: true };
  const told = await use.ruleOnRoll(wish);
  expect(codeOf(told)).toBe('ANSWERS_WITHDRAWN');
  expect(told.ok ? [] : told.error.issues.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Human Commonwealth: \d+ answers? would not count\.$/u),
    expect.stringMatching(/^Loran .*: \d+ answers? would not count\.$/u),
  ]);
  expect(await battlesOf(desk)).toEqual(before);
  done(await use.ruleOnRoll({ ...wish, values: roll.values }));
});

test('TURN-3: going back with the same dice, the rulings that it took back are told, until they are made again', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, version } = desk;
  done(await use.runTurn({ actor, version: await version() }));
  await sendBothToTheMiddle(desk);
  let step = await runPhase(desk);
  while (step.kind === 'ran' && step.run.phase !== 'encounters') step = await runPhase(desk);
  const to = (await version()) - 1;
  const takeBack = async () =>
    done(
      await use.undo({ actor, version: await version(), to, dice: 'same-if-unseen', reason: 'r' }),
    );
  await takeBack();
  const roll = (await battlesOf(desk)).rolls.at(-1)!;
  done(await rule(desk, roll.id, otherWay(roll)));
  expect((await battlesOf(desk)).takenBack).toEqual([]);
  await runPhase(desk);
  await takeBack();
  const wasRuled = { roll: roll.id, values: otherWay(roll) };
  expect(await battlesOf(desk)).toMatchObject({ rulings: [], takenBack: [wasRuled] });
  done(await rule(desk, roll.id, otherWay(roll)));
  expect(await battlesOf(desk)).toMatchObject({ rulings: [wasRuled], takenBack: [] });
});

test('ENC-1: battles that are fought elsewhere are counted, so that nobody is told to go on without them', async () => {
  const desk = await deskOf({ battles: 'standing', combat: 'external' });
  const { use, moderator: actor, version } = desk;
  done(await use.runTurn({ actor, version: await version() }));
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor, version: await version() }));
  expect(await battlesOf(desk)).toMatchObject({ hasBegun: true, open: [], outcomes: 1 });
});
