import { publishedLists } from '#app/designer/published-list';
import type { UseCaseError } from '#app/use-case-error';
import { chosenSettings } from '#app/settings/chosen-settings';
import { settingFieldNames, settingsIn } from '#http/forms/setting-fields';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { formIn } from '#http/what-if/read-what-if';
import {
  WHAT_IF_PART,
  WHAT_IF_RESULT_PAGE,
  type WhatIfResultContent,
} from '#http/what-if/what-if-contents';
import { diceIn } from '#http/what-if/what-if-page';
import { whatIfResult } from '#http/what-if/what-if-result';
import { BATTLE_PAGE, BATTLE_RULES, battleIn, battlePage, ruleLines } from './battle-page.ts';
import { sessionOf } from './designers.ts';
import { TO_DESIGNER } from './show-list.ts';
import { TEXTS } from './texts.ts';
import { savedPath, type Work, workIn, workKeys } from './work.ts';

const PATH = '/designer/battle';
/** What the page is opened again with, besides the battle. */
const KEPT_FIELDS = ['list', 'saved', 'revision', ...settingFieldNames(BATTLE_RULES)];

/** The list that a form brings; null: it is about published classes only. */
function workOf(body: FormBody): Work | null {
  if (body.text('list') === '') return null;
  const work = workIn(body);
  return work.ok ? work.value : null;
}

const backOf = (work: Work | null) =>
  work?.saved ? { href: savedPath(work.saved), label: work.list.name } : TO_DESIGNER;

type Shown = Readonly<{ sent: FormBody; error: UseCaseError | null }>;

async function show(site: Site, visit: Visit, { sent, error }: Shown): Promise<Reply> {
  const held = await site.useCases.readDesignOdds({ session: sessionOf(visit) });
  if (!held.ok) return problemReply(held.error, TO_DESIGNER);
  const published = publishedLists(site.forceLists);
  if (!published.ok) return problemReply(published.error, TO_DESIGNER);
  const work = workOf(sent);
  const token = { name: 'form-token', value: ownFormToken(visit, null) };
  const content = battlePage({
    list: work?.list ?? null,
    keys: work === null ? { hidden: [token] } : workKeys(visit, work),
    ...{ sent, published: published.value, hasLast: held.value !== null, error },
  });
  const status = error === null ? 200 : statusOf(error);
  return pageReply(BATTLE_PAGE, content, { title: TEXTS.battle, status });
}

/** The page as it is opened, or with the last battle. */
export async function showBattle(site: Site, visit: Visit): Promise<Reply> {
  if (visit.query('again') !== 'yes')
    return show(site, visit, { sent: formBodyOf({}), error: null });
  const held = await site.useCases.readDesignOdds({ session: sessionOf(visit) });
  const sent = formBodyOf(held.ok ? held.value?.form : {});
  return show(site, visit, { sent, error: null });
}

/** The page with a list, or its battles. */
export async function actOnBattle(site: Site, visit: Visit): Promise<Reply> {
  const { body } = visit;
  if (body.text('act') !== 'fight') return show(site, visit, { sent: body, error: null });
  const settings = chosenSettings(settingsIn(BATTLE_RULES, body));
  if (!settings.ok) return show(site, visit, { sent: body, error: settings.error });
  const begun = await site.useCases.askDesignOdds({
    session: sessionOf(visit),
    settings: settings.value,
    assumed: ruleLines(body),
    whatIf: battleIn(body),
    draft: workOf(body)?.list ?? null,
    ...diceIn(body),
    form: {
      ...formIn(body),
      ...Object.fromEntries(KEPT_FIELDS.map((name) => [name, body.texts(name)])),
    },
    forceLists: site.forceLists,
  });
  if (!begun.ok) return show(site, visit, { sent: body, error: begun.error });
  begun.value.over.catch((error: unknown) => site.report(error, `POST ${PATH}`));
  return redirectTo(`${PATH}/result`);
}

async function withResult<R extends Reply>(
  site: Site,
  visit: Visit,
  shown: (content: WhatIfResultContent) => R,
): Promise<R | PlainReply> {
  const held = await site.useCases.readDesignOdds({ session: sessionOf(visit) });
  if (!held.ok) return problemReply(held.error, TO_DESIGNER);
  if (held.value === null) return redirectTo(PATH);
  const back = backOf(workOf(formBodyOf(held.value.form)));
  const kept = { keepPath: '', isKeptLater: false };
  const around = { path: PATH, formToken: ownFormToken(visit, null), back: [back], ...kept };
  return shown(whatIfResult(site, held.value, around));
}

/** The page of the battles. */
export const showBattleResult = (site: Site, visit: Visit): Promise<Reply> =>
  withResult(site, visit, (content) =>
    pageReply(WHAT_IF_RESULT_PAGE, content, { title: TEXTS.chances }),
  );

/** The same without its frame, for the script that follows it. */
export const showBattlePart = (site: Site, visit: Visit): Promise<PlainReply> =>
  withResult<PlainReply>(site, visit, (content) => ({
    kind: 'part',
    filled: WHAT_IF_PART.fill(content),
  }));

/** Stops what is being fought. */
export async function stopBattles({ useCases }: Site, visit: Visit): Promise<Reply> {
  const stopped = await useCases.stopDesignOdds({ session: sessionOf(visit) });
  return stopped.ok ? redirectTo(`${PATH}/result`) : problemReply(stopped.error, TO_DESIGNER);
}
