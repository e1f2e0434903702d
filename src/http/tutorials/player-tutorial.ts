import { TUTORIAL_STEPS, type Tutorial } from '#app/ports/tutorial-record';
import type { TutorialAct } from '#app/usecases/tutorials/mark-tutorial';
import { keysById } from '#kernel/collections/tables';
import { problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';

const PATH = '/tutorial';
const WHOLE = ['dismiss', 'ask'] as const;

const tutorialIn = (text: string): Tutorial | undefined =>
  keysById(TUTORIAL_STEPS).find((one) => one === text);

function actIn({ body }: PlayerVisit): TutorialAct | undefined {
  const kind = WHOLE.find((one) => one === body.text('act'));
  if (kind !== undefined) return { kind };
  if (body.text('skip') !== '') return { kind: 'skip', step: body.text('skip') };
  return body.text('unskip') === '' ? undefined : { kind: 'unskip', step: body.text('unskip') };
}

/** A page of this seat; anything else leads to its desk. */
function backIn({ body, seat: { base } }: PlayerVisit): string {
  const back = body.text('back');
  return back.startsWith(`${base}/`) && !back.includes('..') ? back : `${base}/orders/map`;
}

/** Leaves out a step of a guide, dismisses it, or asks for it, and goes back. */
async function act(site: Site, visit: PlayerVisit): Promise<Reply> {
  const tutorial = tutorialIn(visit.body.text('tutorial'));
  const done = actIn(visit);
  if (tutorial !== undefined && done !== undefined) {
    const { actor } = visit.seat;
    const kept = await site.useCases.markTutorial({ actor, tutorial, act: done });
    if (!kept.ok)
      return problemReply(kept.error, { href: backIn(visit), label: SHARED_TEXTS.backToYourDesk });
  }
  return redirectTo(backIn(visit));
}

export const PLAYER_TUTORIAL_ROUTES: readonly Route[] = [
  { who: 'player', method: 'post', path: PATH, handle: act },
];
