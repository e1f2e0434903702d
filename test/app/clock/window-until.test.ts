import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { ClockSettings } from '#app/ports/turn-clock';
import type { RuleSet } from '#model/settings/rule-set';
import { clockDeskOf, type ClockDesk, DEADLINE } from '#test/support/clock-desk';
import { codeOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { newStore } from '#test/support/new-store';

const at = (hour: string): string => `2026-11-24T${hour}:00.000Z`;
const RULES: Partial<RuleSet> = { battles: 'interactive' };

/** Somebody is asked in a battle of a turn that was begun by hand. */
async function asked(settings: Partial<ClockSettings> = { mode: 'manual' }, store?: CampaignStore) {
  const desk = await clockDeskOf({ rules: RULES, settings, ...(store && { store }) });
  await sendBothToTheMiddle(desk);
  if (settings.mode === 'manual') {
    const { use, moderator: actor } = desk;
    done(await use.runTurn({ actor, version: await desk.version() }));
  } else {
    desk.at(DEADLINE);
    await desk.tick();
  }
  desk.at(at('21:00'));
  return desk;
}

const openOf = async ({ use, moderator: actor }: ClockDesk) =>
  done(await use.readBattles({ actor })).open.map(({ question }) => question);

/** Sets the hour of what is open. */
async function until(desk: ClockDesk, hour: string | null) {
  const version = await desk.version();
  const { encounter } = (await openOf(desk))[0]!.decision;
  const actor = desk.moderator;
  return desk.use.setWindowUntil({ actor, version, encounter, empire: null, until: hour });
}

const playerIn = async (desk: ClockDesk) => {
  const [question] = await openOf(desk);
  return question!.decision.asked === 'human' ? desk.human : desk.loran;
};
const questionsOf = async (desk: ClockDesk, actor: ClockDesk['human']) =>
  done(await desk.use.readPlayerDesk({ actor })).questions;

test('TURN-4: at the hour of a window standing orders answer it, and the phase goes on by itself', async () => {
  const desk = await asked();
  const player = await playerIn(desk);
  done(await until(desk, at('22:00')));
  expect((await questionsOf(desk, player))[0]).toMatchObject({ until: at('22:00') });
  desk.at('2026-11-24T21:59:59.000Z');
  await desk.tick();
  expect(await openOf(desk)).toHaveLength(1);
  const [question] = await questionsOf(desk, player);
  desk.at(at('22:00'));
  const { decision, askedAt, turn, attempt, phase, standing } = question!;
  const answers = [{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing }];
  expect(codeOf(await desk.use.answerDecisions({ actor: player, answers }))).toBe(
    'QUESTION_CLOSED',
  );
  await desk.tick();
  expect((await questionsOf(desk, player))[0]).toMatchObject({ status: 'closed' });
  expect(await openOf(desk)).toEqual([]);
  const went = done(await desk.use.goOn());
  expect(went).toMatchObject([{ outcome: { ok: true } }]);
  expect((await openOf(desk)).map(({ decision: { id } }) => id)).not.toContain(decision.id);
});

test('TURN-4: the hour is moved on, and taken away again', async () => {
  const desk = await asked();
  done(await until(desk, at('22:00')));
  done(await until(desk, at('23:00')));
  desk.at(at('22:30'));
  await desk.tick();
  expect(await openOf(desk)).toHaveLength(1);
  done(await until(desk, null));
  desk.at(at('23:30'));
  await desk.tick();
  expect(await openOf(desk)).toMatchObject([{ until: null }]);
});

test('TURN-5: the hour of one player’s window leaves the others’ alone', async () => {
  const desk = await asked();
  const version = await desk.version();
  const [question] = await openOf(desk);
  const { encounter, asked: who } = question!.decision;
  const empire = who === 'human' ? desk.loran.empire : desk.human.empire;
  const wish = { actor: desk.moderator, version, encounter, until: at('22:00') };
  // The other one is not asked now.
  expect(codeOf(await desk.use.setWindowUntil({ ...wish, empire }))).toBe('QUESTION_GONE');
  const set = done(await desk.use.setWindowUntil({ ...wish, empire: who }));
  expect(set.map(({ decision }) => decision.asked)).toEqual([who]);
});

test.each([
  ['gone', at('20:30'), 'That hour has passed.'],
  ['no moment', 'tonight', 'date and an hour'],
])('TURN-5: an hour that is %s is refused', async (_what, hour, text) => {
  const refused = await until(await asked(), hour);
  expect(codeOf(refused)).toBe('CLOCK_REFUSED');
  expect(!refused.ok && refused.error.issues[0]!.text).toContain(text);
});

test('TURN-7: a window stays open no longer than to the hour of the reports', async () => {
  const desk = await asked({ windowHours: 4 });
  const refused = await until(desk, '2026-11-25T00:00:01.000Z');
  expect(!refused.ok && refused.error.issues[0]!.text).toContain('The reports are issued');
  done(await until(desk, '2026-11-25T00:00:00.000Z'));
});

test('TURN-5: a pause of the clock also stops the deadline of a window, and moves it by the length of the pause', async () => {
  const desk = await asked({ windowHours: 10 });
  const { use, moderator: actor } = desk;
  done(await until(desk, at('22:00')));
  desk.at(at('21:30'));
  done(await use.pauseClock({ actor }));
  expect(codeOf(await until(desk, at('23:00')))).toBe('CLOCK_STATE');
  desk.at(at('23:00'));
  await desk.tick();
  expect(await openOf(desk)).toHaveLength(1);
  done(await use.resumeClock({ actor, deadline: null }));
  expect(await openOf(desk)).toMatchObject([{ until: at('23:30') }]);
  desk.at(at('23:30'));
  await desk.tick();
  expect(await openOf(desk)).not.toMatchObject([{ until: at('23:30') }]);
});

/** What is open closed at this hour, and the phase run on to the next questions. */
async function goneOn(desk: ClockDesk, hour: string): Promise<void> {
  desk.at(hour);
  await desk.tick();
  done(await desk.use.goOn());
}
/** The player gives the answers of their standing orders to the open questions, and the phase goes on. */
async function answered(desk: ClockDesk): Promise<void> {
  for (const { decision, askedAt, turn, attempt, phase, standing } of await openOf(desk)) {
    const actor = decision.asked === 'human' ? desk.human : desk.loran;
    const answers = [{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing }];
    done(await desk.use.answerDecisions({ actor, answers }));
  }
  done(await desk.use.goOn());
}
const hoursOf = async (desk: ClockDesk) => new Set((await openOf(desk)).map((one) => one.until));

test('TURN-4: an hour holds for what is asked in that encounter later too, of everybody; when it has passed the ordinary window is back', async () => {
  const desk = await asked({ mode: 'manual' }, await newStore());
  const asking = new Set<string>();
  done(await until(desk, at('22:00')));
  while (asking.size < 2) {
    for (const { decision } of await openOf(desk)) asking.add(decision.asked);
    expect(await hoursOf(desk)).toEqual(new Set([at('22:00')]));
    await answered(desk);
  }
  expect(await hoursOf(desk)).toEqual(new Set([at('22:00')]));
  await goneOn(desk, at('22:00'));
  expect(await hoursOf(desk)).toEqual(new Set([null]));
});

test('TURN-4: an hour that is taken away, or that is one player’s, does not hold for later questions of others', async () => {
  const desk = await asked();
  const version = await desk.version();
  const [question] = await openOf(desk);
  const { encounter, asked: empire } = question!.decision;
  const wish = { actor: desk.moderator, version, encounter, until: at('22:00') };
  done(await desk.use.setWindowUntil({ ...wish, empire }));
  const seen = new Map<string, string | null>();
  while (seen.size < 2) {
    await answered(desk);
    for (const one of await openOf(desk)) seen.set(one.decision.asked, one.until);
  }
  const other = empire === 'human' ? 'loran' : 'human';
  expect([seen.get(empire), seen.get(other)]).toEqual([at('22:00'), null]);
  done(await until(desk, null));
  await answered(desk);
  expect(await hoursOf(desk)).toEqual(new Set([null]));
});

test('TURN-4: a question that comes back from the desk has the hour of its encounter, and an hour moves by a pause for what is asked later', async () => {
  const desk = await asked();
  const { use, moderator: actor } = desk;
  const version = await desk.version();
  const { encounter } = (await openOf(desk))[0]!.decision;
  done(await until(desk, at('22:00')));
  for (const windows of ['desk', null] as const) {
    done(await use.setWindows({ actor, version, encounter, windows }));
  }
  expect(await hoursOf(desk)).toEqual(new Set([at('22:00')]));
  done(await use.pauseClock({ actor }));
  desk.at(at('21:30'));
  done(await use.resumeClock({ actor, deadline: null }));
  await answered(desk);
  expect(await hoursOf(desk)).toEqual(new Set([at('22:30')]));
});
