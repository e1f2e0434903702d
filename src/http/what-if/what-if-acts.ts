import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';
import { WHAT_IF_PART, WHAT_IF_RESULT_PAGE, type WhatIfResultContent } from './what-if-contents.ts';
import {
  WHAT_IF_FORM,
  WHAT_IF_PAGE,
  type WhatIfContent,
  type WhatIfForm,
  diceIn,
  spotLines,
  whatIfForm,
} from './what-if-page.ts';
import type { OddsBegun } from '#app/what-if/begin-what-if';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { UnitDesign } from '#model/forces/design';
import { placeFields, selectField } from '#http/forms/field';
import { errorsByField, problemsOf } from '#http/forms/form-faults';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import type { Jumps } from '#http/pages/frame';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { ModeratorVisit, PlayerVisit } from '#http/visits/visit';
import { likelyForces, assumedOf, presetForm } from './preset-form.ts';
import { refilledForm } from './refilled-form.ts';
import { ALL_FIELDS } from './form-names.ts';
import { formIn, meetingIn, tickedIn, whatIfIn } from './read-what-if.ts';
import { soFarSent } from './so-far-fields.ts';
import { whatIfResult } from './what-if-result.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

export type Comer = PlayerVisit | ModeratorVisit;

/** Does something in the world that the visitor knows. */
export type InWorld = (site: Site, visit: Comer, world: WhatIfWorld) => Promise<Reply>;

export const whatIfPath = ({ seat }: Comer): string => `${seat.base}/what-if`;

const TITLE = SHARED_TEXTS.whatIf;

const homeOf = ({ seat }: Comer): Readonly<{ href: string; label: string }> => ({
  href: `${seat.base}/`,
  label: seat.actor.kind === 'moderator' ? SHARED_TEXTS.toDesk : 'Overview',
});

/** The classes that are printed for everybody. */
export function printedClasses({ forceLists }: Site): readonly UnitDesign[] {
  const lists = readForceLists(forceLists);
  return lists.ok ? lists.value.designs : [];
}

const FIELDS_OF_FORM = {
  form: WHAT_IF_FORM,
  isField: (name: string): boolean => ALL_FIELDS.includes(name),
};

/** Why battles were not fought, each fault with its place; nothing: they were not asked for. */
export function problemOf(error: UseCaseError | null): Pick<WhatIfContent, 'problem' | 'problems'> {
  if (error === null) return { problem: '', problems: [] };
  const faults = error.issues.map(({ path, text, field }) => ({
    text: path === '' ? text : `${path}: ${text}`,
    ...(field === undefined ? {} : { field }),
  }));
  return { problem: error.text, problems: problemsOf(faults, FIELDS_OF_FORM) };
}

/** What is wrong with each field, by its name. */
export const errorsIn = (error: UseCaseError | null): ReadonlyMap<string, string> =>
  errorsByField(error?.issues ?? []);

/** To the parts of the form, which has many fields. */
const jumpsIn = ({ sides }: WhatIfForm): Jumps => ({
  name: TEXTS.parts,
  links: [
    { href: '#meeting', label: TEXTS.meeting },
    ...sides.map(({ id, name }) => ({ href: `#side-${id}`, label: name })),
    { href: '#run', label: TEXTS.run },
  ],
});

type Shown = Readonly<{ spot: BattleSpot; sent: FormBody }> | null;

/** The page with a form, or without one; `error`: why battles were not fought. */
async function show(
  site: Site,
  visit: Comer,
  {
    world,
    shown,
    error,
  }: Readonly<{ world: WhatIfWorld; shown: Shown; error: UseCaseError | null }>,
): Promise<Reply> {
  const held = await site.useCases.readOdds(visit.seat);
  if (!held.ok) return problemReply(held.error, homeOf(visit));
  const path = whatIfPath(visit);
  const offers = world.spots.map(({ at, name }) => ({ value: at, label: name }));
  const choose = selectField({ name: 'at', label: 'Place', sent: formBodyOf({}), offers });
  const content: WhatIfContent = {
    back: homeOf(visit),
    path,
    formToken: visit.seat.formToken,
    asOf: world.asOf,
    siege: { href: `${path}/siege`, label: SHARED_TEXTS.whatIfSiege },
    last: held.value && { href: `${path}/result`, label: TEXTS.resultsOfYourLastBattles },
    file:
      visit.seat.actor.kind === 'moderator'
        ? { href: `${path}/file`, label: TEXTS.fightBattleFile }
        : null,
    ...problemOf(error),
    spots: spotLines(world, path),
    choose: placeFields([choose], 'what-if-place', new Map()),
    form: shown && whatIfForm(world, shown, errorsIn(error)),
  };
  const title = shown === null ? TITLE : `${TITLE}: ${shown.spot.name}`;
  return pageReply(WHAT_IF_PAGE, content, {
    title,
    status: error === null ? 200 : statusOf(error),
    ...(content.form && { jumps: jumpsIn(content.form) }),
  });
}

/** The visitor's request: a place, or the last battle. */
async function shownFirst(site: Site, visit: Comer, world: WhatIfWorld): Promise<Shown> {
  const spotAt = (at: string): BattleSpot | undefined => world.spots.find((spot) => spot.at === at);
  if (visit.query('again') === 'yes') {
    const held = await site.useCases.readOdds(visit.seat);
    const sent = formBodyOf(held.ok ? held.value?.form : {});
    const spot = spotAt(sent.text('at'));
    return spot === undefined ? null : { spot, sent };
  }
  const asked = world.asked.find(({ question }) => question === visit.query('question'));
  const spot = spotAt(asked?.at ?? visit.query('at'));
  if (spot === undefined) return null;
  if (asked !== undefined) return { spot, sent: formBodyOf(presetForm(world, { spot, ...asked })) };
  const ticked = likelyForces(world, spot);
  return { spot, sent: formBodyOf(presetForm(world, { spot, ticked, meeting: null })) };
}

/** The page as it is opened. */
export async function showWhatIf(site: Site, visit: Comer, world: WhatIfWorld): Promise<Reply> {
  const shown = await shownFirst(site, visit, world);
  return show(site, visit, { world, shown, error: null });
}

/** Battles that have begun: to their page, while they are fought. */
export function afterBegun(site: Site, visit: Comer, begun: OddsBegun): Reply {
  const path = whatIfPath(visit);
  begun.over.catch((error: unknown) => site.report(error, `POST ${path}`));
  return redirectTo(`${path}/result`);
}

/** The form as sent: it either refills its rows from the ticked forces, or starts the battles. */
export async function actOnWhatIf(site: Site, visit: Comer, world: WhatIfWorld): Promise<Reply> {
  const { body } = visit;
  const spot = world.spots.find(({ at }) => at === body.text('at'));
  if (spot === undefined) return redirectTo(whatIfPath(visit));
  const [ticked, meeting] = [tickedIn(body), meetingIn(body)];
  if (body.text('act') === 'forces') {
    const kept = { battles: body.texts('battles'), seed: body.texts('seed'), ...soFarSent(body) };
    const preset = { ...presetForm(world, { spot, ticked, meeting }), ...kept };
    return show(site, visit, { world, shown: { spot, sent: formBodyOf(preset) }, error: null });
  }
  const fought = refilledForm({ world, spot, body });
  const begun: Outcome<OddsBegun> = await site.useCases.askOdds({
    actor: visit.seat.actor,
    whatIf: whatIfIn(fought, world, spot),
    ...diceIn(fought),
    form: formIn(fought),
    assumed: assumedOf(world, { spot, ticked, meeting }),
    forceLists: site.forceLists,
  });
  if (begun.ok) return afterBegun(site, visit, begun.value);
  return show(site, visit, { world, shown: { spot, sent: fought }, error: begun.error });
}

/** A player can order what was tried out while orders are open; while a turn is in processing, once it is over. */
async function whenOrdered({ useCases }: Site, { seat }: Comer): Promise<'now' | 'later' | null> {
  const { actor } = seat;
  if (actor.kind !== 'player') return null;
  const read = await useCases.readPlayerDesk({ actor });
  if (!read.ok || read.value.isClosed) return null;
  return read.value.stage === 'orders' ? 'now' : 'later';
}

/** Shows the visitor's running or last battles. */
async function withResult<R extends Reply>(
  site: Site,
  visit: Comer,
  show: (content: WhatIfResultContent) => R,
): Promise<R | PlainReply> {
  const held = await site.useCases.readOdds(visit.seat);
  const path = whatIfPath(visit);
  if (!held.ok) return problemReply(held.error, homeOf(visit));
  if (held.value === null) return redirectTo(path);
  const back = [homeOf(visit), { href: path, label: TITLE }];
  const when = await whenOrdered(site, visit);
  const keep = {
    keepPath: when === 'now' ? `${path}/standing` : '',
    isKeptLater: when === 'later',
  };
  const around = { path, formToken: visit.seat.formToken, back, ...keep };
  return show(whatIfResult(site, held.value, around));
}

/** The page of the battles. */
export const showResult = (site: Site, visit: Comer): Promise<Reply> =>
  withResult(site, visit, (content) =>
    pageReply(WHAT_IF_RESULT_PAGE, content, { title: TEXTS.whatIfChances }),
  );

/** The same without its frame, for the script that follows it. */
export const showResultPart = (site: Site, visit: Comer): Promise<PlainReply> =>
  withResult<PlainReply>(site, visit, (content) => ({
    kind: 'part',
    filled: WHAT_IF_PART.fill(content),
  }));

/** Stops what is being fought. */
export async function stopResult({ useCases }: Site, visit: Comer): Promise<Reply> {
  const stopped = await useCases.stopOdds(visit.seat);
  if (!stopped.ok) return problemReply(stopped.error, homeOf(visit));
  return redirectTo(`${whatIfPath(visit)}/result`);
}
