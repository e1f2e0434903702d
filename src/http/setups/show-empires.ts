import type { ListHead } from '#app/ports/list-record';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import { type Outcome, type UseCaseError } from '#app/use-case-error';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { ownFormToken } from '#http/visits/form-tokens-of';
import { wholeNumber } from '#http/visits/form-body';
import { ok } from '#kernel/result/result';
import { atOf, type SetupVisit, toSetup } from './at-setup.ts';
import { empirePlacing, SETUP_EMPIRES_PAGE, setupEmpiresPage } from './empires-page.ts';
import { LISTS_PLACING } from './own-lists-page.ts';
import { setupReply } from './setup-step.ts';
import { troubleOf } from './trouble.ts';

/** What was sent and refused. `lists`: the text of force lists; without it, it was another form of the page. */
export type RefusedEmpires = Readonly<{ error: UseCaseError; lists?: string }>;

/** The lists that the moderator has designed; players add none. */
const savedLists = (
  { useCases }: Site,
  { account: { session } }: SetupVisit,
  { isModerator }: SetupLook,
): Promise<Outcome<readonly ListHead[]>> =>
  isModerator ? useCases.readSavedLists({ session }) : Promise.resolve(ok([]));

/** The form that was refused, and its faults. */
function sentIn({ body }: SetupVisit, refused: RefusedEmpires | null) {
  if (refused === null) return { refused, trouble: troubleOf(null, LISTS_PLACING) };
  const { error, lists = null } = refused;
  const player = wholeNumber(body.text('player')) ?? 0;
  const placing = lists === null ? empirePlacing(player) : LISTS_PLACING;
  return { refused: { player, body, lists }, trouble: troubleOf(error, placing) };
}

/** The step at which empires are chosen. */
export async function showEmpires(
  site: Site,
  visit: SetupVisit,
  look: SetupLook,
  refused: RefusedEmpires | null = null,
): Promise<Reply> {
  const { forceLists } = site;
  const lists = await site.useCases.listSetupForceLists({ ...atOf(visit), forceLists });
  if (!lists.ok) return problemReply(lists.error, toSetup(visit.slug));
  const saved = await savedLists(site, visit, look);
  if (!saved.ok) return problemReply(saved.error, toSetup(visit.slug));
  const error = refused?.error ?? null;
  const content = setupEmpiresPage({
    ...{ look, lists: lists.value, saved: saved.value, formToken: ownFormToken(visit, null) },
    ...sentIn(visit, refused),
  });
  return setupReply(SETUP_EMPIRES_PAGE, content, { look, error });
}
