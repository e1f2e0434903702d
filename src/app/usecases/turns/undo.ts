import { rowOf } from '#kernel/collections/row-of';
import { ok } from '#kernel/result/result';
import { namesOf } from '#fog/moderator-log/names';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { TurnClock } from '#app/ports/turn-clock';
import type { CheckpointHead, IssueHead, PhaseRun, Question } from '#app/ports/turn-record';
import { type Moderator, type Actor, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { clockAfterUndo } from '#app/clock/clock-after-undo';
import { closingReceipts, type Unsigned } from '#app/orders/closing-receipts';
import { removedWriters, type Written } from '#app/orders/removed-writers';
import { type DiceAfterUndo, diceAfterUndo, type DiceWish } from '#app/run/phase/dice-after-undo';
import { retrying } from '#app/retrying';
import { spokenOf } from '#app/run/questions/said-of-encounters';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

export type UndoInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** The version to go back to. */
  to: number;
  dice: DiceWish;
  reason: string;
}>;

export type Undone = Readonly<{
  version: number;
  attempt: number;
  /** The dice stay the same although players have seen their results. */
  diceAreSeen: boolean;
  undone: number;
  /** The encounters for which it dropped the moderator's choices. */
  gone: readonly string[];
}>;

type Undoing = Readonly<{
  campaign: Campaign;
  target: CheckpointHead;
  before: CampaignState;
  after: CampaignState;
  /** The phases and amendments that are undone. */
  undone: readonly PhaseRun[];
  later: readonly CheckpointHead[];
  issued: readonly IssueHead[];
  /** Questions of these phases and of the waiting one. */
  asked: readonly Question[];
  gone: readonly string[];
  clock: TurnClock | undefined;
  /** The first turn whose sheets become drafts again, and the receipts for all sheets that no longer count. */
  fromTurn: number;
  reopened: readonly Unsigned[];
  /** Sheets that would be open again although their author was removed. */
  removed: readonly Written[];
}>;

/**
 * Goes back to a stored state. Only the game goes back: records of undone phases stay, marked as undone, and reports
 * stay readable. The orders of undone turns become drafts; if the turn was not issued yet they stay submitted. Orders
 * of players who were removed since are deleted. The moderator's choices for single encounters are dropped, and the
 * moderator is told so. @rule TURN-3 @rule TURN-4
 */
export const undo = ({ store, clock }: Ports): UseCase<UndoInput, Undone> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return retrying(async () => {
      const read = await store.read((reader) => readUndoing(reader, actor, input));
      if (!read.ok) return read;
      const { campaign, undone, gone } = read.value;
      const dice = diceAfterUndo({ ...read.value, runs: undone }, input.dice);
      if (!dice.ok) return dice;
      const at = clock.now();
      const changes = changesOf(read.value, { actor, dice: dice.value, at, reason: input.reason });
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      const { attempt, areSeen: diceAreSeen } = dice.value;
      const version = campaign.version + 1;
      return ok({ version, attempt, diceAreSeen, undone: undone.length, gone });
    });
  });

async function readUndoing(
  reader: StoreReader,
  actor: Moderator,
  { version, to }: UndoInput,
): Promise<Outcome<Undoing>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (campaign.version !== version) return refuse('STALE');
  const { id } = campaign;
  const checkpoints = await reader.checkpoints(id);
  const target = checkpoints.find((head) => head.version === to);
  const after = target && (await reader.checkpoint(id, to));
  if (target === undefined || after === undefined) return refuse('CHECKPOINT_UNKNOWN');
  const runs = await reader.runs(id);
  const undone = runs.filter((run) => !run.undone && run.version > to);
  const phases = [...undone.map((run) => run.version), version + 1];
  const asked: Question[] = [];
  for (const one of phases) asked.push(...(await reader.questions(id, one)));
  if (undone.length === 0 && asked.length === 0) return refuse('NOTHING_TO_UNDO');
  const before = await reader.state(id);
  const later = checkpoints.filter((head) => head.version > to);
  const heads = await reader.publications(id);
  const issued = heads.filter((head) => !head.undone && head.version > to);
  const clock = await reader.turnClock(id);
  const gone = seesTruth(actor)
    ? await readGone(reader, id, { states: [before, after], phases })
    : [];
  const told = {
    issued,
    asked,
    gone,
    clock,
    ...(await readReopened(reader, id, { target, issued })),
  };
  return ok({ campaign, target, before, after, undone, later, ...told });
}

type Where = Readonly<{ states: readonly CampaignState[]; phases: readonly number[] }>;

/** The places of the encounters whose choices are dropped, as far as they are known. */
async function readGone(
  reader: StoreReader,
  id: CampaignId,
  { states, phases }: Where,
): Promise<readonly string[]> {
  const last = new Map<EncounterId, boolean>();
  for (const version of phases) {
    const windows = await reader.encounterWindows(id, version);
    const foughtElsewhere = await reader.foughtElsewhere(id, version);
    const spoken = spokenOf({ windows, foughtElsewhere });
    for (const { encounter } of [...windows, ...foughtElsewhere]) {
      last.set(encounter, spoken.includes(encounter));
    }
  }
  const nameOf = (encounter: EncounterId): string => {
    const known = states.find(({ encounters }) => encounter in encounters);
    return known === undefined
      ? encounter
      : namesOf(known).place(rowOf(known.encounters, encounter).place);
  };
  return [...last].flatMap(([encounter, acts]) => (acts ? [nameOf(encounter)] : []));
}

/** The sheets that no longer count, with the receipts that say so. */
async function readReopened(
  reader: StoreReader,
  id: CampaignId,
  { target, issued }: Pick<Undoing, 'target' | 'issued'>,
): Promise<Pick<Undoing, 'fromTurn' | 'reopened' | 'removed'>> {
  const fromTurn = reopenedFrom(target, issued);
  const isOpenAgain = target.phase === 'economic' && fromTurn > target.turn;
  const removed = await removedWriters(
    reader,
    id,
    (turn) => turn >= fromTurn || (isOpenAgain && turn === target.turn),
  );
  const isRemoved = ({ turn, empire }: Written): boolean =>
    removed.some((one) => one.turn === turn && one.empire === empire);
  const closed = await closingReceipts(reader, id, {
    isOf: (sheet) => sheet.turn >= fromTurn || isRemoved(sheet),
    actOf: (sheet) => (isRemoved(sheet) ? 'withdrawn' : 'reopened'),
  });
  return { fromTurn, reopened: closed, removed };
}

/** Orders stay submitted if the turn that starts again was not issued yet. */
function reopenedFrom({ turn, phase }: CheckpointHead, issued: readonly IssueHead[]): number {
  const isInProcessing = phase !== 'opening' && phase !== 'economic';
  const keepsSheets = isInProcessing || (phase === 'economic' && issued.length === 0);
  return keepsSheets ? turn + 1 : turn;
}

function changesOf(
  { campaign, target, before, after, later, asked, gone, clock, ...orders }: Undoing,
  act: Readonly<{ actor: Moderator; dice: DiceAfterUndo; at: string; reason: string }>,
): readonly Change[] {
  const { turn, phase } = target;
  const { at, dice } = act;
  const { attempt } = dice;
  const version = campaign.version + 1;
  const waiting = asked.filter((question) => question.version === version);
  const lost = gone.length === 0 ? '' : ` (this also dropped what was set for ${gone.join(', ')})`;
  const why = act.reason === '' ? 'no reason given' : act.reason;
  const kept = dice.areSeen ? ' (same dice, although players have seen results)' : '';
  const detail = `to ${target.turn} ${phase}: ${why}${kept}${lost}`;
  return [
    {
      put: 'campaign',
      campaign: { ...campaign, turn, phase, attempt, version, windowsClosed: 0 },
    },
    { put: 'state', before, after },
    { put: 'runs-undone', after: target.version },
    { put: 'checkpoints-dropped', versions: later.map((head) => head.version) },
    ...waiting.map((question): Change => {
      return { put: 'question', question: { ...question, status: 'withdrawn', settledAt: at } };
    }),
    ...orders.reopened.map((receipt): Change => {
      const by = { role: { kind: act.actor.as ?? 'moderator' }, person: null } as const;
      return { put: 'receipt', receipt: { ...receipt, at, by } };
    }),
    { put: 'sheets-reopened', fromTurn: orders.fromTurn },
    ...orders.removed.map((which): Change => ({ put: 'sheets-of-empire-dropped', ...which })),
    ...(clock === undefined
      ? []
      : [{ put: 'turn-clock', clock: clockAfterUndo(clock, phase) } as const]),
    { put: 'audit', entry: { at, by: roleOf(act.actor), act: 'undone', version, detail } },
  ];
}
