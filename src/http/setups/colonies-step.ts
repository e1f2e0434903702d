import type { ColonyOffers } from '#app/setup/colony-offers';
import type { SetupPart } from '#app/usecases/setups/read-setup-part';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { ok } from '#kernel/result/result';
import { actAs, toPresentStep } from './acts.ts';
import { atOf, type SetupVisit, toSetup } from './at-setup.ts';
import {
  COLONIES_PLACING,
  SETUP_COLONIES_PAGE,
  setupColoniesPage,
  type Wish,
  wishesIn,
} from './colonies-page.ts';
import { stepPath } from './setup-head.ts';
import { TEXTS } from './texts.ts';
import { setupReply, stepRoutes } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

/** The player whom the page is for: the reader, or the one whose turn it is if the moderator sees everything. */
const playerOf = ({ player, seesAll, deciding, step }: SetupLook): number | null =>
  player ?? (seesAll && step === 'colonies' ? (deciding[0] ?? null) : null);

type Shown = Readonly<{ part: SetupPart | null; offers: ColonyOffers | null }>;

async function read(
  { useCases, forceLists }: Site,
  visit: SetupVisit,
  { player, wishes }: Readonly<{ player: number | null; wishes: readonly Wish[] | null }>,
): Promise<Outcome<Shown>> {
  if (player === null) return ok({ part: null, offers: null });
  const at = { ...atOf(visit), player, forceLists };
  const part = await useCases.readSetupPart(at);
  if (!part.ok) return part;
  const offers = await useCases.judgeSetupColonies({ ...at, colonies: wishes });
  return offers.ok ? ok({ part: part.value, offers: offers.value }) : offers;
}

/** `wishes`: null for those that Farlane proposes. */
type Asked = Readonly<{ wishes: readonly Wish[] | null; error?: UseCaseError }>;

/** What is wrong: with what was sent, or with what is considered. */
function errorOf(
  given: UseCaseError | undefined,
  offers: ColonyOffers | null,
): UseCaseError | null {
  if (given !== undefined) return given;
  const issues = offers?.issues ?? [];
  if (issues.length === 0) return null;
  return { code: 'SETUP_ACT_REFUSED', text: TEXTS.coloniesRefused, issues };
}

/** What the reader can place now, and what their empire knows and has. */
function placingOf({ part, offers }: Shown, player: number | null) {
  if (part === null) return { placing: null, view: null, wishes: [], placed: null };
  const { own, marks } = part;
  const known = { view: own.map, placed: own.empire.colonies ?? null };
  if (offers === null || player === null) return { placing: null, wishes: [], ...known };
  const placing = { player, offers, seen: marks.colonies };
  return { placing, wishes: offers.considered, ...known };
}

async function show(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  { wishes, error: given }: Asked,
): Promise<Reply> {
  const player = playerOf(look);
  const shown = await read(site, visit, { player, wishes });
  if (!shown.ok) return problemReply(shown.error, toSetup(visit.slug));
  const { offers } = shown.value;
  const content = setupColoniesPage({
    look,
    ...placingOf(shown.value, player),
    formToken: ownFormToken(visit, null),
    trouble: troubleOf(errorOf(given, offers), COLONIES_PLACING),
    renderers: site.renderers,
  });
  return setupReply(SETUP_COLONIES_PAGE, content, { look, error: given ?? null });
}

/** The value of the button by which Farlane proposes colonies. */
const AUTOMATIC = 'automatic';

function open(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  if (visit.query('choose') === AUTOMATIC) return show(site, visit, look, { wishes: null });
  const wishes = [...wishesIn(visit.query('claims')), ...wishesIn(visit.query('add'))];
  return show(site, visit, look, { wishes });
}

async function place(site: Site, visit: SetupVisit, look: SetupLook): Promise<Reply> {
  const { body, slug } = visit;
  const wishes = wishesIn(body.text('claims'));
  const player = wholeNumber(body.text('player')) ?? 0;
  const error = await actAs(site, visit, { kind: 'colonies', player, colonies: wishes });
  if (error !== null) return show(site, visit, look, { wishes, error });
  return look.player === null ? redirectTo(stepPath(slug, 'colonies')) : toPresentStep(site, visit);
}

export const SETUP_COLONIES_ROUTES: readonly Route[] = stepRoutes({
  at: 'colonies',
  page: SETUP_COLONIES_PAGE,
  show: open,
  save: place,
});
