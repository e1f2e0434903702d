import { rowOf } from '#kernel/collections/row-of';
import { ok } from '#kernel/result/result';
import { namesOf } from '#fog/moderator-log/names';
import type { Campaign, CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { TurnClock } from '#app/ports/turn-clock';
import type {
  CheckpointHead,
  Hand,
  IssueHead,
  OrderSheet,
  PhaseRun,
  Question,
} from '#app/ports/turn-record';
import { isByMachine } from '#app/machine/absent-orders';
import { clockAfterUndo } from '#app/clock/clock-after-undo';
import { closingReceipts, type Unsigned } from '#app/orders/closing-receipts';
import { removedWriters, type Written } from '#app/orders/removed-writers';
import type { DiceAfterUndo } from '#app/run/phase/dice-after-undo';
import { spokenOf } from '#app/run/questions/said-of-encounters';
import { readSettingChanges, rulesBefore } from '#app/settings/rules-at';
import type { RuleSet } from '#model/settings/rule-set';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

type Wish = Readonly<{
  /** The version that was looked at. */
  version: number;
  /** The version to go back to. */
  to: number;
  /** Names the encounters whose choices are dropped. */
  tellsGone: boolean;
}>;

type Act = Readonly<{
  by: Signature;
  /** The author in the receipts for orders that no longer count. */
  hand: Hand;
  dice: DiceAfterUndo;
  at: string;
  reason: string;
}>;

/** Everything that an undo depends on. */
export type Undoing = Readonly<{
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
  /** Sheets of machines, which are written again when their turn begins again; and the first turn that loses them. */
  machines: readonly Written[];
  machinesFrom: number;
  /** The settings of the point to go back to. */
  rules: RuleSet;
}>;

/** Reads the data of an undo, and refuses one that can't be done. @rule TURN-3 */
export async function readUndoing(
  reader: StoreReader,
  which: CampaignId,
  { version, to, tellsGone }: Wish,
): Promise<Outcome<Undoing>> {
  const campaign = await reader.campaign(which);
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
  const gone = tellsGone ? await readGone(reader, id, { states: [before, after], phases }) : [];
  const told = {
    issued,
    asked,
    gone,
    clock,
    rules: rulesBefore(campaign.rules, await readSettingChanges(reader, id, undone)),
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

type Reopened = Pick<Undoing, 'fromTurn' | 'reopened' | 'removed' | 'machines' | 'machinesFrom'>;

/** The sheets that no longer count, with the receipts that say so. */
async function readReopened(
  reader: StoreReader,
  id: CampaignId,
  { target, issued }: Pick<Undoing, 'target' | 'issued'>,
): Promise<Reopened> {
  const fromTurn = reopenedFrom(target, issued);
  const isOpenAgain = target.phase === 'economic' && fromTurn > target.turn;
  const removed = await removedWriters(
    reader,
    id,
    (turn) => turn >= fromTurn || (isOpenAgain && turn === target.turn),
  );
  const isRemoved = ({ turn, empire }: Written): boolean =>
    removed.some((one) => one.turn === turn && one.empire === empire);
  const machinesFrom = beginsAgain(target) ? target.turn : target.turn + 1;
  const isMachines = (sheet: OrderSheet): boolean =>
    isByMachine(sheet) && sheet.status === 'submitted' && sheet.turn >= machinesFrom;
  const machines = (await reader.allSheets(id)).filter(isMachines);
  const closed = await closingReceipts(reader, id, {
    isOf: (sheet) => sheet.turn >= fromTurn || isRemoved(sheet) || isMachines(sheet),
    actOf: (sheet) => (isRemoved(sheet) || isMachines(sheet) ? 'withdrawn' : 'reopened'),
  });
  return { fromTurn, reopened: closed, removed, machines, machinesFrom };
}

/** Whether the orders of the turn are collected again after an undo. */
const beginsAgain = ({ phase }: Pick<CheckpointHead, 'phase'>): boolean =>
  phase === 'opening' || phase === 'economic';

/** Orders stay submitted if the turn that starts again was not issued yet. */
function reopenedFrom({ turn, phase }: CheckpointHead, issued: readonly IssueHead[]): number {
  const keepsSheets = !beginsAgain({ phase }) || (phase === 'economic' && issued.length === 0);
  return keepsSheets ? turn + 1 : turn;
}

/** All changes that an undo writes, in one transaction. @rule TURN-3 */
export function undoChanges(
  { campaign, target, before, after, later, asked, gone, clock, rules, ...orders }: Undoing,
  act: Act,
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
      campaign: { ...campaign, rules, turn, phase, attempt, version, windowsClosed: 0 },
    },
    { put: 'state', before, after },
    { put: 'runs-undone', after: target.version },
    { put: 'checkpoints-dropped', versions: later.map((head) => head.version) },
    ...waiting.map((question): Change => {
      return { put: 'question', question: { ...question, status: 'withdrawn', settledAt: at } };
    }),
    ...orders.reopened.map((receipt): Change => {
      return { put: 'receipt', receipt: { ...receipt, at, by: act.hand } };
    }),
    ...orders.machines.map(({ turn: written, empire }): Change => {
      return { put: 'sheet-dropped', which: { turn: written, empire, status: 'submitted' } };
    }),
    { put: 'machine-turns-dropped', fromTurn: orders.machinesFrom },
    { put: 'sheets-reopened', fromTurn: orders.fromTurn },
    ...orders.removed.map((which): Change => ({ put: 'sheets-of-empire-dropped', ...which })),
    ...(clock === undefined
      ? []
      : [{ put: 'turn-clock', clock: clockAfterUndo(clock, phase) } as const]),
    { put: 'audit', entry: { at, by: act.by, act: 'undone', version, detail } },
  ];
}
