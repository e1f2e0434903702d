import { amend, amendmentOf } from '#engine/turn/amend';
import type { RuledRoll } from '#kernel/dice/ruled-roll';
import { hashOf } from '#kernel/result/hash';
import { readViews } from '#app/run/phase/snapshot';
import { elsewhereIn } from '#app/run/questions/elsewhere';
import { computePhase } from '#app/run/phase/compute-phase';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { PhaseRun, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import type {
  AnswerOf,
  AnsweredDecision,
  Decider,
  DecisionOf,
  DecisionKind,
} from '#model/decisions/decision';

type Past = Readonly<{
  campaign: Campaign;
  run: PhaseRun;
  state: CampaignState;
  record: RunRecord;
}>;

/**
 * Computes a phase again from the state before it, the orders, the secret, the answers and the rulings on dice, or an
 * amendment from its event, and checks that the result is the same.
 */
export async function comesOutTheSame(
  reader: StoreReader,
  { campaign, run, state, record }: Past,
): Promise<boolean> {
  if (run.kind === 'amendment') return isAmendedSo(state, record);
  const { turn, attempt, phase, version } = run;
  const { id } = campaign;
  const sheets = phase === 'opening' ? [] : await reader.sheets(id, turn);
  const views = await readViews(reader, id, { sheets, before: version });
  const decide = answersAsGiven(record.decided);
  const past = { campaign: { ...campaign, attempt }, state, sheets, views };
  const elsewhere = elsewhereIn(record.decided);
  const again = computePhase({ ...past, decide, ruled: ruledIn(record), elsewhere });
  return again.done && hashOf(again.record) === hashOf(record);
}

/** An amendment has exactly one event. */
function isAmendedSo(state: CampaignState, record: RunRecord): boolean {
  const [event] = record.events;
  const amendment = event && amendmentOf(event);
  if (amendment === undefined) return false;
  const { events } = amend(state, amendment);
  return hashOf({ events, rolls: [], decided: [] }) === hashOf(record);
}

/** The moderator's rulings on dice. */
const ruledIn = ({ rolls }: RunRecord): readonly RuledRoll[] =>
  rolls
    .filter(({ ruled }) => ruled === true)
    .map(({ id, purpose: { text: purpose }, faces, values }) => ({ id, purpose, faces, values }));

/** Gives each question its recorded answer. */
function answersAsGiven(decided: readonly AnsweredDecision[]): Decider {
  const byId = new Map(decided.map((one) => [one.decision, one]));
  return <K extends DecisionKind>(decision: DecisionOf<K>) => {
    const known = byId.get(decision.id);
    // It is stored with its question.
    return known === undefined ? undefined : { answer: known.answer as AnswerOf<K>, by: known.by };
  };
}
