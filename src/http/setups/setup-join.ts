import { ENTER_PAGE } from '#http/people/people-contents';
import type { TakenSetupSeat } from '#app/usecases/setups/take-setup-seat';
import type { Outcome } from '#app/use-case-error';
import { beginSession } from '#http/sign-in/begin-session';
import { problemsOf, type Refused } from '#http/sign-in/enter-page';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { ok } from '#kernel/result/result';
import { setupBase } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };
const PATH = '/setups/join/:token';

/** Shows where an invitation leads. Nothing has happened yet. */
async function show(site: Site, visit: Visit, refused: Refused | null = null): Promise<Reply> {
  const link = await site.useCases.readSetupLink({ token: visit.param('token') });
  if (!link.ok) return problemReply(link.error, HOME);
  const seat = TEXTS.player(link.value.player);
  const content = {
    ...{ campaign: link.value.setup, seat, about: TEXTS.youSetUpAndPlay },
    ...{ path: visit.path, formToken: ownFormToken(visit, null) },
    ...{ holder: '', mayReset: false, isFree: false },
    signedInAs: visit.account?.name ?? '',
    name: visit.body.text('name'),
    problems: {
      create: problemsOf(refused, 'new'),
      account: problemsOf(refused, 'account'),
      here: problemsOf(refused, 'here'),
      ...{ reset: [], link: [] },
    },
  };
  const status = refused === null ? 200 : statusOf(refused.error);
  return pageReply(ENTER_PAGE, content, { title: TEXTS.yourSeat(seat), status });
}

/** A seat that was taken, and the session that began with it, if one did. */
type Seated = TakenSetupSeat & Readonly<{ session: string | null }>;
type Way = (site: Site, visit: Visit) => Promise<Outcome<Seated>>;

const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  [
    'here',
    async ({ useCases }, { account, param }) => {
      const session = account?.session ?? '';
      const taken = await useCases.takeSetupSeat({ token: param('token'), session });
      return taken.ok ? ok({ ...taken.value, session: null }) : taken;
    },
  ],
  [
    'account',
    async ({ useCases }, { body, param }) => {
      const given = { name: body.text('name'), password: body.text('password') };
      const signedIn = await useCases.signInAccount(given);
      if (!signedIn.ok) return signedIn;
      const { session } = signedIn.value;
      const taken = await useCases.takeSetupSeat({ token: param('token'), session });
      return taken.ok ? ok({ ...taken.value, session }) : taken;
    },
  ],
  [
    'new',
    ({ useCases }, { body, param }) =>
      useCases.takeSetupSeatAnew({
        token: param('token'),
        name: body.text('name'),
        password: body.text('password'),
        again: body.text('again'),
      }),
  ],
]);

/** Takes the seat, and goes on to the setup. */
async function join(site: Site, visit: Visit): Promise<Reply> {
  const way = visit.body.text('way');
  const seated = await WAYS.get(way)?.(site, visit);
  if (seated === undefined) return show(site, visit);
  if (!seated.ok) {
    const { error } = seated;
    const isOver = error.code === 'SIGN_IN_UNKNOWN' || error.code.startsWith('STORE_');
    return isOver ? problemReply(error, HOME) : show(site, visit, { way, error });
  }
  const { slug, session } = seated.value;
  const to = setupBase(slug);
  return session === null ? redirectTo(to) : beginSession(site, visit, { session, to });
}

export const SETUP_JOIN_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: ENTER_PAGE,
    handle: (site, visit) => show(site, visit),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: join },
];
