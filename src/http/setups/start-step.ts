import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { UseCaseError } from '#app/use-case-error';
import type { PlayerStandIn } from '#app/setups/stand-ins-of-setup';
import { machineSeatsIn } from '#http/machine/machine-seats';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { CAMPAIGN_MADE_PAGE, campaignMadePage } from '#http/desk/new-campaign-page';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { moderatorBase } from '#http/visits/seat';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';
import { SETUP_START_PAGE, setupStartPage } from './start-page.ts';
import { TEXTS } from './texts.ts';
import { readGalaxy, setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

const PLACING = { form: 'start', fieldOf: (): undefined => undefined };

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  error: UseCaseError | null = null,
): Promise<Reply> {
  const galaxy = await readGalaxy(site, visit, look);
  if (!galaxy.ok) return problemReply(galaxy.error, toSetup(visit.slug));
  const trouble = troubleOf(error, PLACING);
  const content = setupStartPage({
    look,
    galaxy: galaxy.value,
    formToken: ownFormToken(visit, null),
    trouble,
    sent: visit.body,
  });
  return setupReply(SETUP_START_PAGE, content, { look, error });
}

/** Who plays for which player, by their numbers. */
const machinesIn = (body: FormBody): readonly PlayerStandIn[] =>
  machineSeatsIn(body).flatMap(({ empire, ...words }) => {
    const player = wholeNumber(empire);
    return player === undefined ? [] : [{ player, ...words }];
  });

/** Makes the campaign. Links of empires without a player are shown this once. */
async function start(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body, origin } = visit;
  const seen = body.has('seen') ? body.text('seen') : null;
  const { forceLists } = site;
  const started = await site.useCases.startSetup({
    ...atOf(visit),
    seen,
    forceLists,
    machines: machinesIn(body),
  });
  if (!started.ok) return show(site, visit, look, started.error);
  const { slug, name } = started.value;
  const made = campaignMadePage(started.value, origin);
  if (made.players.length === 0) return redirectTo(`${moderatorBase(slug)}/`);
  const content = { ...made, deskHref: `${moderatorBase(slug)}/` };
  return pageReply(CAMPAIGN_MADE_PAGE, content, { title: TEXTS.isMade(name) });
}

/** The file of the setup. */
async function download({ useCases }: Site, visit: SetupVisit): Promise<PlainReply> {
  const file = await useCases.readSetupFile(atOf(visit));
  if (!file.ok) return problemReply(file.error, toSetup(visit.slug));
  const { slug, text } = file.value;
  return { kind: 'file', type: 'application/json', body: text, saveAs: `${slug}.setup.json` };
}

export const SETUP_START_ROUTES: readonly Route[] = stepRoutes({
  at: 'start',
  page: SETUP_START_PAGE,
  show,
  save: start,
});

export const SETUP_FILE_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: '/setups/:slug/file', handle: atSetup(download) },
];
