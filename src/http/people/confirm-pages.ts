import type { ConfirmContent } from '#http/pages/confirm-page';
import type { SeatLine } from '#app/usecases/people/list-people';
import { placeFields, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { TEXTS } from './texts.ts';

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
    title: TEXTS.remove(whoSits(line)),
    lead: TEXTS.theyLoseSeatAtOnce,
    points: isPlayer
      ? [
          TEXTS.theirOrdersForOpenTurn,
          TEXTS.turnInProcessingContinuesWithOrders,
          TEXTS.reportsStayWithEmpire,
          TEXTS.youCanThenInviteSomebodyElse,
        ]
      : [TEXTS.theyCantReadThisCampaignAny],
    action: `${seat.base}/people/end`,
    button: TEXTS.removeSeat,
    danger: true,
  };
}

/** Asks before a link ends: who uses it is thrown out. */
export function linkPage(line: SeatLine, seat: ModeratorSeat): ConfirmContent {
  const { account, hasLink, seenAt } = line;
  const points = [
    ...(hasLink ? [TEXTS.oldLinkEnds] : []),
    ...(hasLink && account === null && seenAt !== null ? [TEXTS.whoUsesItIsOut] : []),
    ...(account === null ? [] : [TEXTS.accountKeepsSeat(account)]),
    TEXTS.ordersAndReportsStay,
  ];
  return {
    ...about(line, seat),
    title: TEXTS.newLinkFor(whoSits(line)),
    lead: TEXTS.newLinkIsShownOnce,
    points,
    action: `${seat.base}/people/link`,
    button: TEXTS.makeNewLink,
    danger: false,
  };
}

/** Asks before a campaign is handed over. */
export function ownPage(line: SeatLine, seat: ModeratorSeat): ConfirmContent {
  return {
    ...about(line, seat),
    title: TEXTS.transferCampaignTo(whoSits(line)),
    lead: TEXTS.campaignHasOneOwner,
    points: [TEXTS.newOwnerManagesSeatsOfModerators, TEXTS.youBecomeCoModerator],
    action: `${seat.base}/people/own`,
    button: TEXTS.transferCampaign,
    danger: true,
  };
}

/** Asks a moderator who plays for their reason to see secrets of other empires. */
export function openTruthPage({ base, formToken, actor }: ModeratorSeat): ConfirmContent {
  const plays = (actor.blind ?? []).join(', ');
  const reason = textField({
    name: 'reason',
    label: 'Reason',
    hint: TEXTS.allPlayersSeeItAtOnce,
    sent: formBodyOf({}),
    max: 500,
    required: true,
  });
  return {
    title: TEXTS.openModeratorsViewQuestion,
    lead: plays === '' ? TEXTS.moderatorsViewIsAlreadyOpen : TEXTS.youPlayEmpire(plays),
    points: [TEXTS.youCanSeeEverythingUntilNext, TEXTS.allPlayersReadThatYouOpened],
    action: `${base}/open-truth`,
    formToken,
    hidden: [],
    fields: placeFields([reason], 'truth', new Map()),
    button: TEXTS.openModeratorsView,
    danger: true,
    back: { href: `${base}/`, label: 'Cancel' },
  };
}
