import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet, Question } from '#app/ports/turn-record';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Judged, judgeSheet } from '#app/run/judge-sheet';
import { readPlayer } from '#app/run/read-player';
import { receiptOf } from '#app/run/receipt-of';
import type { Stage } from '#app/run/stage-of';
import { type Outcome, refuse } from '#app/use-case-error';

/** His question, with all that it shows, and his answer if he gave one. */
export type OwnQuestion = Pick<
  Question,
  'turn' | 'attempt' | 'phase' | 'decision' | 'standing' | 'status' | 'answer' | 'askedAt'
>;

export type OwnSheet = Judged &
  Readonly<{ status: OrderSheet['status']; receipt: string; hash: string; submittedAt: string }>;

export type PlayerDeskView = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  stage: Stage;
  /** Null before the first turn opens. */
  issued: Readonly<{
    turn: number;
    edition: number;
    publishedAt: string;
    view: EmpireView;
    seen: readonly SeenEvent[];
  }> | null;
  sheet: OwnSheet | null;
  questions: readonly OwnQuestion[];
}>;

/**
 * A player's desk: what he was issued last, his own orders, his own questions. Of the work on the
 * turn he learns that it is going on, the same whether or not somebody is asked. @rule FOG-1
 */
export const readPlayerDesk = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, PlayerDeskView> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<PlayerDeskView>> => {
      const desk = await readPlayer(reader, actor);
      if (!desk.ok) return desk;
      const { campaign, stage, issued } = desk.value;
      const { id, slug, name, version } = campaign;
      const head = { campaign: { slug, name }, stage };
      if (issued === undefined) return ok({ ...head, issued: null, sheet: null, questions: [] });
      const { turn, edition, publishedAt, seen } = issued;
      const view: EmpireView = { ...issued.view, stage };
      const sheet = await reader.sheet(id, turn, actor.empire);
      const questions = await reader.questions(id, version + 1);
      return ok({
        ...head,
        issued: { turn, edition, publishedAt, view, seen },
        sheet: sheet === undefined ? null : ownSheet(issued.view, sheet),
        questions: questions
          .filter(({ decision }) => decision.asked === actor.empire)
          .map(ownQuestion),
      });
    });
  });

const ownSheet = (view: EmpireView, sheet: OrderSheet): OwnSheet => ({
  ...judgeSheet(view, sheet.orders),
  status: sheet.status,
  receipt: receiptOf(sheet.hash),
  hash: sheet.hash,
  submittedAt: sheet.submittedAt,
});

/** Field by field: how often the moderator has moved is no affair of his. */
const ownQuestion = (question: Question): OwnQuestion => ({
  turn: question.turn,
  attempt: question.attempt,
  phase: question.phase,
  decision: question.decision,
  standing: question.standing,
  status: question.status,
  answer: question.answer,
  askedAt: question.askedAt,
});
