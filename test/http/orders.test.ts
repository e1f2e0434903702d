import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { done, moveOf } from '#test/support/desk';
import {
  type Answered,
  HUMAN,
  hiddenFields,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const ORDERS = `${HUMAN}/orders`;

let site: TestSite;
let human: Visitor;
beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const actor = () => site.desk.human;
const desk = async () => done(await site.desk.use.readPlayerDesk({ actor: actor() }));
const ratios = async () =>
  (await desk()).sheet?.verdicts.map(({ order }) =>
    order.kind === 'SetStanding' ? order.standing.engageRatio : order.kind,
  );
const engageAt = (engageRatio: number): Order => {
  return { kind: 'SetStanding', fleet: null, standing: { engageRatio } };
};
const draft = async (...orders: readonly Order[]) =>
  done(await site.desk.use.saveDraft({ actor: actor(), turn: 1, orders }));
const press = (path: string, fields: Readonly<Record<string, string | readonly string[]>> = {}) =>
  human.submit(ORDERS, `${ORDERS}/${path}`, fields);

beforeEach(async () => {
  await draft();
  await site.desk.use.withdrawOrders({ actor: actor(), turn: 1 });
});

describe('the draft and what is submitted', () => {
  test('the page says how they differ, and the changes are submitted or taken back', async () => {
    await draft(engageAt(60));
    expect((await press('submit')).to).toBe(`${ORDERS}?done=submitted#sheet`);
    await draft(engageAt(60), engageAt(70));
    const { text } = await human.get(ORDERS);
    expect(text).toContain('Your draft has 1 change that is not submitted');
    expect(text).toContain('Submit changes');
    expect(text).toMatch(/Receipt<\/span> <code class="receipt">[0-9a-f]{12}</);
    expect((await press('revert')).to).toContain('done=reverted');
    expect([await ratios(), (await desk()).standing]).toEqual([[60], 'submitted']);
  });

  test('what is submitted is withdrawn as it was looked at, and as nothing else', async () => {
    await draft(engageAt(60));
    await press('submit');
    const old = hiddenFields((await human.get(ORDERS)).text, `${ORDERS}/withdraw`);
    await draft(engageAt(70));
    await press('submit');
    const late = await human.send(`${ORDERS}/withdraw`, old);
    expect([late.status, (await desk()).standing]).toEqual([409, 'submitted']);
    expect((await press('withdraw')).to).toContain('done=withdrawn');
    expect((await desk()).standing).toBe('draft');
  });

  test('the last change is undone and made again', async () => {
    await draft(engageAt(60));
    await press('step', { act: 'undo' });
    expect(await ratios()).toEqual([]);
    await press('step', { act: 'redo' });
    expect(await ratios()).toEqual([60]);
  });

  test('the refused are dropped with one click', async () => {
    const { desk: table } = site;
    const foreign = await moveOf(table, table.loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
    await draft(foreign, engageAt(60));
    expect((await human.get(ORDERS)).text).toContain('1 of 2 orders will not be carried out.');
    await press('drop-refused');
    expect(await ratios()).toEqual([60]);
  });

  test('a dismissed warning stays away while its order stays the same', async () => {
    await draft(engageAt(60), engageAt(70));
    const page = (await human.get(ORDERS)).text;
    expect(page).toContain('there the later one holds');
    expect((await press('dismiss')).to).toContain('done=dismissed');
    const without = (await human.get(ORDERS)).text;
    expect(without).not.toContain('there the later one holds');
    expect(without).toContain('Show the dismissed warning');
    await draft(engageAt(60), engageAt(75));
    expect((await human.get(ORDERS)).text).toContain('there the later one holds');
  });

  test('a player who comes too late is told of somebody else’s change, and what they wrote stays', async () => {
    await draft(engageAt(60));
    const old = hiddenFields((await human.get(ORDERS)).text, `${ORDERS}/text`);
    const deputy = { ...actor(), as: 'deputy' } as const;
    const orders = [engageAt(60), engageAt(85)];
    done(await site.desk.use.saveDraft({ actor: deputy, turn: 1, orders }));
    const fields = { ...old, text: 'standing empire: engage at 90', act: 'replace' };
    const { status, text } = await human.send(`${ORDERS}/text`, fields);
    expect(status).toBe(409);
    expect(text).toMatch(/Changed meanwhile, last [^<]* by the deputy:/);
    expect(text).toMatch(/Added:<\/span> All fleets: engage only with at least 85/);
    expect(text).toContain('engage at 90</textarea>');
  });
});

describe('orders as text and by file', () => {
  test('the lines that are understood are taken, and the others stay in the text', async () => {
    const lines = [
      'standing empire: engage at 60',
      'buld 2 Sparta',
      'standing empire: refuse below 40',
    ];
    const { status, text } = await press('text', { text: lines.join('\n'), act: 'understood' });
    expect([status, (await desk()).sheet?.verdicts.length]).toEqual([200, 2]);
    expect(text).toMatch(/<textarea[^>]*>\s*buld 2 Sparta<\/textarea>/);
    expect(text).toContain('Did you mean build?');
  });

  const sendFile = async (content: string | Uint8Array<ArrayBuffer>): Promise<Response> => {
    const form = new FormData();
    const fields = hiddenFields((await human.get(ORDERS)).text, `${ORDERS}/file`);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('act', 'replace');
    form.append('file', new Blob([content]), 'orders.txt');
    return fetch(`${site.address}${ORDERS}/file`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { cookie: human.cookies() },
    });
  };

  test('a file of text or of JSON becomes the draft', async () => {
    expect((await sendFile('# mine\nstanding empire: engage at 60\n')).status).toBe(303);
    expect(await ratios()).toEqual([60]);
    const json = { format: 'farlane-orders', version: 1, turn: 1, orders: [engageAt(70)] };
    expect((await sendFile(JSON.stringify(json))).status).toBe(303);
    expect(await ratios()).toEqual([70]);
  });

  test.each([
    ['of another turn', '# farlane orders: turn 4, empire human\ninvest 1', 'for turn 4'],
    ['of another empire', '# farlane orders: turn 1, empire loran\ninvest 1', 'empire loran'],
    [
      'of another empire as JSON',
      '{"format":"farlane-orders","version":1,"empire":"loran","orders":[]}',
      'empire loran',
    ],
    ['with broken JSON', '{"format":', 'not JSON'],
    ['with nothing in it', ' \n', 'Choose a file'],
    ['that is no text', new Uint8Array([0xff, 0xfe, 0, 1]), 'not a text file'],
  ])('a file %s is refused with the reason', async (_what, content, reason) => {
    await draft(engageAt(55));
    const answered = await sendFile(content);
    expect(answered.status).toBe(422);
    expect(await answered.text()).toContain(reason);
    expect(await ratios()).toEqual([55]);
  });

  test('a file that is too long is refused, and so is one without the form’s token', async () => {
    expect((await sendFile('x'.repeat(1_000_001))).status).toBe(413);
    const form = new FormData();
    form.append('file', new Blob(['invest 1']), 'orders.txt');
    const answered = await fetch(`${site.address}${ORDERS}/file`, {
      method: 'POST',
      body: form,
      headers: { cookie: human.cookies() },
    });
    expect(answered.status).toBe(403);
    const broken = await fetch(`${site.address}${ORDERS}/file`, {
      method: 'POST',
      body: 'no parts',
      headers: { cookie: human.cookies(), 'content-type': 'multipart/form-data' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('a text that is longer than people write', () => {
  const SHEETS: readonly (readonly [string, string])[] = [
    ['lines that are no orders', 'x\n'.repeat(400_000)],
    ['orders', 'standing empire: engage at 60\n'.repeat(3000)],
    ['unknown names', `scrap ${'u900, '.repeat(300)}u900\n`.repeat(50)],
    ['one word', 'w'.repeat(90_000)],
    ['long words', `${'w'.repeat(1900)}\n`.repeat(50)],
  ];

  test.each(SHEETS)('of %s is answered by a page of an ordinary size', async (_what, text) => {
    const checked = await press('text', { text, act: 'check' });
    expect(checked.status).toBe(422);
    expect(checked.text.length).toBeLessThan(500_000);
    expect(checked.text.match(/<span class="verdict-number"/g)?.length).toBeLessThanOrEqual(100);
    const token = await human.tokenOf(ORDERS);
    const judged = await human.send(`${ORDERS}/judge`, { 'form-token': token, text });
    expect(judged.text.length).toBeLessThan(150_000);
  });

  test('shows the lines with faults first, and says how many are not shown', async () => {
    const text = `${'standing empire: engage at 60\n'.repeat(300)}buld 2 Sparta\n`;
    const checked = await press('text', { text, act: 'check' });
    expect(checked.text).toContain('1 of 301 would be refused and not carried out.');
    expect(checked.text).toContain('Did you mean build?');
    expect(checked.text).toContain('201 more lines are not shown. None of them has a mistake.');
  });

  test('is not taken as a draft', async () => {
    const text = 'standing empire: engage at 60\n'.repeat(501);
    const refused = await press('text', { text, act: 'replace' });
    expect([refused.status, (await desk()).sheet?.verdicts.length ?? 0]).toEqual([422, 0]);
    expect(refused.text).toContain('A sheet has at most 500 orders, but this one has 501.');
  });
});

describe('a text that is not in the draft', () => {
  const SUBMIT = `action="${ORDERS}/submit"`;

  test.each([
    ['refused', { text: 'buld 2 Sparta', act: 'replace' }],
    ['only checked', { text: 'standing empire: engage at 60', act: 'check' }],
  ])('keeps the draft from being submitted when it was %s', async (_, fields) => {
    await draft(engageAt(70));
    expect((await human.get(ORDERS)).text).toContain(SUBMIT);
    const { text } = await press('text', fields);
    expect(text).not.toContain(SUBMIT);
    expect(text).toContain('Your text isn’t in your draft, so it wouldn’t be submitted.');
    expect(text).toContain(`<a href="${ORDERS}#sheet">Drop the text and go back to the draft</a>`);
  });

  test('leaves alone what was submitted before', async () => {
    await draft(engageAt(70));
    await press('submit');
    const { text } = await press('text', { text: 'buld 2 Sparta', act: 'replace' });
    expect(text).not.toContain('Your text isn’t in your draft');
    expect(text).toContain(`action="${ORDERS}/withdraw"`);
  });
});

describe('several at once', () => {
  const BULK = `${ORDERS}/bulk`;
  const order = (fields: Readonly<Record<string, string | readonly string[]>>) =>
    human.submit(BULK, BULK, fields);

  test('standing orders for several fleets are an order for each', async () => {
    const chosen = ['human.f1', 'human.f2'];
    const { to } = await order({ kind: 'SetStanding', chosen, engageRatio: '65' });
    expect(to).toBe(`${ORDERS}?done=several#sheet`);
    expect(await ratios()).toEqual([65, 65]);
  });

  test('units are scrapped by one order, and nothing is ordered of nothing', async () => {
    await order({ kind: 'ScrapUnits', chosen: ['human.u1', 'human.u2'] });
    expect(await ratios()).toEqual(['ScrapUnits']);
    const { status, text } = await order({ kind: 'ScrapUnits' });
    expect([status, await ratios()]).toEqual([422, ['ScrapUnits']]);
    expect(text).toContain('Tick fleets, units or systems');
  });

  test('one fleet that cannot go leaves all where they are, and says which', async () => {
    const chosen = ['human.f1', 'human.f2'];
    const { status, text } = await order({ kind: 'MoveFleet', chosen, to: 'nowhere' });
    expect([status, await ratios()]).toEqual([422, []]);
    expect(text).toContain('because of Home Fleet');
    expect(text).toMatch(/value="human\.f1" checked/);
  });

  test('the lists are narrowed by system, class and state', async () => {
    const all = (await human.get(BULK)).text;
    const crippled = (await human.get(`${BULK}?state=crippled`)).text;
    expect(all).toContain('value="human.u1"');
    expect(crippled).not.toContain('value="human.u1"');
    expect(crippled).toContain('Nothing here matches.');
    expect((await human.get(`${BULK}?system=__proto__&design=x&state=y`)).status).toBe(200);
  });
});

describe('receipts', () => {
  const hashIn = ({ text }: Answered) => /<code class="receipt">([0-9a-f]{64})</.exec(text)?.[1];

  test('each shows the sheet as it was, and its file can be sent in again', async () => {
    await draft(engageAt(61));
    await press('submit');
    const last = done(await site.desk.use.readReceipts({ actor: actor() })).lines.at(-1)!;
    const list = await human.get(`${ORDERS}/receipts`);
    expect(list.text).toContain(`receipts/${String(last.number)}"`);
    const page = await human.get(`${ORDERS}/receipts/${String(last.number)}`);
    expect(hashIn(page)).toBe(last.hash);
    expect(page.text).toContain('engage at 61');
    const file = await human.get(`${ORDERS}/receipts/${String(last.number)}/txt`);
    expect(file.text).toMatch(/^# farlane orders: turn 1, empire human\n# receipt [0-9a-f]{64}\n/);
    await press('text', { text: file.text, act: 'replace' });
    expect((await desk()).standing).toBe('submitted');
    expect((await human.get(`${ORDERS}/receipts/999`)).status).toBe(404);
    expect((await human.get(`${HUMAN}/reports`)).text).toContain('Your orders');
  });
});
