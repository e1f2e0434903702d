import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenFields, HUMAN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';
import { type Ending, postHead, type RawAnswer, sendRaw } from '#test/support/raw-http';

const BOUNDARY = 'farlane-boundary';
const ORDERS_FILE = `${HUMAN}/orders/file`;
const BATTLE_FILE = `${MODERATOR}/what-if/file`;
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

let site: TestSite;
let cookie = '';
let ordersFields: Readonly<Record<string, string>> = {};
let battleFields: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  site = await openSite();
  const human = await site.visitor(site.desk.tokens.human);
  await human.enter(site.desk.tokens.moderator);
  cookie = human.cookies();
  ordersFields = hiddenFields((await human.get(`${HUMAN}/orders`)).text, ORDERS_FILE);
  battleFields = hiddenFields((await human.get(BATTLE_FILE)).text, BATTLE_FILE);
});
afterAll(() => site.close());

const fieldPart = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const filePart = (name: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="orders.txt"\r\n` +
  `Content-Type: text/plain\r\n\r\n${content}\r\n`;

const END = `--${BOUNDARY}--\r\n`;

const allFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => fieldPart(name, value))
    .join('');

/** A form with a file of orders that is as it should be, but for what the test changes. */
const ordersForm = (content = 'standing empire: engage at 60'): string =>
  `${allFields(ordersFields)}${fieldPart('act', 'check')}${filePart('file', content)}${END}`;

const battleForm = (content = '{}'): string =>
  `${allFields(battleFields)}${filePart('battle', content)}${END}`;

type Sent = Readonly<{
  path?: string;
  body: string;
  /** The number of bytes that are promised beyond those that are sent. */
  surplus?: number;
  headers?: Readonly<Record<string, string>>;
  ending?: Ending;
  pieces?: number;
}>;

const send = ({ path = ORDERS_FILE, body, surplus = 0, headers, ending, pieces = 1 }: Sent) => {
  const bytes = Buffer.from(body);
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  const head = postHead(path, {
    Cookie: cookie,
    'Content-Type': TYPE,
    'Content-Length': String(bytes.length + surplus),
    ...headers,
  });
  const parts = Array.from({ length: pieces }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return sendRaw(site.address, {
    pieces: [head, ...parts],
    ...(ending === undefined ? {} : { ending }),
    pauseMs: pieces > 1 ? 3 : 0,
  });
};

/** The same in chunks, of which the last bytes may be missing. */
const sendChunked = ({ path = ORDERS_FILE, body, surplus = 0, ending = 'wait' }: Sent) => {
  const headers = { Cookie: cookie, 'Content-Type': TYPE, 'Transfer-Encoding': 'chunked' };
  const size = Buffer.byteLength(body).toString(16);
  const chunks = `${size}\r\n${body}\r\n0\r\n\r\n`;
  const sent = chunks.slice(0, Math.max(0, chunks.length - surplus));
  return sendRaw(site.address, { pieces: [postHead(path, headers), sent], ending });
};

async function expectAlive(): Promise<void> {
  const { status } = await fetch(`${site.address}/healthz`);
  expect(status).toBe(200);
}

/** An answer says in words what was wrong, and tells nothing of the program. */
function expectClear({ status, body }: RawAnswer): void {
  expect([200, 303, 400, 403, 404, 408, 409, 413, 415, 417, 422, 431]).toContain(status);
  if (status === 303) return;
  expect(body.replace(/<[^>]*>/g, ' ').trim().length).toBeGreaterThan(20);
  expect(body).not.toMatch(/node_modules|\n\s+at \S+ \(|\w+Error:|busboy|Unexpected end/);
}

test('a file of orders that is sent as it should be is read', async () => {
  const answer = await send({ body: ordersForm() });
  expect([answer.status, answer.body.includes('The result of the check is below')]).toEqual([
    200,
    true,
  ]);
});

test.each([
  ['in the file of orders', ORDERS_FILE, () => ordersForm()],
  ['in the battle file', BATTLE_FILE, () => battleForm()],
])('a form that ends %s is refused, and the server goes on', async (_where, path, form) => {
  const whole = form();
  const body = whole.slice(0, whole.indexOf('text/plain\r\n\r\n') + 20);
  const answer = await send({ path, body });
  expect(answer.status).toBe(400);
  expectClear(answer);
  expect(answer.body).toContain('ended before it was complete');
  await expectAlive();
});

const CASES: readonly (readonly [
  string,
  Readonly<{ status: number; says: string }>,
  () => Sent,
])[] = [
  [
    'cut off in the headers of a part',
    { status: 400, says: 'ended before it was complete' },
    () => ({ body: `--${BOUNDARY}\r\nContent-Disposition: form-da` }),
  ],
  [
    'without its last line',
    { status: 400, says: 'ended before it was complete' },
    () => ({ body: ordersForm().slice(0, -END.length) }),
  ],
  [
    'with another boundary than its head says',
    { status: 400, says: 'ended before it was complete' },
    () => ({ body: ordersForm().replaceAll(BOUNDARY, 'other') }),
  ],
  [
    'without a boundary',
    { status: 400, says: 'could not read' },
    () => ({ body: ordersForm(), headers: { 'Content-Type': 'multipart/form-data' } }),
  ],
  ['empty', { status: 400, says: 'ended before it was complete' }, () => ({ body: '' })],
  [
    'whose file is too large',
    { status: 413, says: '1 MB' },
    () => ({ body: ordersForm('x'.repeat(1_000_001)) }),
  ],
  [
    'that is far too large',
    { status: 413, says: '1 MB' },
    () => ({ body: ordersForm('x'.repeat(5_000_000)) }),
  ],
  [
    'with two files',
    { status: 413, says: 'one file' },
    () => ({
      body: ordersForm().replace(END, filePart('file', 'invest 1') + END),
    }),
  ],
  [
    'with too many fields',
    { status: 413, says: 'too many fields' },
    () => ({
      body: Array.from({ length: 40 }, (_, n) => fieldPart(`f${n}`, '1')).join('') + END,
    }),
  ],
  [
    'whose field is too long',
    { status: 413, says: 'too long' },
    () => ({ body: fieldPart('act', 'x'.repeat(20_000)) + END }),
  ],
  [
    'whose file has another name',
    { status: 422, says: 'Choose a file' },
    () => ({ body: ordersForm().replace('name="file"', 'name="other"') }),
  ],
  [
    'whose file has no name',
    { status: 422, says: 'Choose a file' },
    () => ({ body: ordersForm().replace('name="file"; ', '') }),
  ],
  [
    'whose file is a field',
    { status: 200, says: 'The result of the check is below' },
    () => ({ body: ordersForm().replace('; filename="orders.txt"', '') }),
  ],
  [
    'whose fields are called like parts of every object',
    { status: 403, says: 'form is out of date' },
    () => ({ body: fieldPart('__proto__', 'x') + fieldPart('constructor', 'y') + END }),
  ],
  [
    'packed in a way that nobody knows',
    { status: 415, says: 'compressed' },
    () => ({ body: ordersForm(), headers: { 'Content-Encoding': 'sausage' } }),
  ],
  [
    'that is not packed as it says',
    { status: 400, says: 'could not read' },
    () => ({ body: ordersForm(), headers: { 'Content-Encoding': 'gzip' } }),
  ],
];

test.each(CASES)('a form %s is answered in words', async (_what, { status, says }, sent) => {
  const answer = await send(sent());
  expect(answer.status).toBe(status);
  expectClear(answer);
  expect(answer.body).toContain(says);
  await expectAlive();
});

test('a refused form leads back to the desk that it was sent from', async () => {
  const { body } = await send({ body: ordersForm().slice(0, -END.length) });
  expect(body).toContain(`href="${HUMAN}/orders"`);
});

test('a form that comes slowly is read', async () => {
  const { status } = await send({ body: ordersForm(), pieces: 30 });
  expect(status).toBe(200);
});

test.each(['half-close', 'break'] as const)(
  'a client that promises more than it sends (%s) ends nothing',
  async (ending) => {
    for (const length of [0, 50, 400]) {
      const body = ordersForm().slice(0, length);
      const answer = await send({ body, surplus: 3000, ending });
      if (answer.status !== 0) expectClear(answer);
    }
    await expectAlive();
  },
);

test('what is no HTTP at all is answered in words', async () => {
  const answer = await sendRaw(site.address, { pieces: ['BLUB\r\n\r\n'] });
  expect(answer.status).toBe(400);
  expectClear(answer);
});

test('headers that are too long are answered in words', async () => {
  const head = postHead(ORDERS_FILE, { Cookie: 'x'.repeat(40_000), 'Content-Length': '0' });
  const answer = await sendRaw(site.address, { pieces: [head] });
  expect(answer.status).toBe(431);
  expectClear(answer);
});

test('an address that is no text is answered in words', async () => {
  const answer = await sendRaw(site.address, {
    pieces: [postHead('/campaigns/%E0%A4%A/moderator/what-if', { 'Content-Length': '0' })],
  });
  expect(answer.status).toBe(400);
  expectClear(answer);
});

const mutated = fc.record({
  path: fc.constantFrom(ORDERS_FILE, BATTLE_FILE, `${HUMAN}/orders/text`, '/sign-in'),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  noise: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
    maxLength: 6,
  }),
  surplus: fc.constantFrom(0, 0, 0, 700),
  isChunked: fc.boolean(),
  pieces: fc.integer({ min: 1, max: 4 }),
  ending: fc.constantFrom<Ending>('wait', 'half-close', 'break'),
});

test('the server goes on answering after any damage to a form on its way', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async ({ cut, noise, isChunked, ending, ...sent }) => {
      const form = sent.path === BATTLE_FILE ? battleForm() : ordersForm();
      const bytes = Buffer.from(form.slice(0, Math.ceil(form.length * cut)), 'latin1');
      for (const [at, byte] of noise) bytes[Math.floor(at * bytes.length)] = byte;
      const body = bytes.toString('latin1');
      // A client that waits for an answer to less than it promised waits for minutes.
      const ends = sent.surplus > 0 && ending === 'wait' ? 'half-close' : ending;
      const answer = await (isChunked ? sendChunked : send)({ ...sent, body, ending: ends });
      if (answer.status !== 0) expectClear(answer);
    }),
    { numRuns: 80 },
  );
  await expectAlive();
});

test('a client that is gone before its PDF is written ends nothing', async () => {
  const paths = ['pdf', 'html', 'txt'].map((form) => `${HUMAN}/reports/1/1/sheet/${form}`);
  for (const path of paths) {
    const get = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
    await sendRaw(site.address, { pieces: [get], ending: 'break' });
  }
  await expectAlive();
});
