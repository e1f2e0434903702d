import { httpApp } from '#http/http-app';
import { SESSION_COOKIE } from '#http/visits/cookies';
import type { Ports } from '#app/ports/ports';
import { useCasesOf } from '#app/use-cases';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import type { RuleSet } from '#model/settings/rule-set';
import { memoryStore } from './memory-store.ts';
import { deskOf, done, FORCE_LISTS, scenarioText, type TestDesk } from './desk.ts';

/** An answer as a test looks at it. */
export type Answered = Readonly<{
  status: number;
  /** Without the marks of words of the game, which are tested by themselves. */
  text: string;
  /** As it was sent. */
  sent: string;
  headers: Headers;
  /** Where a redirect leads, or empty. */
  to: string;
}>;

/** A person with a browser: keeps cookies, and follows no redirect. */
export type Visitor = Readonly<{
  get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answered>;
  /** Sends a form with these fields and nothing else. */
  send: (path: string, fields: Fields) => Promise<Answered>;
  /** Opens a page, and sends the form of it that goes to `path`, with its hidden fields and these. */
  submit: (page: string, path: string, fields?: Fields) => Promise<Answered>;
  /** Opens a sign-in link and goes in without a password. */
  enter: (token: string) => Promise<Answered>;
  /** The form token of a page. */
  tokenOf: (page: string) => Promise<string>;
  cookies: () => string;
  /** The same visitor, signed in by a session. */
  with: (session: string) => Visitor;
}>;
export type Fields = Readonly<Record<string, string | readonly string[]>>;

export const CAMPAIGN = '/campaigns/first-contact';
export const MODERATOR = `${CAMPAIGN}/moderator`;
export const HUMAN = `${CAMPAIGN}/empires/human`;
export const LORAN = `${CAMPAIGN}/empires/loran`;

const PAIR = /^([^=]+)=([^;]*)/;

/** The text of an attribute. */
const plainText = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3D;', '=')
    .replaceAll('&amp;', '&');

/** The hidden fields of the first form of a page that goes to an address, or to a place on it. */
export function hiddenFields(html: string, action: string): Record<string, string> {
  const forms = html.split('<form ').slice(1);
  const form = forms.find((one) => /action="([^"#]*)/.exec(one)?.[1] === action) ?? '';
  const own = form.split('</form>')[0] ?? '';
  const inputs = own.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, plainText(value)] as const),
  );
}

/** A page without the marks of words of the game. */
const unmarked = (html: string): string =>
  html
    .replaceAll(/<a class="term"[^>]*>([^<]*)<\/a>/g, '$1')
    .replace(/<div id="term-meanings" hidden>.*?<\/div>/s, '');

/** What a page says: the tokens of its forms are written in other letters each time. */
export const withoutTokens = (html: string): string =>
  html.replaceAll(/name="form-token" value="[^"]*"/g, '');

export function visitorOf(address: string): Visitor {
  const jar = new Map<string, string>();
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (
    path: string,
    init: RequestInit,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> => {
    const response = await fetch(address + path, {
      ...init,
      redirect: 'manual',
      headers: { ...headers, cookie: cookies() },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = PAIR.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    const { status, headers: told } = response;
    const to = told.get('location') ?? '';
    const sent = await response.text();
    return { status, headers: told, sent, text: unmarked(sent), to };
  };
  const get: Visitor['get'] = (path, headers = {}) => ask(path, {}, headers);
  const send = (path: string, fields: Fields): Promise<Answered> => {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) body.append(name, value);
    }
    return ask(path, { method: 'POST', body });
  };
  const submit: Visitor['submit'] = async (page, path, fields = {}) => {
    const { text } = await get(page);
    return send(path, { ...hiddenFields(text, path), ...fields });
  };
  const visitor: Visitor = {
    get,
    send,
    submit,
    enter: (token) => submit(`/enter/${token}`, `/enter/${token}`, { way: 'link' }),
    tokenOf: async (page) => hiddenFields((await get(page)).text, '/theme')['form-token'] ?? '',
    cookies,
    with: (session) => {
      jar.set(SESSION_COOKIE, session);
      return visitor;
    },
  };
  return visitor;
}

export type TestSite = Readonly<{
  address: string;
  desk: TestDesk;
  /** Somebody who has opened a sign-in link, or nobody yet. */
  visitor: (token?: string) => Promise<Visitor>;
  /** Links of a second campaign, at `/campaigns/second`. */
  other: Readonly<{ moderator: string; human: string }>;
  close: () => Promise<void>;
}>;

/** A test makes more requests than people do. */
export const NO_LIMITS = { requests: 1e6, attempts: 1e6, attemptsForName: 1e6 };

/**
 * The whole site in this process with First Contact in it, its first turn opened, and a second campaign. `outside`: an outside world that
 * is another in some way; `scenario`: what is played instead.
 */
export async function openSite(
  settings: Partial<RuleSet> = {},
  outside: Partial<Ports> = {},
  scenario: string = scenarioText(settings),
): Promise<TestSite> {
  const made = await deskOf(settings, memoryStore(), scenario);
  const ports = { ...made.ports, ...outside };
  const desk = { ...made, ports, use: useCasesOf(ports) };
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
  const second = done(
    await desk.use.createCampaign({
      name: 'Second',
      scenario: scenarioText(),
      forceLists: FORCE_LISTS,
    }),
  );
  const site = compose(desk.ports, { limits: NO_LIMITS, patienceMs: 60_000 });
  const { server, address } = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
  return {
    address,
    desk,
    other: {
      moderator: second.moderator.token,
      human: second.players.find(({ empire }) => empire === 'human')!.token,
    },
    visitor: async (token) => {
      const visitor = visitorOf(address);
      if (token !== undefined) await visitor.enter(token);
      return visitor;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
