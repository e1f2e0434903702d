import type { ConfirmContent } from '#http/pages/confirm-page';
import type { SeatLine } from '#app/usecases/people/list-people';
import { placeFields, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';

const whoSits = ({ account, name }: SeatLine): string =>
  account === null ? name : `${account} (${name})`;

const about = (
  { id }: SeatLine,
  { base, formToken }: ModeratorSeat,
): Pick<ConfirmContent, 'formToken' | 'hidden' | 'fields' | 'back'> => ({
  formToken,
  hidden: [{ name: 'seat', value: id }],
  fields: [],
  back: { href: `${base}/people`, label: 'Cancel' },
});

/** Asks before a seat is taken away. */
export function endPage(line: SeatLine, seat: ModeratorSeat): ConfirmContent {
  const isPlayer = line.role.kind === 'player';
  return {
    ...about(line, seat),
    title: `Remove ${whoSits(line)}?`,
    lead: 'They lose the seat at once, on all devices.',
    points: isPlayer
      ? [
          'Their orders for the open turn are withdrawn. A successor begins with an empty sheet',
          'A turn in processing continues with the orders that it began with',
          'Reports stay with the empire. Only moderators can read the receipts and orders of earlier turns; send them to the successor if you want to share them',
          'You can then invite somebody else to the empire',
        ]
      : ['They can’t read this campaign any more'],
    action: `${seat.base}/people/end`,
    button: 'Remove the seat',
    danger: true,
  };
}

/** Asks before a campaign is handed over. */
export function ownPage(line: SeatLine, seat: ModeratorSeat): ConfirmContent {
  return {
    ...about(line, seat),
    title: `Transfer the campaign to ${whoSits(line)}?`,
    lead: 'A campaign has one owner.',
    points: [
      'The new owner manages the seats of moderators, including yours',
      'You become a co-moderator',
    ],
    action: `${seat.base}/people/own`,
    button: 'Transfer the campaign',
    danger: true,
  };
}

/** Asks a moderator who plays for their reason to see secrets of other empires. */
export function openTruthPage({ base, formToken, actor }: ModeratorSeat): ConfirmContent {
  const plays = (actor.blind ?? []).join(', ');
  const reason = textField({
    name: 'reason',
    label: 'Reason',
    hint: 'All players see it at once.',
    sent: formBodyOf({}),
    max: 500,
    required: true,
  });
  return {
    title: 'Open the moderator’s view?',
    lead:
      plays === ''
        ? 'The moderator’s view is already open to you.'
        : `You play ${plays}, so you can’t see what other empires do.`,
    points: [
      'You can see everything until the next reports are issued',
      'All players read that you opened it, the empire you play, and your reason. You can’t undo this',
    ],
    action: `${base}/open-truth`,
    formToken,
    hidden: [],
    fields: placeFields([reason], 'truth', new Map()),
    button: 'Open the moderator’s view',
    danger: true,
    back: { href: `${base}/`, label: 'Cancel' },
  };
}
