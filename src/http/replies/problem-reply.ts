import type { UseCaseError, UseCaseErrorCode } from '#app/use-case-error';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { SHARED_TEXTS } from '#http/words/texts';
import {
  type PageReply,
  pageReply,
  type PlainReply,
  type ProblemReply,
  type Reply,
} from './reply.ts';
import { TEXTS } from './texts.ts';

/** What each refusal of a use case is in HTTP: leave one out and the build fails. */
const STATUSES: Readonly<Record<UseCaseErrorCode, number>> = {
  CAMPAIGN_UNKNOWN: 404,
  CAMPAIGN_NAME: 422,
  CAMPAIGN_NAME_TAKEN: 422,
  SCENARIO_UNKNOWN: 404,
  SCENARIO_REFUSED: 422,
  SETUP_REFUSED: 422,
  SETTINGS_REFUSED: 422,
  FORCE_LISTS_REFUSED: 422,
  CLASS_GONE: 404,
  LIST_REFUSED: 422,
  LIST_UNKNOWN: 404,
  LIST_STALE: 409,
  LISTS_TOO_MANY: 409,
  CLASS_UNKNOWN: 404,
  SIGN_IN_UNKNOWN: 404,
  SESSION_ENDED: 403,
  SEAT_HAS_ACCOUNT: 409,
  SEAT_ENDED: 403,
  SEAT_CHANGED: 409,
  SEAT_UNKNOWN: 404,
  SEAT_REFUSED: 422,
  ACCOUNT_UNKNOWN: 404,
  ACCOUNT_REFUSED: 422,
  PASSWORD_WRONG: 422,
  OPERATOR_ONLY: 403,
  OPERATOR_LINK_UNKNOWN: 404,
  OPERATOR_UNKNOWN: 404,
  OPERATOR_PASSWORD_WRONG: 422,
  BACKUP_UNKNOWN: 404,
  BACKUP_FAILED: 409,
  BACKUP_SCHEDULE_REFUSED: 422,
  RESTORE_FAILED: 409,
  RESET_REFUSED: 403,
  OWNER_ONLY: 403,
  MODERATOR_BLIND: 403,
  NOT_BLIND: 409,
  REASON_MISSING: 422,
  SPECTATOR_ONLY: 403,
  SPECTATOR_VIEW_CLOSED: 403,
  MODERATOR_ONLY: 403,
  PLAYER_ONLY: 403,
  DEPUTY_MAY_NOT: 403,
  STAND_IN_REFUSED: 422,
  STAND_IN_UNKNOWN: 409,
  STAND_IN_FOR_GOOD: 409,
  MACHINE_TURN_UNKNOWN: 404,
  PROPOSAL_LATE: 409,
  EMPIRE_UNKNOWN: 404,
  NO_VOTES: 409,
  VOTE_LOST: 403,
  VOTE_LATER: 409,
  PROPOSAL_REFUSED: 422,
  PROPOSAL_OPEN: 409,
  PROPOSAL_UNKNOWN: 404,
  PROPOSAL_FOREIGN: 403,
  PROPOSAL_SETTLED: 409,
  DECIDED_BY_VOTE: 403,
  STALE: 409,
  NOT_PUBLISHED: 404,
  ORDERS_LOCKED: 409,
  NOTHING_SUBMITTED: 409,
  DEADLINE_PASSED: 409,
  TOO_MANY_MISSING: 409,
  CLOCK_REFUSED: 422,
  CLOCK_STATE: 409,
  NOTHING_TO_COPY: 409,
  NOTHING_TO_RESUBMIT: 409,
  OUTCOME_NOT_ROLLED: 409,
  HOUSE_RULES_REFUSED: 422,
  HOUSE_RULES_SAME: 422,
  SETTINGS_SAME: 422,
  UPLOAD_DAMAGED: 422,
  UPLOAD_LARGE: 413,
  UPLOAD_MISSING: 422,
  TIME_NOT_ASKED: 409,
  NO_DRAFT_STEP: 409,
  RECEIPT_UNKNOWN: 404,
  ORDERS_TOO_MANY: 413,
  QUESTION_UNKNOWN: 404,
  QUESTION_ANSWERED: 409,
  QUESTION_CLOSED: 409,
  QUESTION_DECIDED: 409,
  ANSWER_REFUSED: 422,
  DECISION_REFUSED: 422,
  QUESTION_GONE: 409,
  ENCOUNTER_GONE: 409,
  WINDOWS_CLOSED: 409,
  ROLL_UNKNOWN: 409,
  ROLL_RULING_REFUSED: 422,
  ELSEWHERE_UNKNOWN: 409,
  ELSEWHERE_ENTERED: 409,
  ANSWERS_WITHDRAWN: 409,
  OUTCOME_FOREIGN: 409,
  OUTCOME_REFUSED: 422,
  NOTHING_OPEN: 409,
  CHECKPOINT_UNKNOWN: 404,
  NOTHING_TO_UNDO: 409,
  DICE_MIXED: 409,
  VERSION_UNKNOWN: 404,
  CAMPAIGN_UNSOUND: 409,
  CAMPAIGN_FILE_REFUSED: 422,
  CORRECTION_REFUSED: 422,
  EVENT_REFUSED: 422,
  RELATION_REFUSED: 422,
  PHASE_WAITS: 409,
  BATTLE_REFUSED: 422,
  SIEGE_REFUSED: 422,
  ODDS_UNDER_WAY: 409,
  GALAXY_REFUSED: 422,
  DICE_REFUSED: 422,
  RUN_UNDER_WAY: 409,
  RUN_CUT_OFF: 503,
  NOTE_REFUSED: 422,
  RULING_REFUSED: 422,
  MESSAGE_REFUSED: 422,
  LETTER_REFUSED: 422,
  NOTICE_REFUSED: 422,
  CONVERSATION_UNKNOWN: 404,
  ATTACHMENT_UNKNOWN: 404,
  NO_SHADOW: 409,
  NO_PREVIEW: 409,
  COPY_MIDWAY: 409,
  THING_UNKNOWN: 404,
  RUN_UNKNOWN: 404,
  SETUP_UNKNOWN: 404,
  SETUP_MODERATOR_ONLY: 403,
  SETUP_PLAYER_ONLY: 403,
  SETUP_BLIND: 403,
  SETUP_OVER: 409,
  SETUP_STALE: 409,
  SETUP_ACT_REFUSED: 422,
  SETUP_SEAT_UNKNOWN: 404,
  SETUP_SEAT_TAKEN: 409,
  SETUP_SEAT_LATE: 409,
  SETUP_SEATED: 409,
  STORE_BUSY: 503,
  STORE_FULL: 507,
  STORE_DAMAGED: 500,
  STORE_TOO_NEW: 500,
  STORE_RESTORING: 503,
  STORE_FAILED: 500,
};

export const statusOf = ({ code }: UseCaseError): number => STATUSES[code];

/** The heading of a problem by its status. */
const TITLES: Readonly<Record<number, string>> = {
  200: TEXTS.notYet,
  403: TEXTS.youCantOpenThisPage,
  404: TEXTS.pageNotFound,
  409: TEXTS.nothingWasChanged,
  413: TEXTS.tooManyRequests,
  422: TEXTS.thisCantBeDone,
};

export type Way = Readonly<{ href: string; label: string }>;

type MessageContent = Readonly<{
  title: string;
  text: string;
  details: readonly string[];
  ways: readonly Link[];
}>;

export const MESSAGE_PAGE = template<MessageContent>('message');

type Message = Readonly<{
  ways: readonly Way[];
  details?: readonly string[];
  refusal?: UseCaseErrorCode | null;
}>;

/** A page that says what went wrong and what to do. */
export function messageReply(
  status: number,
  text: string,
  { ways, details = [], refusal = null }: Message,
): ProblemReply {
  const title = TITLES[status] ?? TEXTS.somethingWentWrong;
  return { kind: 'problem', status, title, text, details, ways, refusal };
}

/** A problem becomes the page that tells of it; every other reply stays as it is. */
export function asSent(reply: Reply): SentReply {
  if (reply.kind !== 'problem') return reply;
  const { title, text, details, ways, status } = reply;
  return pageReply(MESSAGE_PAGE, { title, text, details, ways }, { title, status });
}

/** What goes out. */
export type SentReply = PageReply | Exclude<PlainReply, ProblemReply>;

/** A refusal of a use case as a page. */
export function problemReply(error: UseCaseError, way: Way): ProblemReply {
  const details = error.issues.map((issue) =>
    issue.path === '' ? issue.text : `${issue.path}: ${issue.text}`,
  );
  return messageReply(statusOf(error), error.text, { ways: [way], details, refusal: error.code });
}

/** The same answer for what does not exist and for what belongs to somebody else. */
export const nothingHere = (): ProblemReply =>
  messageReply(404, TEXTS.thereIsNoSuchPage, {
    ways: [{ href: '/', label: SHARED_TEXTS.toYourCampaigns }],
  });
