import { SHARED_TEXTS } from '#http/words/texts';
import { ENTER_OPERATOR_PAGE } from './operate-contents.ts';
import { problemsOf, type Refused } from '#http/sign-in/enter-page';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { beginSession } from '#http/sign-in/begin-session';
import { OPERATE, type Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };
const PATH = '/enter/operator/:token';
const TO = `${OPERATE}/`;

/** Looks at the link and changes nothing. */
async function show(site: Site, visit: Visit, refused: Refused | null = null): Promise<Reply> {
  const token = visit.param('token');
  const link = await site.useCases.readOperatorLink({ token });
  if (!link.ok) return problemReply(link.error, HOME);
  const content = {
    path: visit.path,
    formToken: ownFormToken(visit, null),
    signedInAs: visit.account?.name ?? '',
    name: visit.body.text('name'),
    problems: { new: problemsOf(refused, 'new'), here: problemsOf(refused, 'here') },
  };
  const status = refused === null ? 200 : statusOf(refused.error);
  return pageReply(ENTER_OPERATOR_PAGE, content, { title: TEXTS.operatorOfThisServer, status });
}

/** Makes an operator of the account that is signed in, or of a new one. */
async function enter(site: Site, visit: Visit): Promise<Reply> {
  const { body, account } = visit;
  const token = visit.param('token');
  if (body.text('way') === 'here') {
    const become = await site.useCases.becomeOperator({ token, session: account?.session ?? '' });
    if (become.ok) return redirectTo(TO);
    return show(site, visit, { way: 'here', error: become.error });
  }
  const made = await site.useCases.makeOperator({
    token,
    name: body.text('name'),
    password: body.text('password'),
    again: body.text('again'),
  });
  if (made.ok) return beginSession(site, visit, { session: made.value.session, to: TO });
  return show(site, visit, { way: 'new', error: made.error });
}

export const OPERATOR_ENTER_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: ENTER_OPERATOR_PAGE,
    handle: (site, visit) => show(site, visit),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: enter },
];
