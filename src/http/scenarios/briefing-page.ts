import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { SHARED_TEXTS } from '#http/words/texts';
import type { ModeratorVisit } from '#http/visits/visit';
import { type BriefingContent, moderatorsBriefing } from './briefing-content.ts';
import { TEXTS } from './texts.ts';

/** The whole guide of a campaign, for its moderators. */
export type BriefingPageContent = Readonly<{
  back: Readonly<{ href: string; label: string }>;
  /** Empty: the campaign has none. */
  briefings: readonly BriefingContent[];
}>;

const BRIEFING_PAGE = template<BriefingPageContent>('briefing');

async function briefing({ useCases }: Site, { seat }: ModeratorVisit): Promise<Reply> {
  const back = { href: `${seat.base}/`, label: SHARED_TEXTS.toDesk };
  const read = await useCases.readBriefing(seat);
  if (!read.ok) return problemReply(read.error, back);
  const briefings = read.value === null ? [] : [moderatorsBriefing(read.value)];
  return pageReply(BRIEFING_PAGE, { back, briefings }, { title: TEXTS.briefing });
}

export const BRIEFING_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/briefing',
    truth: true,
    page: BRIEFING_PAGE,
    nav: { label: TEXTS.briefing, card: { group: 'rules', place: 36, text: TEXTS.briefingCard } },
    handle: briefing,
  },
];
