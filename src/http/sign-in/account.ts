import { ACCOUNT_PAGE, SIGN_IN_PAGE } from '#http/people/people-contents';
import type { UseCaseError } from '#app/use-case-error';
import type { Flash } from '#http/pages/frame';
import { SHARED_TEXTS } from '#http/words/texts';
import { problemsOf, type Refused } from './enter-page.ts';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { isOwnPath } from '#http/visits/own-path';
import type { OwnAccount } from '#http/visits/who-comes';
import { beginSession } from './begin-session.ts';
import { firstPageOf } from './first-page.ts';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };
const TO_SIGN_IN = '/sign-in';

const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    name: { tone: 'good', text: TEXTS.yourNameIsChanged },
    password: {
      tone: 'good',
      text: TEXTS.yourPasswordIsChanged,
    },
  } satisfies Record<string, Flash>),
);

function signInPage(visit: Visit, refused: UseCaseError | null): Promise<Reply> {
  const problems = refused === null ? [] : [refused.text];
  const content = {
    formToken: ownFormToken(visit, null),
    name: visit.body.text('name'),
    to: toIn(visit),
    problems,
  };
  const status = refused === null ? 200 : statusOf(refused);
  return Promise.resolve(pageReply(SIGN_IN_PAGE, content, { title: SHARED_TEXTS.signIn, status }));
}

/** Where the person wanted to go when they were asked to sign in. */
function toIn({ body, query }: Visit): string {
  const to = body.has('to') ? body.text('to') : query('to');
  return isOwnPath(to) ? to : '/';
}

const isOfStore = ({ code }: UseCaseError): boolean => code.startsWith('STORE_');

/** Signs in to an account. Seats that this browser holds by links stay. */
async function signIn(site: Site, visit: Visit): Promise<Reply> {
  const { body } = visit;
  const given = { name: body.text('name'), password: body.text('password') };
  const signedIn = await site.useCases.signInAccount(given);
  if (!signedIn.ok) {
    const { error } = signedIn;
    return isOfStore(error) ? problemReply(error, HOME) : signInPage(visit, error);
  }
  return beginSession(site, visit, { session: signedIn.value.session, to: toIn(visit) });
}

/** A page for who is signed in to an account; others are asked to. */
const asAccount =
  (work: (site: Site, visit: Visit, account: OwnAccount) => Promise<Reply>) =>
  (site: Site, visit: Visit): Promise<Reply> =>
    visit.account === null
      ? Promise.resolve(redirectTo(TO_SIGN_IN))
      : work(site, visit, visit.account);

async function accountPage(
  site: Site,
  visit: Visit,
  { name, formToken }: OwnAccount,
  refused: Refused | null,
): Promise<Reply> {
  const done = DONE.get(visit.query('done'));
  const seats = visit.seats.filter(({ isOfAccount }) => isOfAccount);
  const content = {
    name,
    formToken,
    typed: visit.body.has('name') ? visit.body.text('name') : name,
    seats: await Promise.all(
      seats.map(async ({ actor, base, campaign, name: role }) => {
        const href = `${base}${await firstPageOf(site, actor)}`;
        return { href, campaign: campaign.name, role };
      }),
    ),
    problems: { name: problemsOf(refused, 'name'), password: problemsOf(refused, 'password') },
  };
  const status = refused === null ? 200 : statusOf(refused.error);
  const flashes = done === undefined ? [] : [done];
  return pageReply(ACCOUNT_PAGE, content, { title: TEXTS.yourAccount, status, flashes });
}

const show = asAccount((site, visit, account) => accountPage(site, visit, account, null));

const rename = asAccount(async (site, visit, account) => {
  const { useCases } = site;
  const { session } = account;
  const renamed = await useCases.renameAccount({ session, name: visit.body.text('name') });
  if (renamed.ok) return redirectTo('/account?done=name');
  const { error } = renamed;
  if (isOfStore(error)) return problemReply(error, HOME);
  return accountPage(site, visit, account, { way: 'name', error });
});

const changePassword = asAccount(async (site, visit, account) => {
  const { body } = visit;
  const changed = await site.useCases.changePassword({
    session: account.session,
    current: body.text('current'),
    password: body.text('password'),
    again: body.text('again'),
  });
  if (changed.ok) {
    return beginSession(site, visit, {
      session: changed.value.session,
      to: '/account?done=password',
    });
  }
  const { error } = changed;
  if (isOfStore(error)) return problemReply(error, HOME);
  return accountPage(site, visit, account, { way: 'password', error });
});

const signOutEverywhere = asAccount(async ({ useCases }, visit, { session }) => {
  const out = await useCases.signOutEverywhere({ session });
  if (!out.ok) return problemReply(out.error, HOME);
  const kept = visit.seats.filter(({ isOfAccount }) => !isOfAccount).map((seat) => seat.session);
  return redirectTo('/', { cookie: 'sessions', tokens: kept });
});

export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: TO_SIGN_IN,
    page: SIGN_IN_PAGE,
    handle: (_site, visit) => signInPage(visit, null),
  },
  { who: 'anyone', method: 'post', path: TO_SIGN_IN, handle: signIn },
  { who: 'anyone', method: 'get', path: '/account', page: ACCOUNT_PAGE, handle: show },
  { who: 'anyone', method: 'post', path: '/account/name', handle: rename },
  { who: 'anyone', method: 'post', path: '/account/password', handle: changePassword },
  {
    who: 'anyone',
    method: 'post',
    path: '/account/sign-out-everywhere',
    handle: signOutEverywhere,
  },
];
