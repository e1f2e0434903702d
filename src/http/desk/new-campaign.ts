import { SHARED_TEXTS } from '#http/words/texts';
import {
  CAMPAIGN_MADE_PAGE,
  NEW_CAMPAIGN_PAGE,
  campaignMadePage,
  newCampaignPage,
  settingsChosen,
} from './new-campaign-page.ts';
import { ok, type Result } from '#kernel/result/result';
import type { UseCaseError } from '#app/use-case-error';
import { nothingHere, problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ownNames } from '#http/visits/own-names';
import { isModeratorSeat } from '#http/visits/seat';
import type { Visit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { machineSeatsIn } from '#http/machine/machine-seats';
import { TEXTS } from './texts.ts';

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

async function show(
  { useCases }: Site,
  { body, query, seats }: Visit,
  trouble: UseCaseError | null,
): Promise<Reply> {
  const scenarios = await useCases.listScenarios();
  if (!scenarios.ok) return problemReply(scenarios.error, HOME);
  const formToken = seats.find(isModeratorSeat)?.formToken ?? '';
  const asked = { scenarios: scenarios.value, chosen: query('scenario') };
  const content = newCampaignPage({ ...asked, formToken, sent: body, trouble });
  const status = trouble === null ? 200 : statusOf(trouble);
  return pageReply(NEW_CAMPAIGN_PAGE, content, { title: TEXTS.newCampaign, status });
}

/** Makes a campaign. A user with an account gets the owner's seat at once; others get a link for it. */
export async function makeCampaign(
  { useCases, forceLists }: Site,
  visit: Visit,
  scenario: string,
): Promise<Result<Reply, UseCaseError>> {
  const { account, body, origin } = visit;
  const name = body.text('name').trim();
  const chosen = { settings: settingsChosen(body), machines: machineSeatsIn(body) };
  const input = { name, own: ownNames(visit), scenario, forceLists, ...chosen };
  const made =
    account === null
      ? await useCases.createCampaign(input)
      : await useCases.createOwnCampaign({ ...input, session: account.session });
  if (!made.ok) return made;
  const title = TEXTS.campaignIsMade(made.value.name);
  return ok(pageReply(CAMPAIGN_MADE_PAGE, campaignMadePage(made.value, origin), { title }));
}

async function make(site: Site, visit: Visit): Promise<Reply> {
  if (visit.body.text('act') === 'show') return show(site, visit, null);
  const scenario = await site.useCases.readScenario({ name: visit.body.text('scenario') });
  if (!scenario.ok) return show(site, visit, scenario.error);
  const made = await makeCampaign(site, visit, scenario.value);
  return made.ok ? made.value : show(site, visit, made.error);
}

/** Operators of the server and moderators of a campaign on it may make another one; nobody else learns that the page exists. */
export const forOwners =
  (handle: (site: Site, visit: Visit) => Promise<Reply>) =>
  (site: Site, visit: Visit): Promise<Reply> =>
    mayMakeCampaigns(visit) ? handle(site, visit) : Promise.resolve(nothingHere());

/** Whether somebody may make campaigns here. */
export const mayMakeCampaigns = ({ seats, account }: Pick<Visit, 'seats' | 'account'>): boolean =>
  account?.isOperator === true ||
  seats.some((seat) => isModeratorSeat(seat) && seat.actor.as === undefined);

export const NEW_CAMPAIGN_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/campaigns/new',
    page: NEW_CAMPAIGN_PAGE,
    handle: forOwners((site, visit) => show(site, visit, null)),
  },
  { who: 'anyone', method: 'post', path: '/campaigns/new', handle: forOwners(make) },
];
