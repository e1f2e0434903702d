import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import type { OrderSheet, Publication, PublicationHead, Question } from '#app/ports/turn-record';
import type { Actor, Player } from '#app/actor';
import { clockOf } from '#app/clock/clock-of';
import { isClosed } from '#app/clock/closing';
import { type UseCase, guarded } from '#app/guarded';
import { type Restore, restoredSince } from '#app/operators/restored-since';
import { dismissedBefore } from '#app/orders/dismissed-before';
import { readLastOrders } from '#app/orders/last-orders';
import { type OwnSheets, readOwnSheets } from '#app/orders/own-sheets';
import { removedAt } from '#app/orders/removed-at';
import type { Written } from '#app/orders/removed-writers';
import { type SheetStanding, sheetStanding } from '#app/orders/sheet-standing';
import { type EditionNews, editionNews } from '#app/editions/edition-news';
import type { Judged } from '#app/orders/judge-sheet';
import { questionsTo } from '#app/run/questions/questions-to';
import { readPlayer } from '#app/orders/read-player';
import { receiptOf } from '#app/orders/receipt-of';
import type { Stage } from '#app/run/phase/stage-of';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

/** A question to the player, with its content, and their answer if they gave one. */
export type OwnQuestion = Pick<
  Question,
  | 'turn'
  | 'attempt'
  | 'phase'
  | 'decision'
  | 'standing'
  | 'status'
  | 'answer'
  | 'askedAt'
  | 'seen'
  | 'until'
  | 'next'
>;

export type OwnSheet = Judged &
  Readonly<{
    hash: string;
    /** The short form of the hash. */
    receipt: string;
    savedAt: string;
    savedBy: OrderSheet['savedBy'];
    /** Doubts that the player dismissed (see `doubtKey`). */
    dismissed: readonly string[];
  }>;

export type PlayerDeskView = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  stage: Stage;
  /** Orders are open, but this player is too late. @rule TURN-5 */
  isClosed: boolean;
  /** Null before the first turn opens. */
  issued: Readonly<{
    turn: number;
    edition: number;
    publishedAt: string;
    news: EditionNews;
    view: EmpireView;
    seen: readonly SeenEvent[];
  }> | null;
  /** Compares the two sheets below. */
  standing: SheetStanding;
  /** The player's draft. */
  sheet: OwnSheet | null;
  /** The submitted sheet, which is carried out when the turn begins. */
  submitted: OwnSheet | null;
  /** Whether the draft can undo and redo a step. */
  steps: Readonly<{ undo: boolean; redo: boolean }>;
  /** The number of orders that the player submitted for the previous turn. */
  ordersBefore: number;
  /** The doubts that they dismissed then, as long as they have no draft of this turn. */
  dismissedBefore: readonly string[];
  questions: readonly OwnQuestion[];
  /**
   * The time when standing orders answer open questions: the hour of the reports, the same for all. Null: when the
   * moderator closes them.
   */
  questionsUntil: string | null;
  /**
   * An operator restored a backup since the turn opened, so that orders and answers may be lost. Null: none did, or the player has
   * submitted orders since.
   */
  restored: Restore | null;
  /** There is such an hour, but the clock is paused, so it does not pass until the clock resumes. */
  isClockPaused: boolean;
}>;

/**
 * A player's desk: their last report, their own orders and questions. While a turn is in processing it shows only that,
 * the same whether or not somebody is asked. @rule FOG-1
 */
export const readPlayerDesk = ({
  store,
  clock: { now },
  kept,
}: Ports): UseCase<Readonly<{ actor: Actor }>, PlayerDeskView> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const read = await store.read((reader) => readUnjudged(reader, actor, now()));
    if (!read.ok) return read;
    const { desk, issued, sheets } = read.value;
    if (issued === undefined) return ok({ ...desk, ...NO_SHEETS });
    // Nobody waits for verdicts in order to read.
    const judge: Judge = ({ hash, orders }) =>
      kept.judged({ campaign: actor.campaign, issued, hash, orders });
    return ok({ ...desk, ...(await judgedSheets(sheets, judge)) });
  });

type Unjudged = Readonly<{
  desk: Omit<PlayerDeskView, keyof BothSheets>;
  /** What the sheets were written from. */
  issued: Publication | undefined;
  sheets: OwnSheets;
}>;

/** A player's desk without the verdicts on their sheets. */
async function readUnjudged(
  reader: StoreReader,
  actor: Player,
  now: string,
): Promise<Outcome<Unjudged>> {
  const read = await readPlayer(reader, actor);
  if (!read.ok) return read;
  const { campaign, stage, issued } = read.value;
  const { id, slug, name } = campaign;
  const clock = await clockOf(reader, id);
  const isLate = stage === 'orders' && isClosed(clock, actor.empire, now);
  const head = { campaign: { slug, name }, stage, isClosed: isLate };
  if (issued === undefined) {
    const none = { issued: null, questions: [], restored: null, ...NO_HOUR };
    return ok({ desk: { ...head, ...NOTHING_BESIDE, ...none }, issued, sheets: NO_OWN });
  }
  const { turn, edition, publishedAt, seen } = issued;
  const heads = await reader.issuedTo(id, actor.empire);
  const news = editionNews(heads, issued);
  const view: EmpireView = { ...issued.view, stage };
  const sheets = await sheetsOf(reader, id, { turn, empire: actor.empire });
  const questions = await questionsTo(reader, campaign, actor.empire);
  const desk = {
    ...head,
    issued: { turn, edition, publishedAt, news, view, seen },
    ...(await besideDraft(reader, id, { ...sheets, turn, empire: actor.empire })),
    questions: questions.map(ownQuestion),
    restored: stillOf(await restoredSince(reader, campaign, openedAt(heads, turn)), sheets),
    ...hourOf(clock),
  };
  return ok({ desk, issued, sheets });
}

type Hour = Pick<PlayerDeskView, 'questionsUntil' | 'isClockPaused'>;

const NO_HOUR: Hour = { questionsUntil: null, isClockPaused: false };

/** The time until which questions are open. A manual or paused clock closes none. @rule TURN-7 */
function hourOf({ settings, reportsAt, pausedAt }: TurnClock): Hour {
  if (settings.mode === 'manual' || reportsAt === null) return NO_HOUR;
  const isClockPaused = pausedAt !== null;
  return { questionsUntil: isClockPaused ? null : reportsAt, isClockPaused };
}

/** The time when the reports of a turn were issued, before any correction. */
const openedAt = (heads: readonly PublicationHead[], turn: number): string =>
  heads.findLast((head) => head.turn === turn && head.kind !== 'amendment')?.publishedAt ?? '';

/** A restore matters until the player has submitted orders after it. */
const stillOf = (restore: Restore | null, { submitted }: OwnSheets): Restore | null =>
  restore !== null && submitted !== undefined && submitted.submittedAt > restore.at
    ? null
    : restore;

/** The player's sheets. The sheet of a removed predecessor is not theirs, even if the turn continues with it. */
async function sheetsOf(reader: StoreReader, id: CampaignId, which: Written): Promise<OwnSheets> {
  const { draft, submitted } = await readOwnSheets(reader, id, which);
  const since = await removedAt(reader, id, which.empire);
  const own = (sheet: OrderSheet | undefined): OrderSheet | undefined =>
    sheet !== undefined && sheet.submittedAt > since ? sheet : undefined;
  return { draft: own(draft), submitted: own(submitted) };
}

const NO_OWN: OwnSheets = { draft: undefined, submitted: undefined };
const NO_SHEETS = { standing: 'none', sheet: null, submitted: null } as const;
const NOTHING_BESIDE = {
  steps: { undo: false, redo: false },
  ordersBefore: 0,
  dismissedBefore: [],
} as const;

/** Actions that the draft offers: undo, redo, copy. */
async function besideDraft(
  reader: StoreReader,
  id: CampaignId,
  { draft, turn, empire }: OwnSheets & Readonly<{ turn: number; empire: EmpireId }>,
): Promise<Pick<PlayerDeskView, 'steps' | 'ordersBefore' | 'dismissedBefore'>> {
  const before = await readLastOrders(reader, id, { turn, empire });
  const isStep = async (by: number): Promise<boolean> => {
    const step = draft && (await reader.draftStep(id, { turn, empire, step: draft.step + by }));
    return step !== undefined;
  };
  const steps = { undo: await isStep(-1), redo: await isStep(1) };
  const dismissed = await dismissedBefore(reader, id, { turn, empire });
  return { steps, ordersBefore: before.length, dismissedBefore: dismissed };
}

type BothSheets = Pick<PlayerDeskView, 'standing' | 'sheet' | 'submitted'>;

type Judge = (sheet: OrderSheet) => Promise<Judged>;

async function judgedSheets(sheets: OwnSheets, judge: Judge): Promise<BothSheets> {
  const standing = sheetStanding(sheets);
  const own = (sheet: OrderSheet | undefined): Promise<OwnSheet> | null =>
    sheet === undefined ? null : ownSheet(sheet, judge);
  const [sheet, submitted] = await Promise.all([own(sheets.draft), own(sheets.submitted)]);
  return { standing, sheet, submitted };
}

const ownSheet = async (sheet: OrderSheet, judge: Judge): Promise<OwnSheet> => ({
  ...(await judge(sheet)),
  hash: sheet.hash,
  receipt: receiptOf(sheet.hash),
  savedAt: sheet.submittedAt,
  savedBy: sheet.savedBy,
  dismissed: sheet.dismissed,
});

/** Copied field by field, because the player must not see how often the moderator has acted. */
const ownQuestion = (question: Question): OwnQuestion => ({
  turn: question.turn,
  attempt: question.attempt,
  phase: question.phase,
  decision: question.decision,
  standing: question.standing,
  status: question.status,
  answer: question.answer,
  askedAt: question.askedAt,
  seen: question.seen,
  until: question.until,
  ...(question.next && { next: question.next }),
});
