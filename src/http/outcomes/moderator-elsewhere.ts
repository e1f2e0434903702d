import { SHARED_TEXTS } from '#http/words/texts';
import type { EncounterId } from '#model/campaign/ids';
import { ELSEWHERE_ACTS } from '#http/battles/encounter-lines';
import { problemReply } from '#http/replies/problem-reply';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { brandAs } from '#kernel/brand/brand';
import type { Route } from '#http/routes/route';

/** Has the battles of an encounter fought elsewhere, or here after all. */
async function fightElsewhere({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const isElsewhere = body.text('act') !== ELSEWHERE_ACTS.here;
  const said = await useCases.fightElsewhere({
    actor: seat.actor,
    version: wholeNumber(body.text('version')) ?? -1,
    encounter: brandAs<EncounterId>(body.text('encounter')),
    isElsewhere,
  });
  const back = `${seat.base}/battles`;
  return said.ok
    ? redirectTo(`${back}?done=${isElsewhere ? 'elsewhere' : 'here'}`)
    : problemReply(said.error, { href: back, label: SHARED_TEXTS.backToBattles });
}

export const MODERATOR_ELSEWHERE_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'post',
    path: '/battles/elsewhere',
    truth: true,
    handle: fightElsewhere,
  },
];
