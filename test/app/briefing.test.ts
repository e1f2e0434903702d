import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import type { Briefing } from '#app/usecases/scenarios/read-briefing';
import { parseCampaignFile } from '#content/campaign-files/parse-campaign-file';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';
import { guidedText, guideOf } from '#test/support/guided';
import { memoryStore } from '#test/support/memory-store';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';

const guided = (text = guidedText()): Promise<TestDesk> => deskOf({}, memoryStore(), text);

const linesIn = ({ lessons }: Briefing): readonly string[] =>
  lessons.flatMap(({ orders }) => orders.flatMap(({ empire, lines }) => `${empire}: ${lines[0]!}`));

test('FOG-1: a player reads what is for everybody and for their own empire, and no later lesson', async () => {
  const { use, human: actor } = await guided();
  const briefing = done(await use.readBriefing({ actor }))!;
  expect(briefing).toMatchObject({
    turn: 1,
    situation: ['The two have been at war for a year.'],
    objectives: ['Hold Wolf 359.'],
    sides: [{ empire: 'Human Commonwealth', situation: ['Earth is tired.'] }],
    commentary: [],
  });
  expect(briefing.lessons.map(({ title }) => title)).toEqual(['Spending']);
  expect(linesIn(briefing)).toEqual(['Human Commonwealth: invest 2']);
});

test('FOG-1: nothing that only the Loran may read changes what the Humans read', async () => {
  const twins = [guideOf(), guideOf({ situation: 'A.', objective: 'Burn Epsilon Indi.' })];
  const read: unknown[] = [];
  for (const guide of twins) {
    const { use, human: actor } = await guided(guidedText(guide));
    read.push(done(await use.readBriefing({ actor })));
  }
  expect(read[1]).toEqual(read[0]);
});

test('a moderator reads all of the guide', async () => {
  const { use, moderator: actor } = await guided();
  const briefing = done(await use.readBriefing({ actor }))!;
  expect(briefing.sides.map(({ empire }) => empire)).toEqual([
    'Human Commonwealth',
    'Loran Imperium',
  ]);
  expect(briefing.lessons.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(linesIn(briefing)).toHaveLength(4);
  expect(briefing.commentary).toEqual(['The Loran usually win.']);
});

test('a campaign of a scenario without a guide has no briefing', async () => {
  const scenario = JSON.parse(guidedText()) as Record<string, unknown>;
  Reflect.deleteProperty(scenario, 'guide');
  const { use, human: actor } = await guided(JSON.stringify(scenario));
  expect(done(await use.readBriefing({ actor }))).toBeNull();
});

test('the guide travels with the campaign into the real store', async () => {
  const desk = await guided();
  const { text } = done(await desk.use.exportCampaign({ actor: desk.moderator }));
  const before = done(await desk.use.readBriefing({ actor: desk.moderator }));
  const use = useCasesOf(testPorts(await newStore()));
  const { slug } = done(await use.importCampaign({ text }));
  const actor = done(await use.actAsModerator({ slug }));
  expect(done(await use.readBriefing({ actor }))).toEqual(before);
});

test('a file from before guides has none, and a guide for nobody is refused with its place', async () => {
  const { use, moderator: actor } = await guided();
  const { text } = done(await use.exportCampaign({ actor }));
  const parsed = parseCampaignFile(text);
  if (!parsed.ok) throw new Error('unreadable');
  const withGuide = (change: (guide: ReturnType<typeof guideOf>) => unknown): string => {
    const { guide, ...desk } = parsed.value.desk;
    const bent = change(guide as ReturnType<typeof guideOf>);
    const after = bent === undefined ? desk : { ...desk, guide: bent };
    return formatCampaignFile({ ...parsed.value, desk: after }, '0.0.0');
  };
  const older = done(await use.importCampaign({ text: withGuide(() => undefined) }));
  const there = done(await use.actAsModerator({ slug: older.slug }));
  expect(done(await use.readBriefing({ actor: there }))).toBeNull();
  const strange = await use.importCampaign({
    text: withGuide((guide) => ({ ...guide, sides: [{ ...guide.sides![1]!, empire: 'kili' }] })),
  });
  expect(codeOf(strange)).toBe('CAMPAIGN_FILE_REFUSED');
  expect(strange.ok ? [] : strange.error.issues).toEqual([
    expect.objectContaining({ path: 'desk.guide.sides[0]' }),
  ]);
});

test('FOG-1: a lesson comes with the sheet of its turn, not when the moderator gets there', async () => {
  const { use, human: actor, moderator } = await guided();
  const lessons = async () =>
    done(await use.readBriefing({ actor }))!.lessons.map(({ turn }) => turn);
  const desk = async () => done(await use.readDesk({ actor: moderator }));
  const next = async () => {
    const { version } = await desk();
    done(await use.runNextPhase({ actor: moderator, version }));
  };
  while ((await desk()).turn === 1) await next();
  expect(await lessons()).toEqual([1]);
  await next();
  expect(await lessons()).toEqual([1, 2]);
});
