import type { SeatLine } from '#app/usecases/list-people';
import { placeFields, textField } from '#http/forms/field';
import type { PageContents } from '#http/pages/page-contents';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';

type Confirm = PageContents['confirm'];

const whoSits = ({ account, name }: SeatLine): string =>
  account === null ? name : `${account} (${name})`;

const about = (
  { id }: SeatLine,
  { base, formToken }: ModeratorSeat,
): Pick<Confirm, 'formToken' | 'hidden' | 'fields' | 'back'> => ({
  formToken,
  hidden: [{ name: 'seat', value: id }],
  fields: [],
  back: { href: `${base}/people`, label: 'Leave everything as it is' },
});

/** Asks before a seat is taken away. */
export function endPage(line: SeatLine, seat: ModeratorSeat): Confirm {
  const isPlayer = line.role.kind === 'player';
  return {
    ...about(line, seat),
    title: `Remove ${whoSits(line)}?`,
    lead: 'The seat ends at once, on all devices.',
    points: isPlayer
      ? [
          'Orders for the turn that is open are withdrawn and not carried out; a successor begins with an empty sheet',
          'A turn that is being worked out goes on by the orders that it began with',
          'Reports stay with the empire; what he wrote, receipts and orders of earlier turns, stays with you alone: send it to his successor if he shall have it',
          'Invite somebody else to the empire afterwards',
        ]
      : ['Whoever sat there reads nothing more of this campaign'],
    action: `${seat.base}/people/end`,
    button: 'Remove',
    danger: true,
  };
}

/** Asks before a campaign is handed over. */
export function ownPage(line: SeatLine, seat: ModeratorSeat): Confirm {
  return {
    ...about(line, seat),
    title: `Hand the campaign over to ${whoSits(line)}?`,
    lead: 'There is one owner.',
    points: [
      'The new owner manages the seats of moderators, yours too',
      'You go on as a co-moderator',
    ],
    action: `${seat.base}/people/own`,
    button: 'Hand over',
    danger: true,
  };
}

/** Asks a moderator who plays why he wants to see what is hidden from him. */
export function openTruthPage({ base, formToken, actor }: ModeratorSeat): Confirm {
  const plays = (actor.blind ?? []).join(', ');
  const reason = textField({
    name: 'reason',
    label: 'Reason',
    hint: 'All players read it at once.',
    sent: formBodyOf({}),
    max: 500,
    required: true,
  });
  return {
    title: 'Open the truth?',
    lead:
      plays === ''
        ? 'The truth of this campaign is open to you already.'
        : `You play ${plays}, so what others do is closed to you.`,
    points: [
      'You see everything until the next reports are issued',
      'All players read that you did, whom you play, and your reason; it cannot be taken back',
    ],
    action: `${base}/open-truth`,
    formToken,
    hidden: [],
    fields: placeFields([reason], 'truth', new Map()),
    button: 'Open the truth',
    danger: true,
    back: { href: `${base}/`, label: 'Leave it closed' },
  };
}
