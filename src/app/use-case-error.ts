import { firstIssues, MOST_OF_FILE } from '#content/first-issues';
import { type Result, err } from '#kernel/result/result';
import { MOST_ORDERS } from '#model/orders/sheet-limits';

/** Why a use case was refused, each with what to do about it. */
export const USE_CASE_ERRORS = {
  CAMPAIGN_UNKNOWN: 'There is no such campaign. Choose one from the list of campaigns.',
  CAMPAIGN_NAME: 'Give the campaign a name of 1 to 80 characters.',
  CAMPAIGN_NAME_TAKEN: 'One of your campaigns has this name. Choose another one.',
  SCENARIO_UNKNOWN: 'There is no such scenario. Choose one from the list of scenarios.',
  SCENARIO_REFUSED: 'This scenario can’t be played. Correct the problems listed and try again.',
  SETUP_REFUSED: 'No campaign can begin like this. Correct the problems listed and try again.',
  SETTINGS_REFUSED: 'These settings don’t work. Correct the problems listed and try again.',
  SETTINGS_SAME: 'These settings are in force already. Nothing was changed. Choose another value.',
  FORCE_LISTS_REFUSED: 'The force lists can’t be read. Correct the problems listed and try again.',
  LIST_REFUSED:
    'This force list can’t be used. Nothing was changed. Correct the problems listed and try again.',
  LIST_UNKNOWN: 'There is no such force list. Choose one from the list of force lists.',
  LIST_STALE:
    'This force list was saved in another window since you opened it. Nothing was overwritten. Save your version as a new list, or open the saved one.',
  LISTS_TOO_MANY:
    'Your account holds as many force lists as it can. Download one and delete it, then save again.',
  CLASS_UNKNOWN: 'There is no such class. Write the list and the class, such as human.prometheus.',
  CLASS_GONE:
    'The list has no class of this name. It may have been renamed or deleted. Look for it in the list.',
  SIGN_IN_UNKNOWN: 'This link is no longer valid. Ask the moderator for a new one.',
  SESSION_ENDED: 'You are no longer signed in. Open your link again.',
  SEAT_HAS_ACCOUNT:
    'An account has taken this seat. Sign in to that account. If you lost its password, ask the moderator for a new link.',
  SEAT_ENDED: 'You no longer have this seat. If that is a mistake, ask the moderator.',
  SEAT_CHANGED: 'Your rights here have just changed, so nothing was done. Open the page again.',
  SEAT_UNKNOWN: 'This seat no longer exists. Look at the list of people again.',
  SEAT_REFUSED: 'This seat can’t be given like this. Correct the problems listed and try again.',
  ACCOUNT_UNKNOWN: 'This server has no such account, or the account has no seat. Check the name.',
  ACCOUNT_REFUSED:
    'The account can’t be changed like this. Correct the problems listed and send it again.',
  PASSWORD_WRONG:
    'The name or the password is wrong. Try again. If you lost your password, ask the moderator of your campaign for a new link.',
  OPERATOR_ONLY: 'Only an operator of this server may do this.',
  OPERATOR_LINK_UNKNOWN:
    'This operator link is no longer valid. Make a new one on the server: farlane operator link.',
  OPERATOR_UNKNOWN: 'No operator has this name. Look at the list: farlane operator list.',
  OPERATOR_PASSWORD_WRONG:
    'This is not the password of your account. Nothing was done. Type it again.',
  BACKUP_UNKNOWN: 'This backup no longer exists. Choose one from the list of backups.',
  BACKUP_FAILED:
    'The backup could not be made. Nothing was changed. Correct the problems listed and try again.',
  BACKUP_SCHEDULE_REFUSED:
    'Backups can’t be scheduled like this. Correct the problems listed and try again.',
  RESTORE_FAILED:
    'The backup could not be restored. All campaigns are unchanged. Correct the problems listed and try again.',
  RESET_REFUSED:
    'This link can’t set a password. Take the seat with another account, or sign in to the account that has it.',
  OWNER_ONLY: 'Only the owner of this campaign may do this.',
  MODERATOR_BLIND:
    'You play in this campaign, so you can’t see what other players do. Open the moderator’s view first, with a reason that all players read.',
  NOT_BLIND: 'The moderator’s view of this campaign is open to you already.',
  REASON_MISSING: 'Give a reason of 1 to 500 characters. All players read it.',
  SPECTATOR_ONLY: 'Only a spectator of this campaign may do this.',
  SPECTATOR_VIEW_CLOSED:
    'Spectators of this campaign read the papers of all empires, but not the moderator’s view. Ask the moderator.',
  MODERATOR_ONLY: 'Only the moderator of this campaign may do this.',
  PLAYER_ONLY: 'Only the player of an empire may do this. Sign in with the link of an empire.',
  DEPUTY_MAY_NOT:
    'As a deputy you can only edit the draft. Ask the player to do this, or ask the moderator to allow you more.',
  STAND_IN_REFUSED: 'Nobody can play like this. Correct the problems listed and try again.',
  STAND_IN_UNKNOWN: 'Nobody plays in your place now, so there is nothing to end.',
  STAND_IN_FOR_GOOD:
    'A machine plays your empire for good. Ask the moderator if you want to play it yourself again. Orders that you submit still count for their turn.',
  MACHINE_TURN_UNKNOWN: 'No machine wrote orders for this empire in that turn.',
  PROPOSAL_LATE: 'Orders are not open, so nothing can be proposed now. Wait for your next report.',
  EMPIRE_UNKNOWN: 'There is no such empire in this campaign.',
  NO_VOTES:
    'Players vote only in a campaign without a moderator, from its first turn on. Ask the moderator.',
  VOTE_LOST: 'Your empire is out of the game, so you have no vote.',
  VOTE_LATER:
    'The turn is being processed, so nothing was proposed. Wait until orders are open again.',
  PROPOSAL_REFUSED:
    'This can’t be proposed. Nothing was changed. Correct the problems listed and try again.',
  PROPOSAL_OPEN:
    'You have an open proposal already. Withdraw it, or wait until it is decided, before you make another.',
  PROPOSAL_UNKNOWN: 'There is no such proposal. Choose one from the list of votes.',
  PROPOSAL_FOREIGN: 'Another player made this proposal, so only they can withdraw it.',
  PROPOSAL_SETTLED:
    'This proposal is no longer open: it was decided, withdrawn, or it lapsed. Nothing was changed. Look at the votes again.',
  DECIDED_BY_VOTE:
    'This campaign has no moderator, so its players decide about this by vote. Nothing was changed.',
  STALE:
    'The campaign has changed since you last looked. Nothing was done. Look again, then decide.',
  NOT_PUBLISHED: 'There is no such report. Choose one from the list of reports.',
  ORDERS_LOCKED:
    'The turn is being processed, so you can’t change orders now. Wait for the next report.',
  NOTHING_SUBMITTED: 'You have not submitted any orders, so there is nothing to withdraw.',
  DEADLINE_PASSED:
    'The deadline has passed. Nothing was changed. Ask the moderator for an extension: they can give one until the turn begins.',
  TOO_MANY_MISSING:
    'Too many players have not submitted orders for the turn to begin. Move the deadline, or choose to begin the turn anyway.',
  CLOCK_REFUSED: 'The clock can’t be set like this. Correct the problems listed and try again.',
  CLOCK_STATE:
    'The clock is not in the right state for this. Nothing was changed. Look at the clock again, then decide.',
  NOTHING_TO_RESUBMIT:
    'No orders wait to be submitted again: nothing holds, or their players have changed their drafts or submitted since the undo. Look at the list of players.',
  NOTHING_TO_COPY: 'You submitted no orders for the previous turn, so there is nothing to copy.',
  NO_DRAFT_STEP: 'There is no further change to undo or redo in your draft of this turn.',
  RECEIPT_UNKNOWN: 'There is no such receipt. Choose one from the list of receipts.',
  ORDERS_TOO_MANY: `A sheet holds at most ${MOST_ORDERS} orders. Nothing was changed. Send fewer orders.`,
  QUESTION_UNKNOWN: 'You have no such question. Look at your desk again.',
  QUESTION_ANSWERED: 'This question has been answered already. The first answer counts.',
  QUESTION_CLOSED: 'The moderator has closed this question. Your standing orders answer it.',
  QUESTION_DECIDED: 'The moderator has answered this question for you. Their answer counts.',
  ANSWER_REFUSED: 'This answer is not possible. Correct the problems listed and answer again.',
  DECISION_REFUSED: 'This decision is not possible. Correct the problems listed and send it again.',
  QUESTION_GONE:
    'This question no longer needs an answer. Nothing was changed. Look at the battles again.',
  ENCOUNTER_GONE:
    'No such encounter is waiting to be resolved. Nothing was changed. Look at the battles again.',
  WINDOWS_CLOSED:
    'All windows of this phase are closed, so none can be opened again. Continue the phase, or undo it.',
  ROLL_UNKNOWN:
    'There is no such roll in the current phase. Nothing was changed. Look at the battles again.',
  ANSWERS_WITHDRAWN:
    'Your ruling was not made yet, because some answers of players would no longer count. Those answers come back if you undo the ruling.',
  ROLL_RULING_REFUSED:
    'This roll can’t be set to these values. Correct the problems listed and send it again.',
  ELSEWHERE_UNKNOWN:
    'This encounter has no battle that could be fought elsewhere, or it is already set as you ask. Nothing was changed. Look at the battles again.',
  ELSEWHERE_ENTERED:
    'The outcomes of all battles of this encounter are entered already, and they count. Nothing was changed. To enter them again, undo the phase.',
  OUTCOME_FOREIGN:
    'This outcome belongs to no battle that waits here, or its forces have changed since. Nothing was changed. Download the form of the battle again.',
  OUTCOME_NOT_ROLLED:
    'Farlane can’t fight this battle here, because another choice would have led past it. Fill the form in by hand.',
  OUTCOME_REFUSED:
    'This outcome is not possible. Nothing was changed. Correct the problems listed and enter it again.',
  NOTHING_OPEN:
    'No question to a player is open, so there is nothing to close. If a battle is fought elsewhere, enter its outcome.',
  CHECKPOINT_UNKNOWN: 'You can no longer go back to this point. Choose one from the list.',
  NOTHING_TO_UNDO: 'The campaign is at this point already, so there is nothing to undo.',
  DICE_MIXED:
    'These phases ran with the dice of more than one attempt, so they can’t all get the same dice again. Nothing was changed. Choose new dice, or go back less far.',
  VERSION_UNKNOWN:
    'The campaign has no such version, or it was undone. Choose one from the journal of the desk or from farlane turn show.',
  CAMPAIGN_UNSOUND:
    'The stored records of this campaign contradict each other, so its file could not be imported again. Run farlane doctor. To copy everything as it is, run farlane campaign backup.',
  CAMPAIGN_FILE_REFUSED:
    'This campaign file can’t be imported. Nothing was changed. Use another copy of it, or export the campaign again.',
  UPLOAD_DAMAGED:
    'The file is incomplete: it can’t be unpacked. Nothing was stored. Use another copy of it, or export the campaign again.',
  UPLOAD_LARGE:
    'What the file unpacks to is too large for the page. Nothing was stored. Ask the operator to import it on the server: farlane campaign import FILE.',
  UPLOAD_MISSING: 'The file did not arrive. Nothing was stored. Choose it and send it again.',
  CORRECTION_REFUSED:
    'This correction can’t be made. Nothing was changed, because one wrong line stops all of them. Correct the problems listed and try again.',
  EVENT_REFUSED:
    'This can’t be decided about random events. Correct the problems listed and try again.',
  RELATION_REFUSED: 'This relation can’t be set. Correct the problems listed and try again.',
  PHASE_WAITS:
    'The current phase has asked players already. Continue it, or undo it, before you change anything.',
  SIEGE_REFUSED: 'The siege can’t be fought as it is. Correct the problems listed and try again.',
  BATTLE_REFUSED: 'The battle can’t be fought as it is. Correct the problems listed and try again.',
  ODDS_UNDER_WAY: 'Your odds are being worked out already. Wait until that is done, or stop it.',
  GALAXY_REFUSED: 'No galaxy can be made like this. Correct the problems listed and try again.',
  DICE_REFUSED: 'The rolls do not fit the battle. Correct the problems listed and try again.',
  RUN_UNDER_WAY:
    'A phase of this campaign is running already. Nothing was changed. Wait until it is done, then look again.',
  RUN_CUT_OFF:
    'The server stopped before this phase was done. The earlier phases are kept. Run this one again.',
  NOTE_REFUSED: 'This note can’t be saved. Correct the problems listed and try again.',
  RULING_REFUSED: 'This ruling can’t be saved. Correct the problems listed and try again.',
  HOUSE_RULES_REFUSED:
    'House rules have at most 20,000 characters. Nothing was changed. Shorten them.',
  HOUSE_RULES_SAME:
    'The house rules say this already, so there is no new version. Nothing was changed.',
  MESSAGE_REFUSED: 'This message can’t be sent. Correct the problems listed and try again.',
  LETTER_REFUSED:
    'This letter can’t be sent. Nothing was changed. Correct the problems listed and try again.',
  NOTICE_REFUSED: 'This notice can’t be placed. Correct the problems listed and try again.',
  TIME_NOT_ASKED:
    'Nobody asks for more time here, or the deadline is that late already. Nothing was changed. Look at the letter and the clock again.',
  CONVERSATION_UNKNOWN: 'There is no such conversation. Choose one from the list of your letters.',
  ATTACHMENT_UNKNOWN: 'There is nothing to accept. Look at the letter again.',
  NO_SHADOW:
    'Orders are not open, so there is no turn to try out. Wait until orders open again. The journal shows what happens in this turn.',
  NO_PREVIEW:
    'The Opening phase issues the reports, and it is not the current phase. Run the phases before it first.',
  COPY_MIDWAY:
    'A phase waits for answers, which can’t be copied. Finish the phase or undo it, then copy the campaign.',
  THING_UNKNOWN: 'Nothing in this campaign has this id. Choose something on the map.',
  RUN_UNKNOWN: 'No such phase was run. Choose one from the journal.',
  SETUP_UNKNOWN: 'There is no such setup, or you have no seat in it. Look at your campaigns again.',
  SETUP_MODERATOR_ONLY: 'Only the moderator of this setup may do this.',
  SETUP_PLAYER_ONLY: 'Only the player of this empire, or the moderator, may do this.',
  SETUP_BLIND:
    'You play in this setup, so you can’t see or decide what other empires keep secret. Mark the player as absent: then it is chosen automatically.',
  SETUP_OVER: 'This setup has ended, so nothing was changed. Look at your campaigns.',
  SETUP_STALE:
    'Somebody has changed this step since you opened the page. Nothing was changed. Compare your entries with the current state, then send them again.',
  SETUP_ACT_REFUSED:
    'This can’t be done. Nothing was changed. Correct the problems listed and try again.',
  SETUP_SEAT_UNKNOWN: 'There is no such seat in this setup. Look at the list of players again.',
  SETUP_SEAT_TAKEN: 'Somebody has this seat. Free the seat first.',
  SETUP_SEAT_LATE:
    'Players are buying their first units, and you have seen them, so you can’t begin to play now. Go back to an earlier step first.',
  SETUP_SEATED: 'You already have a seat in this setup. A person plays one empire.',
  STORE_BUSY:
    'Another process is using the campaign’s file. Nothing was changed. Try again in a moment.',
  STORE_FULL: 'The disk is full. Nothing was changed. Free some space, then try again.',
  STORE_DAMAGED:
    'The campaign’s file is damaged. Stop the server, keep a copy of the file, and restore the last backup.',
  STORE_TOO_NEW: 'A newer version of this program wrote the campaign’s file. Install that version.',
  STORE_RESTORING: 'An operator is restoring a backup. Nothing was changed. Try again in a minute.',
  STORE_FAILED:
    'The campaign’s file could not be read or written. Nothing was changed. Check the disk and the file permissions.',
} as const;
export type UseCaseErrorCode = keyof typeof USE_CASE_ERRORS;

/** One fault in the input: its place, its code, and its text. `field`: the field of the form with the fault, if there is one. */
export type InputIssue = Readonly<{
  code: string;
  path: string;
  text: string;
  line?: number;
  field?: string;
}>;

/** A refusal that says what to do. Nothing was changed. */
export type UseCaseError = Readonly<{
  code: UseCaseErrorCode;
  text: string;
  issues: readonly InputIssue[];
}>;

export type Outcome<T> = Result<T, UseCaseError>;

/** Refuses a use case. */
export function refuse(
  code: UseCaseErrorCode,
  issues: readonly InputIssue[] = [],
): Readonly<{ ok: false; error: UseCaseError }> {
  return err({ code, text: USE_CASE_ERRORS[code], issues: firstIssues(issues, MOST_OF_FILE) });
}
