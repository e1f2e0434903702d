import type { BattleWindows, EncounterWindows } from '#app/ports/desk-record';
import type { Question } from '#app/ports/turn-record';
import type { DecisionId, EncounterId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';
import { computeDue, dueDecider } from '#app/run/phase/compute-due';
import { hourOf } from './hour-of.ts';
import { isAskedIn, windowsOf } from './is-asked-in.ts';
import type { Snapshot } from '#app/run/phase/snapshot';

type Wish = Readonly<{
  encounter: EncounterId;
  windows: BattleWindows | null;
  at: string;
  by: EncounterWindows['by'];
}>;

/** The result of the moderator's choice for the windows of an encounter. */
export type WindowsSet = Readonly<{
  ruling: EncounterWindows;
  /** Existing questions of the encounter that it closes, opens again or gives to somebody else. */
  changed: readonly Question[];
  /** The phase after that. */
  snapshot: Snapshot;
}>;

/** Sets how far players are asked in one encounter. @rule TURN-4 */
export function windowsSet(snapshot: Snapshot, { encounter, windows, at, by }: Wish): WindowsSet {
  const { campaign, questions } = snapshot;
  const version = campaign.version + 1;
  const passed = passedIn(snapshot, encounter);
  const ruling: EncounterWindows = { version, encounter, windows, passed, at, by };
  const others = snapshot.windows.filter((one) => one.encounter !== encounter);
  const inForce = { battles: campaign.rules.battles, windows: [...others, ruling] };
  const asked = questions.filter((one) => isOf(encounter, one));
  const isPutBack = reopened(asked, windowsOf(snapshot.windows, encounter));
  const changed = asked.flatMap((question): readonly Question[] => {
    const isAsked = isAskedIn(question.decision, inForce);
    const atDesk = windows === 'desk';
    if (question.status === 'open' && !isAsked) {
      return [{ ...question, status: 'closed', settledAt: at }];
    }
    const until = atDesk ? null : hourOf(snapshot, question.decision, at);
    if (isAsked && isPutBack(question)) {
      return [{ ...question, status: 'open', settledAt: null, askedAt: at, until, atDesk }];
    }
    return question.status === 'open' && question.atDesk !== atDesk
      ? [{ ...question, askedAt: at, until, atDesk }]
      : [];
  });
  const isChanged = (one: Question): Question =>
    changed.find(({ decision }) => decision.id === one.decision.id) ?? one;
  const after = { ...snapshot, windows: inForce.windows, questions: questions.map(isChanged) };
  return { ruling, changed, snapshot: after };
}

const isOf = (encounter: EncounterId, { decision, status }: Question): boolean =>
  status !== 'withdrawn' && decision.encounter === encounter && decision.asked !== MODERATOR;

/** Questions that an earlier choice closed can be opened again, as long as the encounter has not continued. */
function reopened(
  asked: readonly Question[],
  before: EncounterWindows | undefined,
): (question: Question) => boolean {
  const at = before?.at ?? null;
  const hasGoneOn = asked.some(({ askedAt }) => at !== null && askedAt > at);
  return ({ status, settledAt }) => status === 'closed' && settledAt === at && !hasGoneOn;
}

/** The answers of standing orders in an encounter before the last question that a person was asked. */
function passedIn(snapshot: Snapshot, encounter: EncounterId): readonly DecisionId[] {
  const order: DecisionId[] = [];
  const decide = dueDecider(snapshot);
  computeDue(snapshot, (decision, standing) => {
    if (decision.encounter === encounter) order.push(decision.id);
    return decide(decision, standing);
  });
  const put = new Set(
    snapshot.questions.flatMap((one) => (isOf(encounter, one) ? [one.decision.id] : [])),
  );
  const last = order.findLastIndex((id) => put.has(id));
  return order.slice(0, Math.max(0, last)).filter((id) => !put.has(id));
}
