import { fullPath } from '#http/routes/route';
import { ROUTES } from '#http/routes/routes';
import type { Choices } from '#test/support/proof-choices';
import { type Data, dataMutated, textMutated, textOf } from './mutate.ts';
import {
  deskOfRole,
  type FormRole,
  freshSite,
  type FormSite,
  MOMENTS,
  ROLES,
  type ShownForm,
  shownForms,
  type SiteMoment,
} from './site.ts';
import { expectOurWords, type Target } from './target.ts';

type Input = {
  at: SiteMoment;
  role: FormRole;
  action: string;
  type: string;
  body: string;
};

let known: Promise<readonly ShownForm[]> | undefined;
let shown: readonly ShownForm[] = [];
const prepare = async (): Promise<void> => {
  known ??= shownForms();
  shown = await known;
};

const POSTS = ROUTES.filter(({ method }) => method === 'post').map(fullPath);
const VALUES: Readonly<Record<string, readonly string[]>> = {
  slug: ['first-contact', 'second', 'none'],
  empire: ['human', 'loran', 'toString'],
};

/** An address that takes forms, whether or not a page shows one for it. */
const anyAddress = ({ pick }: Choices): string =>
  pick(POSTS).replaceAll(/:(\w+)/g, (_, name: string) => pick(VALUES[name] ?? ['1', '0', '%00']));

type Fields = Record<string, readonly string[]>;

/** The fields of a form, each as it is first shown or with another value that it offers. */
function filled({ fields }: ShownForm, { pick, percent }: Choices): Data {
  const entries = Object.entries(fields).map(([name, values]): [string, Data] => {
    const value = values.length === 0 || percent(15) ? '7' : pick(values);
    return [name, [name === 'form-token' ? (values[0] ?? '') : value]];
  });
  return Object.fromEntries(entries);
}

/** What is left of fields, as texts. */
function textsOf(data: Data): Fields {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, [value].flat().map((one) => textOf(one))]),
  );
}

/** A form of somebody, with its own token, mostly sent to where it goes, by them. */
function sender(choices: Choices, form: ShownForm): Pick<Input, 'at' | 'role' | 'action'> {
  const { percent, pick } = choices;
  return {
    at: percent(97) ? form.at : pick(MOMENTS),
    role: percent(97) ? form.role : pick(ROLES),
    action: percent(80) ? form.action : anyAddress(choices),
  };
}

/** Fields that are changed, but for the token: without it nothing else would be read. */
function changedFields(form: ShownForm, choices: Choices): Fields {
  const all = textsOf(filled(form, choices));
  const changed = textsOf(dataMutated(all as unknown as Data, choices));
  const token = all['form-token'];
  return token === undefined || choices.percent(3) ? changed : { ...changed, 'form-token': token };
}

const URLENCODED = 'application/x-www-form-urlencoded';
const TYPES = ['text/plain', 'application/json', 'multipart/form-data', `${URLENCODED};charset=x`];

function encoded(fields: Fields): string {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of values) body.append(name, value);
  }
  return body.toString();
}

/** Words that a person reads on a page. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

const TRACE = /node_modules|\n\s+at \S+ \(|\w+Error:|\bbusboy\b|Unexpected end/u;

type Sent = Readonly<{ method: string; body: Buffer; headers: Readonly<Record<string, string>> }>;

async function expectPage(
  { address, cookies }: FormSite,
  role: FormRole,
  request: Readonly<{ path: string; init?: Sent; most: number; given: Data }>,
): Promise<void> {
  const { path, most, given, init: { headers: sent, ...init } = {} } = request;
  const headers = { ...sent, cookie: cookies[role] };
  const response = await fetch(address + path, { ...init, headers, redirect: 'manual' });
  const text = await response.text();
  const words = wordsOf(text);
  if (response.status > most) throw new Error(`${String(response.status)}: ${words.slice(0, 400)}`);
  if (TRACE.test(words)) throw new Error(`of the program: ${TRACE.exec(words)?.[0] ?? ''}`);
  if (response.status >= 400) expectOurWords([words], given);
}

/** Sends a form to a fresh site; then every desk must still be shown, or be closed in words. */
async function sendForm(given: Data): Promise<void> {
  const { at, role, action, type, body } = given as Input;
  const site = await freshSite(at);
  try {
    const init = { method: 'POST', body: Buffer.from(body), headers: { 'content-type': type } };
    const path = `/${action.replace(/^\/+/, '')}`;
    await expectPage(site, role, { path, init, most: 499, given });
    for (const one of ROLES)
      await expectPage(site, one, { path: deskOfRole(one), most: 499, given });
  } finally {
    await site.site.close();
  }
}

/** Forms of every page and role, and forms for every address that takes one. */
export const forms: Target = {
  name: 'forms',
  short: 12,
  prepare,
  make: (choices) => {
    const { percent, pick } = choices;
    const form = pick(shown);
    const whole = encoded(changedFields(form, choices));
    const body = percent(90) ? whole : textMutated(whole, choices);
    return { ...sender(choices, form), type: percent(95) ? URLENCODED : pick(TYPES), body };
  },
  read: sendForm,
};

const BOUNDARY = 'farlane-fuzz';
const FILES = [
  'move Home Fleet: Wolf 359',
  'standing empire: engage at 60',
  '{"format": "farlane-orders", "version": 1, "orders": []}',
  '{"format": "farlane-battle", "version": 1}',
  '\ufeff\u0000\u0001',
  '',
] as const;

function part(name: string, content: string, file?: string): string {
  const suffix = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: text/plain`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${suffix}\r\n\r\n${content}\r\n`;
}

/** The same as a browser sends it that brings a file: `form` says which of its fields that is. */
function multipart(form: ShownForm, fields: Fields, choices: Choices): string {
  const { percent, pick } = choices;
  const content = percent(50) ? pick(FILES) : textMutated(pick(FILES), choices);
  const parts = Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) =>
      form.hasFile && /file|battle/u.test(name) ? part(name, content, 'a.txt') : part(name, value),
    ),
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Forms that bring a file. */
export const uploads: Target = {
  name: 'uploads',
  short: 8,
  prepare,
  make: (choices) => {
    const { percent, pick } = choices;
    const form = pick(shown.filter(({ hasFile }) => hasFile));
    const whole = multipart(form, changedFields(form, choices), choices);
    const body = percent(70) ? whole : textMutated(whole, choices);
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    return {
      ...sender(choices, form),
      body: percent(97) ? body : body.slice(0, choices.below(body.length)),
      type: percent(97) ? type : textMutated(type, choices).replaceAll(/[^\u0020-\u007e]/gu, ''),
    };
  },
  read: sendForm,
};
