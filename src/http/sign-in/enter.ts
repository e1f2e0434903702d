import { ENTER_PAGE } from '#http/people/people-contents';
import type { Outcome } from '#app/use-case-error';
import { SHARED_TEXTS } from '#http/words/texts';
import { enterPage, type Refused } from './enter-page.ts';
import { messageReply, problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { seatBase } from '#http/visits/seat';
import { markedAfter } from '#http/visits/marked-after';
import { sessionsAfter } from '#http/visits/sessions-after';
import type { Visit } from '#http/visits/visit';
import { ok } from '#kernel/result/result';
import type { SignedIn } from '#app/people/signed-in';
import type { Route } from '#http/routes/route';
import { firstPageOf } from './first-page.ts';
import { TEXTS } from './texts.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };
const SIGN_IN = { href: '/sign-in', label: SHARED_TEXTS.signIn };

/** A link that no longer works. Its holder signs in if they have an account, or asks for a new link. */
const spentReply = (text: string): Reply => messageReply(404, text, { ways: [SIGN_IN, HOME] });

/** Shows where a link leads. It signs nobody in: chat programs open links too. */
async function show(site: Site, visit: Visit, refused: Refused | null = null): Promise<Reply> {
  const link = await site.useCases.readLink({ token: visit.param('token') });
  if (!link.ok) {
    const { error } = link;
    return error.code === 'SIGN_IN_UNKNOWN' ? spentReply(error.text) : problemReply(error, HOME);
  }
  const content = enterPage(link.value, visit, refused);
  const status = refused === null ? 200 : statusOf(refused.error);
  return pageReply(ENTER_PAGE, content, { title: TEXTS.yourSeat(content.seat), status });
}

/** A seat that was sat down in, and the session that began with it, if one did. */
type Seated = Readonly<{ signedIn: SignedIn; session: string | null; isOfAccount: boolean }>;
type Way = (site: Site, visit: Visit) => Promise<Outcome<Seated>>;

const begun = (
  outcome: Outcome<SignedIn & Readonly<{ session: string }>>,
  isOfAccount: boolean,
): Outcome<Seated> =>
  outcome.ok
    ? ok({ signedIn: outcome.value, session: outcome.value.session, isOfAccount })
    : outcome;

/** Signs in to an account, and takes the seat with it. */
const withAccount: Way = async ({ useCases }, { body, param }) => {
  const given = { name: body.text('name'), password: body.text('password') };
  const signedIn = await useCases.signInAccount(given);
  if (!signedIn.ok) return signedIn;
  const { session } = signedIn.value;
  const taken = await useCases.takeSeat({ token: param('token'), session });
  return taken.ok ? ok({ signedIn: taken.value, session, isOfAccount: true }) : taken;
};

/** Takes the seat with the account that this browser is signed in to. */
const asHere: Way = async ({ useCases }, { account, param }) => {
  const taken = await useCases.takeSeat({
    token: param('token'),
    session: account?.session ?? '',
  });
  return taken.ok ? ok({ signedIn: taken.value, session: null, isOfAccount: true }) : taken;
};

const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  [
    'new',
    async ({ useCases }, { body, param }) =>
      begun(
        await useCases.createAccount({
          token: param('token'),
          name: body.text('name'),
          password: body.text('password'),
          again: body.text('again'),
        }),
        true,
      ),
  ],
  ['account', withAccount],
  ['here', asHere],
  [
    'reset',
    async ({ useCases }, { body, param }) => {
      const [password, again] = [body.text('password'), body.text('again')];
      const set = await useCases.resetPassword({ token: param('token'), password, again });
      return begun(set, true);
    },
  ],
  [
    'link',
    async ({ useCases }, { param }) =>
      begun(await useCases.signIn({ token: param('token') }), false),
  ],
]);

/** Sits down. Other seats of this browser stay; an older session of the same seat ends. */
async function enter(site: Site, visit: Visit): Promise<Reply> {
  const way = visit.body.text('way');
  const seated = await WAYS.get(way)?.(site, visit);
  if (seated === undefined) return show(site, visit);
  if (!seated.ok) {
    const { error } = seated;
    if (error.code === 'SIGN_IN_UNKNOWN') return spentReply(error.text);
    return error.code.startsWith('STORE_')
      ? problemReply(error, HOME)
      : show(site, visit, { way, error });
  }
  const { signedIn, session, isOfAccount } = seated.value;
  const base = seatBase(signedIn);
  const first = `${base}${await firstPageOf(site, signedIn.actor)}`;
  if (session === null) return redirectTo(first);
  const { kept, ended } = sessionsAfter(visit, { session, base: isOfAccount ? null : base });
  await Promise.all(ended.map((one) => site.useCases.signOut({ session: one })));
  const marked = isOfAccount ? await markedAfter(site, visit, session) : [];
  return redirectTo(first, { cookie: 'sessions', tokens: kept }, ...marked);
}

export const ENTER_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/enter/:token',
    page: ENTER_PAGE,
    handle: (site, visit) => show(site, visit),
  },
  { who: 'anyone', method: 'post', path: '/enter/:token', handle: enter },
];
