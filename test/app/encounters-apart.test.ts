import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { newClock } from '#app/clock/new-clock';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Question } from '#app/ports/turn-record';
import { useCasesOf } from '#app/use-cases';
import { brandAs } from '#kernel/brand/brand';
import type { EncounterId } from '#model/campaign/ids';
import { canonicalJson } from '#kernel/result/canonical-json';
import { openStore } from '#store/open-store';
import { done } from '#test/support/desk';
import { actsOf, battlesOf, runPhase } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';
import { metTwice, type ThreeDesk } from '#test/support/two-encounters';

const [WOLF, LALANDE] = ['Wolf 359', 'Lalande 21185'];
const folder = folderForFile();

/** Both encounters have begun, and the humans are asked in each. */
async function begun(store?: CampaignStore): Promise<ThreeDesk> {
  const desk = await metTwice({ battles: 'interactive' }, store);
  await runPhase(desk);
  return desk;
}

const phaseOf = async ({ use, moderator: actor }: ThreeDesk) =>
  done(await use.readDesk({ actor })).phase;

/** Every campaign of these tests has the same encounters. */
const encounters = new Map<string, EncounterId>();
async function encounterAt(desk: ThreeDesk, place: string): Promise<EncounterId | undefined> {
  if (encounters.size === 0) {
    for (const one of (await battlesOf(desk)).encounters) encounters.set(one.place, one.encounter);
  }
  return encounters.get(place);
}

/** As the store has them: the moderator's page of battles plays the phase again for its records. */
async function openAt(desk: ThreeDesk, place: string): Promise<readonly Question[]> {
  const { ports, moderator } = desk;
  const encounter = await encounterAt(desk, place);
  const asked = await ports.store.read(async (reader) => {
    const { version } = (await reader.campaign(moderator.campaign))!;
    return reader.questions(moderator.campaign, version + 1);
  });
  return asked.filter(
    ({ status, decision }) => status === 'open' && decision.encounter === encounter,
  );
}
const standAt = async (desk: ThreeDesk, place: string) =>
  (await battlesOf(desk)).encounters.find((one) => one.place === place)!.stand;

const actorOf = (desk: ThreeDesk, { decision }: Question): Player =>
  decision.asked === 'human' ? desk.human : decision.asked === 'loran' ? desk.loran : desk.kili;

async function answer(desk: ThreeDesk, question: Question): Promise<void> {
  const { decision, turn, attempt, phase, askedAt, standing } = question;
  const answers = [{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing }];
  done(await desk.use.answerDecisions({ actor: actorOf(desk, question), answers }));
}

/** Answers the first question that is open there, and lets the server look. */
async function answerOneAt(desk: ThreeDesk, place: string): Promise<boolean> {
  const [question] = await openAt(desk, place);
  if (question === undefined) return false;
  await answer(desk, question);
  done(await desk.use.goOn());
  return true;
}
async function playOutAt(desk: ThreeDesk, place: string): Promise<number> {
  for (let answers = 0; ; answers += 1) if (!(await answerOneAt(desk, place))) return answers;
}

const idsOf = (questions: readonly Question[]) => questions.map(({ decision }) => decision.id);

test('TURN-4: a player who is slow in one encounter holds up no other, to its end', async () => {
  const desk = await begun();
  const slow = await openAt(desk, LALANDE);
  expect(slow).toHaveLength(1);
  expect(await playOutAt(desk, WOLF)).toBeGreaterThan(5);
  expect(await openAt(desk, LALANDE)).toEqual(slow);
  expect(await phaseOf(desk)).toBe('encounters');
  expect(await standAt(desk, WOLF)).toEqual({ kind: 'over' });
  expect(await standAt(desk, LALANDE)).toMatchObject({ kind: 'asks' });
  expect(await playOutAt(desk, LALANDE)).toBeGreaterThan(1);
  expect(await phaseOf(desk)).toBe('bombardment');
});

test('FOG-1: a player outside an encounter sees nothing of what is asked and answered there', async () => {
  const desk = await begun();
  const seenBy = async (actor: Player) =>
    canonicalJson(done(await desk.use.readPlayerDesk({ actor })));
  const before = await seenBy(desk.kili);
  await playOutAt(desk, WOLF);
  expect(await seenBy(desk.kili)).toBe(before);
  const loran = await seenBy(desk.loran);
  while ((await openAt(desk, LALANDE)).length > 0 && (await phaseOf(desk)) === 'encounters') {
    expect(await seenBy(desk.loran)).toBe(loran);
    await answerOneAt(desk, LALANDE);
  }
});

/** What is written down of the phase, without who answered. */
async function bytesOf({ ports, moderator, version }: ThreeDesk): Promise<string> {
  return ports.store.read(async (reader) => {
    const { events, rolls } = await reader.record(moderator.campaign, await version());
    return canonicalJson({ state: await reader.state(moderator.campaign), events, rolls });
  });
}

test('TURN-4: the bytes do not depend on the order in which two encounters are answered, or left to standing orders', async () => {
  const bytes = new Set<string>();
  for (const places of [[WOLF, LALANDE], [LALANDE, WOLF], null]) {
    const desk = await begun();
    if (places === null) {
      for (let turn = 0; (await phaseOf(desk)) === 'encounters'; turn += 1) {
        await answerOneAt(desk, turn % 3 === 0 ? LALANDE : WOLF);
      }
    } else {
      for (const place of places) await playOutAt(desk, place);
    }
    expect(await phaseOf(desk)).toBe('bombardment');
    bytes.add(await bytesOf(desk));
  }
  const desk = await begun();
  const [actor, version] = [desk.moderator, await desk.version()];
  done(await desk.use.closeWindows({ actor, version, which: 'whole-phase' }));
  await runPhase(desk);
  bytes.add(await bytesOf(desk));
  expect(bytes.size).toBe(1);
});

/** A third encounter, whose player doesn't answer. */
async function askElsewhere(desk: ThreeDesk): Promise<void> {
  const { ports, moderator } = desk;
  const [{ decision, ...rest }] = (await openAt(desk, WOLF)) as [Question];
  const { revision } = (await ports.store.read((reader) => reader.campaign(moderator.campaign)))!;
  const question = {
    ...rest,
    decision: {
      ...decision,
      id: brandAs<typeof decision.id>('slow'),
      encounter: brandAs<typeof decision.encounter>('elsewhere'),
    },
  };
  const changes = [{ put: 'question', question }] as const;
  const { campaign } = moderator;
  expect(await ports.store.commit({ campaign, revision, changes })).toMatchObject({ ok: true });
}

test('TURN-4: an encounter whose question the moderator settled waits for the moderator, and another goes on', async () => {
  const desk = await begun();
  await askElsewhere(desk);
  const [question] = await openAt(desk, LALANDE);
  const { decision, askedAt } = question!;
  const [actor, version] = [desk.moderator, await desk.version()];
  const how = { kind: 'standing' } as const;
  done(await desk.use.decideQuestion({ actor, version, decision: decision.id, askedAt, how }));
  expect(done(await desk.use.goOn())).toEqual([]);
  expect(await standAt(desk, LALANDE)).toEqual({ kind: 'ready' });
  const before = idsOf(await openAt(desk, WOLF));
  await answerOneAt(desk, WOLF);
  expect(await openAt(desk, WOLF)).not.toEqual([]);
  expect(idsOf(await openAt(desk, WOLF))).not.toEqual(before);
  expect(await openAt(desk, LALANDE)).toEqual([]);
  await runPhase(desk);
  expect(await openAt(desk, LALANDE)).not.toEqual([]);
});

test('TURN-4: of two questions that a player is asked, one is answered and the other stays open', async () => {
  const desk = await begun();
  const [wolf] = await openAt(desk, WOLF);
  await answer(desk, wolf!);
  const own = done(await desk.use.readPlayerDesk({ actor: desk.human })).questions;
  const status = new Map(own.map((one) => [one.decision.id, one.status]));
  const [lalande] = await openAt(desk, LALANDE);
  expect(status).toEqual(
    new Map([
      [wolf!.decision.id, 'answered'],
      [lalande!.decision.id, 'open'],
    ]),
  );
});

test('TURN-4: a battle that both sides leave to their standing orders is over, not stuck, while another encounter waits', async () => {
  const desk = await begun();
  const left = new Set<string>();
  for (let open = await openAt(desk, WOLF); open.length > 0; open = await openAt(desk, WOLF)) {
    const actor = actorOf(desk, open[0]!);
    left.add(actor.empire);
    const leaveToStanding = [open[0]!.decision.encounter];
    done(await desk.use.answerDecisions({ actor, answers: [], leaveToStanding }));
    done(await desk.use.goOn());
  }
  expect(left.size).toBe(2);
  expect(await standAt(desk, WOLF)).toEqual({ kind: 'over' });
  expect((await openAt(desk, LALANDE)).length).toBe(1);
});

const HOUR = '2026-11-24T22:00:00.000Z';

/** The same campaign after a start of the server, at a moment. */
function at(desk: ThreeDesk, now: string, store = desk.ports.store): ThreeDesk {
  const ports = { ...desk.ports, store, clock: { now: () => now } };
  const use = useCasesOf(ports);
  const { moderator: actor } = desk;
  const version = async () => done(await use.readDesk({ actor })).version;
  return { ...desk, ports, use, version };
}

async function setHour(desk: ThreeDesk, place: string, until: string): Promise<void> {
  const [question] = await openAt(desk, place);
  const { encounter } = question!.decision;
  const [actor, version] = [desk.moderator, await desk.version()];
  done(await desk.use.setWindowUntil({ actor, version, encounter, empire: null, until }));
}

const tick = async ({ use }: ThreeDesk) => done(await use.tickClocks({ tellsChats: false }));

const FIXED = { ...newClock().settings, mode: 'fixed', everyDays: 1, graceMinutes: 60 } as const;

test.each(['without a turn clock', 'with one'])(
  'TURN-4: %s, a window whose hour has passed is left to standing orders, its encounter goes on, and the other waits',
  async (clock) => {
    const desk = at(await begun(), '2026-11-24T21:00:00.000Z');
    if (clock === 'with one') {
      done(await desk.use.setClock({ actor: desk.moderator, settings: FIXED }));
    }
    const before = idsOf(await openAt(desk, LALANDE));
    const wolf = await openAt(desk, WOLF);
    await setHour(desk, LALANDE, HOUR);
    const early = at(desk, '2026-11-24T21:59:59.000Z');
    await tick(early);
    expect(done(await early.use.goOn())).toEqual([]);
    const then = at(desk, HOUR);
    expect((await tick(then)).faults).toEqual([]);
    expect(await openAt(then, LALANDE)).toEqual([]);
    done(await then.use.goOn());
    expect(idsOf(await openAt(then, LALANDE))).not.toEqual(before);
    expect(await openAt(then, LALANDE)).not.toEqual([]);
    expect(await openAt(then, WOLF)).toEqual(wolf);
    expect(await actsOf(then)).toContain('windows-closed');
  },
);

test.each(['while the server was down', 'just before the server went down'])(
  'TURN-4: a window whose hour passed %s goes on after the next start',
  async (when) => {
    const file = join(folder, `${when.replaceAll(' ', '-')}.sqlite`);
    const first = await openStore(file);
    const desk = at(await begun(first.store), '2026-11-24T21:00:00.000Z');
    await setHour(desk, LALANDE, HOUR);
    const before = idsOf(await openAt(desk, LALANDE));
    if (when.startsWith('just')) await tick(at(desk, HOUR));
    await first.close();
    const again = await openStore(file);
    const later = at(desk, '2026-11-25T07:00:00.000Z', again.store);
    await tick(later);
    done(await later.use.goOn());
    expect(await openAt(later, LALANDE)).not.toEqual([]);
    expect(idsOf(await openAt(later, LALANDE))).not.toEqual(before);
    expect(await openAt(later, WOLF)).toHaveLength(1);
    await again.close();
  },
);
