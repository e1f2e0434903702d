import { type Result, err } from '#kernel/result/result';

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
  MODERATOR_ONLY: 'Only the moderator of this campaign may do this.',
  PLAYER_ONLY: 'Only the player of an empire may do this. Sign in with the link of an empire.',
  EMPIRE_UNKNOWN: 'There is no such empire in this campaign.',
  STALE:
    'The campaign has moved on since you looked at it. Nothing was changed: look again, then decide.',
  NOT_PUBLISHED: 'There is no such report. Choose one from the list of reports.',
  ORDERS_LOCKED:
    'The turn is in processing, so orders cannot be changed now. Wait for the next report.',
  ORDERS_TOO_MANY: 'This is more than a sheet of orders can hold. Send fewer orders.',
  QUESTION_UNKNOWN: 'There is no such question to you. Look at your desk again.',
  QUESTION_ANSWERED: 'This question has been answered already; the first answer stands.',
  QUESTION_CLOSED: 'The moderator has closed this question; your standing orders answer it.',
  ANSWER_REFUSED: 'This answer cannot be given. Correct what is listed and answer again.',
  NOTHING_OPEN: 'No question is open, so there is nothing to close.',
  CHECKPOINT_UNKNOWN: 'This point is not kept any more. Choose one from the list of kept points.',
  NOTHING_TO_UNDO: 'The campaign stands at this point already: there is nothing to undo.',
  VERSION_UNKNOWN:
    'The campaign has no such version, or it was taken back. Choose one from the journal of the desk or from farlane turn show.',
  CAMPAIGN_UNSOUND:
    'What is stored of this campaign does not agree, so that nobody could bring its file in. Run farlane doctor; farlane campaign backup copies everything as it is.',
  CAMPAIGN_FILE_REFUSED:
    'This campaign file cannot be brought in, and nothing was changed. Take another copy of it, or export the campaign again.',
  RELATION_REFUSED: 'This relation cannot be set. Correct what is listed and try again.',
  PHASE_WAITS:
    'The phase that is due has asked players already. Go on with it, or undo it, before you change anything.',
  BATTLE_REFUSED: 'The battle cannot be fought as it is. Correct what is listed and try again.',
  DICE_REFUSED: 'The rolls do not fit the battle. Correct what is listed and try again.',
  RUN_UNKNOWN: 'No such phase has run. Choose one from the journal.',
  STORE_BUSY:
    'The campaign’s file is in use by another process. Nothing was changed: try again in a moment.',
  STORE_FULL: 'The disk is full. Nothing was changed: make room, then try again.',
  STORE_DAMAGED:
    'The campaign’s file is damaged. Stop, keep a copy of it, and restore the last backup.',
  STORE_TOO_NEW:
    'The campaign’s file was written by a newer version of this program. Install that version.',
  STORE_FAILED:
    'The campaign’s file could not be read or written. Nothing was changed: check disk and rights.',
} as const;
export type UseCaseErrorCode = keyof typeof USE_CASE_ERRORS;

/** One fault of what was handed in: where, which, and in words. */
export type InputIssue = Readonly<{ code: string; path: string; text: string; line?: number }>;

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
  return err({ code, text: USE_CASE_ERRORS[code], issues });
}
