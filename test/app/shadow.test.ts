import { beforeEach, expect, test } from 'vitest';
import type { ShadowRun } from '#app/shadow/shadow-run';
import { useCasesOf } from '#app/use-cases';
import {
  codeOf,
  deskOf,
  done,
  moveOf,
  sendBothToTheMiddle,
  type TestDesk,
} from '#test/support/desk';

let desk: TestDesk;
beforeEach(async () => {
  desk = await deskOf();
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
});

const everything = async () => {
  const { store } = desk.ports;
  const { campaign } = desk.moderator;
  return store.read(async (reader) => ({
    row: await reader.campaign(campaign),
    state: await reader.state(campaign),
    runs: await reader.runs(campaign),
    publications: await reader.allPublications(campaign),
    questions: await reader.allQuestions(campaign),
    sheets: await reader.allSheets(campaign),
  }));
};
const shadow = async (which: 'submitted' | 'drafts' = 'submitted') =>
  done(await desk.use.shadowTurn({ actor: desk.moderator, which }));
const linesOf = (run: ShadowRun) => run.phases.flatMap(({ lines }) => lines);

test('TURN-3: a shadow turn plays to the next orders and writes nothing but that the moderator looked', async () => {
  await sendBothToTheMiddle(desk);
  const before = await everything();
  const tried = await shadow();
  expect(await everything()).toEqual(before);
  expect(tried.broken).toBeNull();
  expect(tried.phases.map(({ phase }) => phase).at(-1)).toBe('opening');
  expect(linesOf(tried).some(({ concern }) => concern === 'battle')).toBe(true);
  const audit = await desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  expect(audit.at(-1)).toMatchObject({ act: 'looked', detail: 'shadow 1' });
});

test('its dice are not those of the turn: what it shows foretells nothing', async () => {
  await sendBothToTheMiddle(desk);
  const { secret } = (await everything()).row!;
  const { secrets } = desk.ports;
  const given: string[] = [];
  const withSecret = async (shadowSecret: () => string): Promise<readonly string[]> => {
    const use = useCasesOf({ ...desk.ports, secrets: { ...secrets, shadowSecret } });
    const tried = done(await use.shadowTurn({ actor: desk.moderator, which: 'submitted' }));
    return linesOf(tried).map(({ text }) => text);
  };
  const fresh = (): string => {
    given.push(secrets.shadowSecret());
    return given.at(-1)!;
  };
  const [one, two] = [await withSecret(fresh), await withSecret(fresh)];
  expect(given).not.toContain(secret);
  expect(new Set(given).size).toBe(2);
  expect(one).not.toEqual(two);
  expect(await withSecret(() => secret)).not.toEqual(one);
});

test('drafts are tried only when they are wanted', async () => {
  const order = await moveOf(desk, desk.human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await desk.use.saveDraft({ actor: desk.human, turn: 1, orders: [order], base: null }));
  expect((await shadow()).sheets.map(({ status }) => status)).toEqual([null, null]);
  expect((await shadow('drafts')).sheets.map(({ status }) => status)).toEqual(['draft', null]);
});

test('it is for moderators, and not for one who plays here without having opened the truth', async () => {
  const { use, moderator, human } = desk;
  expect(codeOf(await use.shadowTurn({ actor: human, which: 'drafts' }))).toBe('MODERATOR_ONLY');
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.shadowTurn({ actor: blind, which: 'drafts' }))).toBe('MODERATOR_BLIND');
});
