import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';
import { WHAT_IF_FILE_PAGE, type WhatIfFileContent } from './what-if-contents.ts';
import type { UseCaseError } from '#app/use-case-error';
import { statusOf } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { afterBegun, errorsIn, problemOf, whatIfPath } from './what-if-acts.ts';
import { diceFields, diceIn } from './what-if-page.ts';

function filePage(visit: ModeratorVisit, sent: FormBody, error: UseCaseError | null): Reply {
  const path = whatIfPath(visit);
  const content: WhatIfFileContent = {
    back: { href: path, label: SHARED_TEXTS.whatIf },
    path: `${path}/file`,
    formToken: visit.seat.formToken,
    battle: sent.text('battle'),
    dice: diceFields(sent, errorsIn(error)),
    ...problemOf(error),
  };
  const status = error === null ? 200 : statusOf(error);
  return pageReply(WHAT_IF_FILE_PAGE, content, { title: TEXTS.whatIf, status });
}

/** The page as it is opened. */
export const showFile = (_site: Site, visit: ModeratorVisit): Promise<Reply> =>
  Promise.resolve(filePage(visit, formBodyOf({}), null));

/** Fights what was pasted; the checks are those of the command line. */
export async function fightFile(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const begun = await site.useCases.askOddsOfFile({
    actor: seat.actor,
    battle: body.text('battle'),
    forceLists: site.forceLists,
    ...diceIn(body),
  });
  return begun.ok ? afterBegun(site, visit, begun.value) : filePage(visit, body, begun.error);
}
