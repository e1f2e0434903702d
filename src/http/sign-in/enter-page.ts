import type { EnterContent } from '#http/people/people-contents';
import type { UseCaseError } from '#app/use-case-error';
import type { LinkView } from '#app/usecases/people/read-link';
import { ownFormToken } from '#http/visits/form-tokens-of';
import type { Visit } from '#http/visits/visit';
import { TEXTS } from './texts.ts';

/** What a form of the page did not get through with. */
export type Refused = Readonly<{ way: string; error: UseCaseError }>;

const SEATS: Readonly<Record<LinkView['role'], string>> = {
  moderator: TEXTS.youRunThisCampaign,
  'co-moderator': TEXTS.youHelpToRunThisCampaign,
  player: TEXTS.youPlayThisEmpire,
  deputy: TEXTS.youWriteOrdersOfThisEmpire,
  spectator: TEXTS.youFollowThisCampaignSomeTurns,
};

/** What is wrong with one of the ways in, at the place where it was tried. */
export function problemsOf(refused: Refused | null, way: string): readonly string[] {
  if (refused?.way !== way) return [];
  const { text, issues } = refused.error;
  return issues.length === 0 ? [text] : issues.map((issue) => issue.text);
}

/** The page that a link opens: which seat it is, and the ways to sit down. Nothing has happened yet. */
export function enterPage(link: LinkView, visit: Visit, refused: Refused | null): EnterContent {
  const { body, path, account } = visit;
  const holder = link.account ?? '';
  return {
    campaign: link.campaign.name,
    seat: link.name,
    about: SEATS[link.role],
    path,
    formToken: ownFormToken(visit, null),
    holder,
    mayReset: link.mayReset,
    isFree: holder === '',
    signedInAs: account?.name ?? '',
    name: body.text('name'),
    problems: {
      create: problemsOf(refused, 'new'),
      account: problemsOf(refused, 'account'),
      reset: problemsOf(refused, 'reset'),
      here: problemsOf(refused, 'here'),
      link: problemsOf(refused, 'link'),
    },
  };
}
