import { template } from '#http/pages/template';
import type { UseCaseError } from '#app/use-case-error';
import { forOwners } from '#http/desk/new-campaign';
import { type Field, placeFields, textField } from '#http/forms/field';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { beginSession } from '#http/sign-in/begin-session';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { isModeratorSeat } from '#http/visits/seat';
import { ownNames } from '#http/visits/own-names';
import type { Visit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { SETUPS, setupBase } from './setup-paths.ts';
import { TEXTS } from './texts.ts';

/** The page on which a setup begins. */
type NewSetupContent = Readonly<{
  formToken: string;
  problems: readonly string[];
  /** The reader is signed in with an account, which will moderate the setup. */
  hasAccount: boolean;
  fields: readonly Field[];
  /** The name of a new account that was sent last. */
  name: string;
  /** The scenario that the reader comes from, by its id; or empty. */
  scenario: string;
  /** This page, for a reader who signs in first. */
  here: string;
}>;

const NEW_SETUP_PAGE = template<NewSetupContent>('new-setup');

const PATH = `${SETUPS}/new`;

/** An address with the scenario that the reader comes from. */
const withScenario = (path: string, scenario: string): string =>
  scenario === '' ? path : `${path}?scenario=${encodeURIComponent(scenario)}`;

const scenarioOf = ({ body, query }: Visit): string =>
  body.has('scenario') ? body.text('scenario') : query('scenario');

function show(visit: Visit, trouble: UseCaseError | null): Reply {
  const { account, body } = visit;
  const name = textField({
    ...{ name: 'name', label: SHARED_TEXTS.nameOfCampaign, sent: body, max: 80, required: true },
  });
  const content = {
    formToken: ownFormToken(visit, null),
    problems: trouble === null ? [] : [trouble.text, ...trouble.issues.map(({ text }) => text)],
    hasAccount: account !== null,
    fields: placeFields([name], 'setup', new Map()),
    name: body.text('name'),
    scenario: scenarioOf(visit),
    here: encodeURIComponent(withScenario(PATH, scenarioOf(visit))),
  };
  const status = trouble === null ? 200 : statusOf(trouble);
  return pageReply(NEW_SETUP_PAGE, content, { title: TEXTS.newSetup, status });
}

async function begin({ useCases, forceLists }: Site, visit: Visit): Promise<Reply> {
  const { account, body } = visit;
  if (account === null) return show(visit, null);
  const { session } = account;
  const begun = await useCases.createSetup({
    ...{ session, name: body.text('name'), own: ownNames(visit), forceLists },
  });
  if (!begun.ok) return show(visit, begun.error);
  const scenario = scenarioOf(visit);
  const base = setupBase(begun.value.slug);
  return redirectTo(scenario === '' ? base : withScenario(`${base}/map`, scenario));
}

/** Makes an account of the seat by whose link the moderator is signed in, and leads back. */
async function makeAccount(site: Site, visit: Visit): Promise<Reply> {
  const { body, seats } = visit;
  const seat = seats.find((one) => isModeratorSeat(one) && !one.isOfAccount);
  const made = await site.useCases.createAccountHere({
    session: seat?.session ?? '',
    name: body.text('name'),
    password: body.text('password'),
    again: body.text('again'),
  });
  if (!made.ok) return show(visit, made.error);
  return beginSession(site, visit, {
    session: made.value.session,
    to: withScenario(PATH, scenarioOf(visit)),
  });
}

export const NEW_SETUP_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: PATH,
    page: NEW_SETUP_PAGE,
    handle: forOwners((_site, visit) => Promise.resolve(show(visit, null))),
  },
  { who: 'anyone', method: 'post', path: PATH, handle: forOwners(begin) },
  { who: 'anyone', method: 'post', path: `${PATH}/account`, handle: forOwners(makeAccount) },
];
