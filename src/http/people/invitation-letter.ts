import { TEXTS } from './texts.ts';

type Invited = Readonly<{ campaign: string; seat: string; link: string }>;

/** A message to send to the person invited to a seat. */
export const invitationLetter = ({ campaign, seat, link }: Invited): string =>
  [
    TEXTS.youAreInvitedToCampaign(campaign, seat),
    '',
    TEXTS.openThisLinkAndChooseHow(link),
    '',
    TEXTS.keepLinkSecret,
  ].join('\n');
