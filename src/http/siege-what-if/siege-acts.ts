import type { UseCaseError } from '#app/use-case-error';
import { placeFields, selectField } from '#http/forms/field';
import { errorsByField, problemsOf } from '#http/forms/form-faults';
import { asHtml } from '#http/pages/html';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { type Comer, whatIfPath } from '#http/what-if/what-if-acts';
import { chanceBar } from '#http/what-if/chance-bar';
import { diceIn } from '#http/what-if/what-if-page';
import type { OddsResult } from '#app/what-if/own-odds';
import { type Outcome, refuse } from '#app/use-case-error';
import { SHARED_TEXTS } from '#http/words/texts';
import {
  FILLED_BY,
  filledSiege,
  fleetsHere,
  refilledSiege,
  sentSiege,
  sharesIn,
  SIEGE_FIELDS,
  siegeIn,
} from './siege-form.ts';
import {
  SIEGE_FORM,
  SIEGE_PAGE,
  type SiegeContent,
  siegeForm,
  siegeLinks,
  type SiegeResult,
} from './siege-page.ts';
import type { SiegeSpot, SiegeWorld } from './siege-world.ts';

const TITLE = SHARED_TEXTS.whatIfSiege;

type Shown = Readonly<{ spot: SiegeSpot; sent: FormBody }>;
type Showing = Readonly<{
  world: SiegeWorld;
  shown: Shown | null;
  error: UseCaseError | null;
  result: SiegeResult | null;
}>;

const siegePath = (visit: Comer): string => `${whatIfPath(visit)}/siege`;

const FIELDS_OF_FORM = {
  form: SIEGE_FORM,
  isField: (name: string): boolean => SIEGE_FIELDS.includes(name),
};

/** Why no siege was fought, each fault with its place; nothing: none was asked for. */
function problemOf(error: UseCaseError | null): Pick<SiegeContent, 'problem' | 'problems'> {
  if (error === null) return { problem: '', problems: [] };
  const faults = error.issues.map(({ path, text, field }) => ({
    text: path === '' ? text : `${path}: ${text}`,
    ...(field === undefined ? {} : { field }),
  }));
  return { problem: error.text, problems: problemsOf(faults, FIELDS_OF_FORM) };
}

function show(visit: Comer, { world, shown, error, result }: Showing): Reply {
  const path = siegePath(visit);
  const offers = world.spots.map(({ at, name }) => ({ value: at, label: name }));
  const choose = selectField({ name: 'at', label: 'System', sent: formBodyOf({}), offers });
  const errors = errorsByField(error?.issues ?? []);
  const content: SiegeContent = {
    back: [
      {
        href: `${visit.seat.base}/`,
        label: visit.seat.actor.kind === 'moderator' ? SHARED_TEXTS.toDesk : 'Overview',
      },
      { href: whatIfPath(visit), label: SHARED_TEXTS.whatIf },
    ],
    path,
    formToken: visit.seat.formToken,
    asOf: world.asOf,
    ...problemOf(error),
    spots: siegeLinks(world, path),
    choose: placeFields([choose], 'siege-place', new Map()),
    form:
      shown &&
      siegeForm(
        world,
        { spot: shown.spot, filling: shown.spot.fill(shown.sent.texts('fleets')) },
        { sent: shown.sent, errors },
      ),
    result,
  };
  const title = shown === null ? TITLE : `${TITLE}: ${shown.spot.name}`;
  const status = error === null ? 200 : statusOf(error);
  return pageReply(SIEGE_PAGE, content, { title, status });
}

const freshForm = (spot: SiegeSpot, fleets: readonly string[]) =>
  filledSiege(spot, spot.fill(fleets), fleets);

/** The page as it is opened: with a system, or to choose one. */
export function showSiege(_site: Site, visit: Comer, world: SiegeWorld): Promise<Reply> {
  const spot = world.spots.find(({ at }) => at === visit.query('at'));
  const sent = spot && formBodyOf(freshForm(spot, fleetsHere(spot)));
  const shown = spot === undefined || sent === undefined ? null : { spot, sent };
  return Promise.resolve(show(visit, { world, shown, error: null, result: null }));
}

/** The form as it was sent, its rows filled again if other fleets are ticked, or if that is asked for. */
function formFor(body: FormBody, spot: SiegeSpot): FormBody {
  const fleets = body.texts('fleets');
  const isStale = body.text('act') === 'forces' || body.text(FILLED_BY) !== fleets.join(' ');
  if (!isStale || spot.fleets.length === 0) return body;
  return formBodyOf(refilledSiege(sentSiege(body), freshForm(spot, fleets)));
}

function resultOf(site: Site, { chances, document }: OddsResult, sieges: number): SiegeResult {
  const all = { all: sieges, name: 'sieges' };
  return {
    chances: chances.map((one) => chanceBar(one, all)),
    html: asHtml(site.renderers.html(document, { rulesPath: '/rules', titleRank: 2 })),
  };
}

async function fought(
  site: Site,
  visit: Comer,
  { spot, sent }: Shown,
): Promise<Outcome<OddsResult>> {
  const missions = sharesIn(sent);
  if (!missions.ok) return refuse('SIEGE_REFUSED', missions.error);
  const { battles: sieges, seed } = diceIn(sent);
  return site.useCases.askSiegeOdds({
    actor: visit.seat.actor,
    siege: siegeIn(sent, spot, missions.value),
    sieges,
    seed,
    forceLists: site.forceLists,
  });
}

/** The form as sent: it either fills its rows again from the ticked fleets, or fights the siege. */
export async function actOnSiege(site: Site, visit: Comer, world: SiegeWorld): Promise<Reply> {
  const { body } = visit;
  const spot = world.spots.find(({ at }) => at === body.text('at'));
  if (spot === undefined) return redirectTo(siegePath(visit));
  const shown: Shown = { spot, sent: formFor(body, spot) };
  const quiet = { world, shown, error: null, result: null };
  if (body.text('act') === 'forces') return show(visit, quiet);
  const odds = await fought(site, visit, shown);
  if (!odds.ok) return show(visit, { ...quiet, error: odds.error });
  const { battles: sieges } = diceIn(shown.sent);
  return show(visit, { ...quiet, result: resultOf(site, odds.value, sieges) });
}
