import { firstIssues, MOST_OF_FILE } from '#content/first-issues';
import { type Result, err } from '#kernel/result/result';
import { MOST_ORDERS } from '#model/orders/sheet-limits';

/** Why a use case was refused, each with what to do about it. */
export const USE_CASE_ERRORS = {
  CAMPAIGN_UNKNOWN: 'There is no such campaign. Choose one from the list of campaigns.',
  CAMPAIGN_NAME: 'Give the campaign a name of 1 to 80 characters.',
  SCENARIO_UNKNOWN: 'There is no such scenario. Choose one from the list of scenarios.',
  SCENARIO_REFUSED: 'The scenario cannot be played as it is. Correct what is listed and try again.',
  SETTINGS_REFUSED: 'These settings cannot be chosen. Correct what is listed and try again.',
  FORCE_LISTS_REFUSED: 'The force lists cannot be read. Correct what is listed and try again.',
  SIGN_IN_UNKNOWN: 'This link is not valid any more. Ask the moderator for a new one.',
  SESSION_ENDED: 'You are not signed in any more. Open your link again.',
  SEAT_HAS_ACCOUNT:
    'An account sits in this seat. Sign in to it; if its password is lost, ask the moderator for a new link.',
  SEAT_ENDED: 'You do not sit here any more. If that is a mistake, ask the moderator.',
  SEAT_CHANGED:
    'What you may do here was changed just now, and of what you sent nothing was done. Open the page again.',
  SEAT_UNKNOWN: 'There is no such seat any more. Look at the list of people again.',
  SEAT_REFUSED: 'This seat cannot be given so. Correct what is listed and try again.',
  ACCOUNT_UNKNOWN: 'There is no such account on this server, or it sits nowhere.',
  ACCOUNT_REFUSED: 'This is not possible as it is. Correct what is listed and send it again.',
  PASSWORD_WRONG:
    'Name and password do not fit together. Try again; if the password is lost, ask the moderator of your campaign for a new link.',
  OPERATOR_ONLY: 'Only an operator of this server may do this.',
  OPERATOR_LINK_UNKNOWN:
    'This operator link is not valid any more. Make a new one at the machine: farlane operator link.',
  OPERATOR_UNKNOWN: 'No operator has this name. Look at the list: farlane operator list.',
  OPERATOR_PASSWORD_WRONG:
    'This is not the password of your account. Nothing was done: type it again.',
  BACKUP_UNKNOWN: 'There is no such backup any more. Choose one from the list of backups.',
  BACKUP_FAILED:
    'The backup could not be made, and nothing was changed. Correct what is listed and try again.',
  BACKUP_SCHEDULE_REFUSED:
    'Backups can’t be scheduled like this. Correct what is listed and try again.',
  RESTORE_FAILED:
    'The backup could not be restored, and all campaigns are as they were. Correct what is listed and try again.',
  RESET_REFUSED:
    'By this link no password can be set. Take the seat with another account, or sign in to the one that sits there.',
  OWNER_ONLY: 'Only the owner of this campaign may do this.',
  MODERATOR_BLIND:
    'You play in this campaign, so what others do is closed to you. Open the truth first, with a reason that all players read.',
  NOT_BLIND: 'The truth of this campaign is open to you already.',
  REASON_MISSING: 'Give a reason of 1 to 500 characters. All players read it.',
  SPECTATOR_ONLY: 'Only a spectator of this campaign may do this.',
  MODERATOR_ONLY: 'Only the moderator of this campaign may do this.',
  PLAYER_ONLY: 'Only the player of an empire may do this. Sign in with the link of an empire.',
  DEPUTY_MAY_NOT:
    'A deputy edits the draft; submitting it is for the player. Ask him, or have the moderator allow you more.',
  EMPIRE_UNKNOWN: 'There is no such empire in this campaign.',
  STALE:
    'The campaign has moved on since you looked at it. Nothing was changed: look again, then decide.',
  NOT_PUBLISHED: 'There is no such report. Choose one from the list of reports.',
  ORDERS_LOCKED:
    'The turn is in processing, so orders cannot be changed now. Wait for the next report.',
  NOTHING_SUBMITTED: 'Nothing of yours is submitted, so there is nothing to withdraw.',
  DEADLINE_PASSED:
    'The deadline has passed, and nothing was changed. Ask the moderator for an extension: he can give one until the turn begins.',
  TOO_MANY_MISSING:
    'More players are missing than this campaign’s turns may begin without. Move the deadline, or say that the turn shall begin all the same.',
  CLOCK_REFUSED: 'The clock cannot be set like this. Correct what is listed and try again.',
  CLOCK_STATE:
    'The clock does not stand as this asks for. Nothing was changed: look at it again, then decide.',
  NOTHING_TO_COPY: 'You submitted nothing for the turn before, so there is nothing to copy.',
  NO_DRAFT_STEP: 'Your draft of this turn has no other step there to go to.',
  RECEIPT_UNKNOWN: 'There is no such receipt. Choose one from the list of receipts.',
  ORDERS_TOO_MANY: `A sheet holds at most ${MOST_ORDERS} orders. Nothing was changed. Send fewer orders.`,
  QUESTION_UNKNOWN: 'There is no such question to you. Look at your desk again.',
  QUESTION_ANSWERED: 'This question has been answered already; the first answer stands.',
  QUESTION_CLOSED: 'The moderator has closed this question; your standing orders answer it.',
  QUESTION_DECIDED: 'The moderator has answered this question in your place; his answer stands.',
  ANSWER_REFUSED: 'This answer cannot be given. Correct what is listed and answer again.',
  DECISION_REFUSED: 'This cannot be decided so. Correct what is listed and send it again.',
  QUESTION_GONE:
    'This question does not wait for an answer any more. Nothing was changed: look at the battles again.',
  ENCOUNTER_GONE:
    'No such encounter waits to be resolved. Nothing was changed: look at the battles again.',
  WINDOWS_CLOSED:
    'All windows of this phase were closed, so none of it can be opened. Go on, or take the phase back.',
  ROLL_UNKNOWN:
    'There is no such roll in the phase that is due. Nothing was changed: look at the battles again.',
  ANSWERS_WITHDRAWN:
    'Nothing is ruled yet: answers that were given would not count any more. They come back if you take the ruling back.',
  ROLL_RULING_REFUSED: 'A die cannot be ruled so. Correct what is listed and send it again.',
  ELSEWHERE_UNKNOWN:
    'This encounter does not stand before a battle that could be fought elsewhere, or stands as you ask already. Nothing was changed: look at the battles again.',
  ELSEWHERE_ENTERED:
    'What the battles of this encounter came to is entered already, and counts; no other waits. Nothing was changed: undo the phase to have it asked anew.',
  OUTCOME_FOREIGN:
    'This outcome is not of a battle that waits here, or its forces are not those of now. Nothing was changed: take the form of the battle anew.',
  OUTCOME_REFUSED:
    'This outcome cannot be, and nothing was changed. Correct what is listed and enter it again.',
  NOTHING_OPEN:
    'No question is open to players, so there is nothing to close. What a battle came to that is fought elsewhere, a moderator enters.',
  CHECKPOINT_UNKNOWN: 'This point is not kept any more. Choose one from the list of kept points.',
  NOTHING_TO_UNDO: 'The campaign stands at this point already: there is nothing to undo.',
  DICE_MIXED:
    'These phases ran with the dice of more than one attempt, so they can’t all get the same dice again. Nothing was changed. Choose new dice, or go back less far.',
  VERSION_UNKNOWN:
    'The campaign has no such version, or it was taken back. Choose one from the journal of the desk or from farlane turn show.',
  CAMPAIGN_UNSOUND:
    'What is stored of this campaign does not agree, so that nobody could bring its file in. Run farlane doctor; farlane campaign backup copies everything as it is.',
  CAMPAIGN_FILE_REFUSED:
    'This campaign file cannot be brought in, and nothing was changed. Take another copy of it, or export the campaign again.',
  CORRECTION_REFUSED:
    'This correction cannot be made, and nothing was changed: one wrong line holds up all. Correct what is listed and try again.',
  RELATION_REFUSED: 'This relation cannot be set. Correct what is listed and try again.',
  PHASE_WAITS:
    'The phase that is due has asked players already. Go on with it, or undo it, before you change anything.',
  BATTLE_REFUSED: 'The battle cannot be fought as it is. Correct what is listed and try again.',
  ODDS_UNDER_WAY:
    'Battles of yours are being fought already. Wait until they are done, or stop them.',
  GALAXY_REFUSED: 'No galaxy can be made so. Correct what is listed and try again.',
  DICE_REFUSED: 'The rolls do not fit the battle. Correct what is listed and try again.',
  RUN_UNDER_WAY:
    'The campaign is being run already. Nothing was changed: wait until that is done, then look again.',
  RUN_CUT_OFF:
    'The server stopped before this phase was done. The phases before it are kept: run this one again.',
  NOTE_REFUSED: 'This note cannot be kept. Correct what is listed and try again.',
  RULING_REFUSED: 'This ruling cannot be kept. Correct what is listed and try again.',
  MESSAGE_REFUSED: 'This message cannot be sent. Correct what is listed and try again.',
  NO_SHADOW:
    'Orders are not open, so there is no turn to try. Wait for the next orders; the journal shows what happens in this one.',
  NO_PREVIEW: 'Reports are issued by the Opening, and that is not the phase that is due.',
  RUN_UNKNOWN: 'No such phase has run. Choose one from the journal.',
  STORE_BUSY:
    'The campaign’s file is in use by another process. Nothing was changed: try again in a moment.',
  STORE_FULL: 'The disk is full. Nothing was changed: make room, then try again.',
  STORE_DAMAGED:
    'The campaign’s file is damaged. Stop, keep a copy of it, and restore the last backup.',
  STORE_TOO_NEW:
    'The campaign’s file was written by a newer version of this program. Install that version.',
  STORE_RESTORING: 'An operator is restoring a backup. Nothing was changed: try again in a minute.',
  STORE_FAILED:
    'The campaign’s file could not be read or written. Nothing was changed: check disk and rights.',
} as const;
export type UseCaseErrorCode = keyof typeof USE_CASE_ERRORS;

/** One fault of what was handed in: where, which, and in words. `field`: the field of the form that it is about, where one is. */
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
