type Invited = Readonly<{ campaign: string; seat: string; link: string }>;

/** A text to send to whomever a seat is meant for. */
export const invitationLetter = ({ campaign, seat, link }: Invited): string =>
  [
    `You are invited to the campaign “${campaign}”. Your seat: ${seat}.`,
    '',
    `Open this link and choose how you want to come in: ${link}`,
    '',
    'It is yours alone: whoever has it can take your seat.',
  ].join('\n');
