import type { RollId } from '#kernel/dice/dice';
import { ok } from '#kernel/result/result';
import { beginRefusal } from '#app/clock/begin-refusal';
import { type Absent, readAbsent, withAbsentOrders } from '#app/machine/absent-orders';
import { isDue } from '#app/clock/is-due';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { AuditAct, CampaignId, Signature } from '#app/ports/campaign-record';
import type { RollRuling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { Decision } from '#model/decisions/decision';
import type { Roll } from '#model/rolls/roll-purpose';
import { computeDue } from './compute-due.ts';
import { answeredAhead, withQuestions } from '#app/run/questions/answered-ahead';
import { foreseenQuestions } from '#app/run/questions/foreseen-questions';
import { openedBeside } from '#app/run/questions/opened-beside';
import type { Computed, Opened } from './compute-phase.ts';
import { goesOnIn } from '#app/run/questions/goes-on-in';
import type { PhaseCache } from './phase-cache.ts';
import { closedUnasked } from '#app/run/questions/closed-unasked';
import { metUnasked } from '#app/run/questions/met-unasked';
import { newQuestion } from '#app/run/questions/new-question';
import { phaseChanges } from './phase-changes.ts';
import { retrying } from '#app/retrying';
import { ruledRolls } from '#app/run/questions/ruled-rolls';
import { type Snapshot, readSnapshot } from './snapshot.ts';
import { stageOf } from './stage-of.ts';
import type { OpenQuestion, Step } from './step.ts';

type Asked = Readonly<{
  campaign: CampaignId;
  version: number;
  by: Signature;
  /** The turn begins with any number of players missing, because the moderator chose so. */
  passOver?: boolean;
  /** A waiting phase continues by itself where its players have answered, regardless of the clock. */
  isAnswered?: boolean;
  /** The cache from earlier phases of the same run. */
  cache?: PhaseCache;
}>;

/** Runs the current phase in one transaction, if the campaign is still at the version that the person looked at. */
export async function stepPhase(ports: Ports, asked: Asked): Promise<Outcome<Step>> {
  return retrying(async () => {
    const now = ports.clock.now();
    const read = await ports.store.read((reader) => readBefore(reader, { ...asked, now }));
    if (!read.ok) return read;
    const { missing, absent } = read.value;
    const { snapshot, closed } = withoutUnasked(read.value.snapshot, now);
    const waiting = snapshot.questions
      .filter(isOpen)
      .map(({ decision, askedAt }) => openQuestion(decision, askedAt));
    const { step, changes, state } =
      waiting.length > 0
        ? stepBeside(ports, { snapshot, waiting, closed, ...asked })
        : stepOf(ports, { snapshot, by: asked.by, missing, absent, closed });
    if (changes.length === 0) return ok(step);
    const { revision } = snapshot.campaign;
    const written = await ports.store.commit({ campaign: asked.campaign, revision, changes });
    if (!written.ok) return 'again';
    if (step.kind === 'ran') asked.cache?.keepState(step.run.hashAfter, state);
    return ok(step);
  });
}

/** The snapshot in which no question waits for an empire that nobody plays, with the changes that close these. @rule TURN-5 */
function withoutUnasked(
  snapshot: Snapshot,
  now: string,
): Readonly<{ snapshot: Snapshot; closed: readonly Change[] }> {
  const closed = closedUnasked(snapshot.questions, snapshot.unasked, now);
  const isNow = (question: Question): Question =>
    closed.find(({ decision }) => decision.id === question.decision.id) ?? question;
  return {
    snapshot: { ...snapshot, questions: snapshot.questions.map(isNow) },
    closed: closed.map((question) => ({ put: 'question', question })),
  };
}

/**
 * The input of the phase. `missing`: players who are skipped although the clock would wait for them; `absent`: empires
 * whose orders machines write now.
 */
type Before = Readonly<{
  snapshot: Snapshot;
  missing: readonly string[];
  absent: readonly Absent[];
}>;

async function readBefore(
  reader: StoreReader,
  asked: Asked & Readonly<{ now: string }>,
): Promise<Outcome<Before>> {
  const snapshot = await readSnapshot(reader, asked.campaign, asked.cache);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== asked.version) return refuse('STALE');
  const goesOn = asked.isAnswered === true || (await isDue(reader, snapshot.campaign, asked));
  if (!goesOn) return refuse('CLOCK_STATE');
  const tooMany = await beginRefusal(reader, snapshot.campaign);
  if (tooMany !== undefined && asked.passOver !== true) return tooMany;
  const missing = tooMany?.error.issues.map(({ text }) => text) ?? [];
  return ok({ snapshot, missing, absent: await readAbsent(reader, snapshot) });
}

function stepOf(
  { clock, engineVersion, hashBytes }: Ports,
  { by, missing, absent, closed, ...before }: Before & Pick<Asked, 'by'> & Closed,
): Stepped {
  const at = clock.now();
  const { snapshot: first, changes: ordered } = withAbsentOrders(before.snapshot, absent, {
    at,
    by,
  });
  const { computed, snapshot, put, left } = computedAhead(first, at, openedIn);
  if (!computed.done) {
    const { open } = computed;
    const step: Step = {
      kind: 'waiting',
      open: open.map(({ decision }) => openQuestion(decision, at)),
    };
    const { state } = snapshot;
    const asking = questionChanges(snapshot, { open, at, by });
    return { step, changes: [...closed, ...ordered, ...put, ...asking, ...left], state };
  }
  const { state, record } = computed;
  const ran = { before: snapshot, state, record, engineVersion, hashBytes, at, by };
  const { run, changes } = phaseChanges(ran);
  const { version } = run;
  const told = (act: AuditAct, about: readonly string[]): readonly Change[] =>
    about.length === 0
      ? []
      : [{ put: 'audit', entry: { at, by, act, version, detail: about.join(', ') } }];
  return {
    step: { kind: 'ran', run, stage: stageOf(state) },
    changes: [
      ...closed,
      ...ordered,
      ...put,
      ...changes,
      ...told('begun-without', missing),
      ...told('die-not-rolled', notRolled(snapshot.rollRulings, record.rolls)),
    ],
    state,
  };
}

type Stepped = Readonly<{ step: Step; changes: readonly Change[]; state: CampaignState }>;

/** The changes that close questions to empires that nobody plays. */
type Closed = Readonly<{ closed: readonly Change[] }>;

const openedIn = (_: Snapshot, computed: Computed): readonly Opened[] =>
  computed.done ? [] : computed.open;

type Beside = Pick<Asked, 'by' | 'isAnswered'> &
  Closed &
  Readonly<{ snapshot: Snapshot; waiting: readonly OpenQuestion[] }>;

/**
 * While some encounters wait for answers, others continue to their next questions: all of them if the moderator
 * continues the phase, otherwise those that don't need the moderator. @rule ENC-1 @rule TURN-4
 */
function stepBeside(
  { clock }: Ports,
  { snapshot, by, waiting, closed, isAnswered = false }: Beside,
): Stepped {
  const at = clock.now();
  const { state } = snapshot;
  const free = goesOnIn(snapshot);
  const newIn = (now: Snapshot, computed: Computed): readonly Opened[] =>
    openedBeside(now, computed).filter(
      ({ decision }) => !isAnswered || free.has(decision.encounter),
    );
  const gone = computedAhead(snapshot, at, newIn);
  const open = newIn(gone.snapshot, gone.computed);
  const opened = open.map(({ decision }) => openQuestion(decision, at));
  const step: Step = { kind: 'waiting', open: [...waiting, ...opened] };
  const asking = open.length === 0 ? [] : questionChanges(gone.snapshot, { open, at, by });
  const left = open.length + gone.put.length === 0 ? [] : gone.left;
  return { step, changes: [...closed, ...gone.put, ...asking, ...left], state };
}

/** The phase as far as it goes, with answers that players gave ahead. */
type GoneAhead = Readonly<{
  computed: Computed;
  /** With the questions that were answered ahead, which `put` writes. */
  snapshot: Snapshot;
  put: readonly Change[];
  left: readonly Change[];
}>;

/** Computes the phase, and goes on where all new questions were answered ahead. @rule TURN-4 */
function computedAhead(
  first: Snapshot,
  at: string,
  newIn: (snapshot: Snapshot, computed: Computed) => readonly Opened[],
): GoneAhead {
  let snapshot = first;
  const put: Change[] = [];
  for (;;) {
    const met = metUnasked(snapshot);
    const computed = computeDue(snapshot, met.decide);
    const opened = newIn(snapshot, computed);
    const answered = answeredAhead(snapshot, opened, at);
    if (answered.length === 0) return { computed, snapshot, put, left: met.left(at) };
    put.push(...answered.map((question): Change => ({ put: 'question', question })));
    snapshot = withQuestions(snapshot, answered);
  }
}

/** Rulings on dice that were never rolled, because another answer or roll led past them. */
function notRolled(rulings: readonly RollRuling[], rolls: readonly Roll[]): readonly RollId[] {
  const met = new Set(rolls.filter(({ ruled }) => ruled === true).map(({ id }) => id));
  return ruledRolls(rulings).flatMap(({ id }) => (met.has(id) ? [] : [id]));
}

/** An unfinished phase leaves only open questions. */
function questionChanges(
  snapshot: Snapshot,
  { open, at, by }: Readonly<{ open: readonly Opened[]; at: string; by: Signature }>,
): readonly Change[] {
  const { version } = snapshot.campaign;
  const detail = open.map(({ decision }) => decision.id).join(' ');
  const foreseen = foreseenQuestions(snapshot, open);
  return [
    ...open.map((one): Change => {
      const next = foreseen.get(one.decision.id);
      return { put: 'question', question: newQuestion(snapshot, one, at, next) };
    }),
    { put: 'audit', entry: { at, by, act: 'questions-opened', version, detail } },
  ];
}

const openQuestion = ({ id, asked, kind }: Decision, askedAt: string): OpenQuestion => {
  return { id, asked, kind, askedAt };
};

const isOpen = ({ status }: Question): boolean => status === 'open';

/** `atDesk`: the moderator runs the battle, so its player is not asked. */
export type WaitingQuestion = OpenQuestion & Readonly<{ atDesk: boolean }>;

/** The questions that nobody has answered or closed yet. */
export function openOf(questions: readonly Question[]): readonly WaitingQuestion[] {
  return questions
    .filter(isOpen)
    .map(({ decision, askedAt, atDesk }) => ({ ...openQuestion(decision, askedAt), atDesk }));
}
