type Invited = Readonly<{ campaign: string; seat: string; link: string }>;

/** A message to send to the person invited to a seat. */
export const invitationLetter = ({ campaign, seat, link }: Invited): string =>
  [
    `You are invited to the campaign “${campaign}”. Your seat: ${seat}.`,
    '',
    `Open this link and choose how to sign in: ${link}`,
    '',
    'Keep the link secret. Anyone who has it can take your seat.',
  ].join('\n');
