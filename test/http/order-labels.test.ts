import { afterAll, beforeAll, expect, test } from 'vitest';
import { doneFlash } from '#http/orders/done-words';
import { chipOfSheets } from '#http/words/chips';
import { CAMPAIGN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

type Sheets = Parameters<typeof chipOfSheets>[0];

let site: TestSite;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const sheet = (accepted: boolean) =>
  ({ verdicts: [{ accepted, issues: [] }], dismissed: [] }) as unknown as Sheets['sheet'];

test('TURN-2: beside what is wrong with the submitted orders, the chip says that changes are not submitted', () => {
  const chip = (standing: Sheets['standing'], accepted: boolean) =>
    chipOfSheets({ standing, sheet: sheet(true), submitted: sheet(accepted) }).word;
  expect(chip('submitted', false)).toBe('submitted with refused orders');
  expect(chip('changed', false)).toBe('submitted with refused orders, changes not submitted');
  expect(chip('changed', true)).toBe('submitted, changes not submitted');
});

test('TURN-2: an order that is refused is not praised', () => {
  const done = { tone: 'good', text: 'The order is in your draft.' } as const;
  expect(doneFlash(done, { verdicts: [{ accepted: true }] })).toEqual([done]);
  const [flash] = doneFlash(done, { verdicts: [{ accepted: true }, { accepted: false }] });
  expect(flash?.tone).toBe('warning');
  expect(flash?.text).toContain('a refused order');
});

test('TURN-2: a fleet with an order for one of its units is not marked as without orders', async () => {
  const base = `${CAMPAIGN}/empires/human`;
  const { human: actor, use } = site.desk;
  const idle = async (): Promise<number> => {
    const { text } = await human.get(`${base}/orders/map`);
    return Number(/no orders \((\d+)\)/.exec(text)?.[1] ?? 0);
  };
  const before = await idle();
  const read = await use.readPlayerDesk({ actor });
  if (!read.ok) throw new Error('no desk');
  const { fleets, units } = read.value.issued!.view;
  const fleet = Object.values(fleets).find(({ name }) => name === 'Home Fleet')!;
  const [unit] = Object.values(units).filter(
    ({ place }) => place.kind === 'fleet' && place.fleet === fleet.id,
  );
  const orders = [{ kind: 'ScrapUnits', units: [unit!.id] } as const];
  await use.saveDraft({ actor, turn: 1, edition: 1, base: null, orders });
  expect(await idle()).toBe(before - 1);
});
