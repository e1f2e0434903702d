import { hasSomethingToOrder } from '#app/clock/has-something-to-order';
import { issuedNow } from '#app/editions/issued-now';
import { judgeSheet } from '#app/orders/judge-sheet';
import { readOwnSheets } from '#app/orders/own-sheets';
import { sheetHash } from '#app/orders/sheet-hash';
import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { MachineTurn } from '#app/ports/stand-in-record';
import type { Hand, OrderSheet, Publication } from '#app/ports/turn-record';
import { hasBegun } from '#app/run/phase/has-begun';
import type { Snapshot } from '#app/run/phase/snapshot';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { machineFor } from './machine-for.ts';
import { planOrders } from './plan-orders.ts';
import { standInFor } from './stand-in-for.ts';

/** The author in the sheets and receipts of machines. */
const MACHINE: Hand = { role: { kind: 'machine' }, person: null };

/** Whether a machine wrote a sheet. */
export const isByMachine = ({ savedBy }: Pick<OrderSheet, 'savedBy'>): boolean =>
  savedBy.role.kind === 'machine';

/** An empire whose player submitted nothing, and the machine that writes its orders. */
export type Absent = Readonly<{
  issued: Publication;
  machine: MachinePlayer;
  /** The player's draft, which stays as it is. */
  draft: OrderSheet | undefined;
  /** The number of its last receipt. */
  receipts: number;
}>;

/**
 * The empires that machines play when the turn begins. A player's own orders are never replaced.
 * @rule TURN-5
 */
export async function readAbsent(
  reader: StoreReader,
  {
    campaign,
    state,
    sheets,
    questions,
  }: Pick<Snapshot, 'campaign' | 'state' | 'sheets' | 'questions'>,
): Promise<readonly Absent[]> {
  const { id, turn, phase, rules } = campaign;
  if (phase !== 'economic' || hasBegun(questions)) return [];
  const players = { standIns: await reader.standIns(id), seats: await reader.seats(id) };
  const isGiven = (empire: EmpireId): boolean =>
    sheets.some((one) => one.empire === empire && one.status === 'submitted');
  const absent: Absent[] = [];
  for (const player of valuesById(state.empires)) {
    const { id: empire } = player;
    if (isGiven(empire)) continue;
    const machine = machineFor(rules, standInFor(rules, player, players));
    if (machine === null) continue;
    const issued = await issuedNow(reader, id, { empire });
    if (issued === undefined || !hasSomethingToOrder(issued.view)) continue;
    const { draft } = await readOwnSheets(reader, id, { turn, empire });
    const receipts = (await reader.receipts(id, empire)).at(-1)?.number ?? 0;
    absent.push({ issued, machine, draft, receipts });
  }
  return absent;
}

/** What a machine orders. Its dice are streams of their own, so the campaign's dice stay as they are. */
function machineTurnOf(
  { secret, attempt, turn }: Pick<Campaign, 'secret' | 'attempt' | 'turn'>,
  { issued, machine }: Pick<Absent, 'issued' | 'machine'>,
  at: string,
): MachineTurn {
  const { view, edition, empire } = issued;
  const noted = planOrders(view, machine, { secret, turn, attempt, phase: 'economic' });
  return { turn, empire, edition, ...machine, noted, at };
}

function sheetOf(campaign: Campaign, { draft }: Absent, turn: MachineTurn): OrderSheet {
  const { empire, noted, at } = turn;
  const orders = noted.map(({ order }) => order);
  const hash = sheetHash(campaign, { empire, orders });
  const saved = { submittedAt: at, savedBy: MACHINE, step: draft?.step ?? 1, dismissed: [] };
  return { turn: turn.turn, empire, status: 'submitted', orders, hash, ...saved };
}

function receiptChange({ issued, receipts }: Absent, sheet: OrderSheet): Change {
  const { turn, empire, orders, hash, submittedAt: at } = sheet;
  const verdicts = judgeSheet(issued.view, orders).verdicts.map(({ accepted, issues }) => {
    return { accepted, issues };
  });
  const what = { turn, edition: issued.edition, empire, orders, verdicts, hash };
  return {
    put: 'receipt',
    receipt: { ...what, act: 'submitted', number: receipts + 1, at, by: MACHINE },
  };
}

type Written = Readonly<{ snapshot: Snapshot; changes: readonly Change[] }>;

/**
 * The snapshot with the orders of machines, as if each had submitted them at the last moment, and the changes that keep
 * them. From here on they are orders like any others: the same judge, the same record.
 * @rule TURN-5 @rule TURN-2
 */
export function withAbsentOrders(
  snapshot: Snapshot,
  absent: readonly Absent[],
  { at, by }: Readonly<{ at: string; by: Signature }>,
): Written {
  if (absent.length === 0) return { snapshot, changes: [] };
  const { campaign } = snapshot;
  const { version } = campaign;
  const views = new Map(snapshot.views);
  const sheets = [...snapshot.sheets];
  const changes: Change[] = [];
  for (const one of absent) {
    const { empire, view } = one.issued;
    const turn = machineTurnOf(campaign, one, at);
    const sheet = sheetOf(campaign, one, turn);
    const who = `${one.machine.level}/${one.machine.personality}`;
    const detail = `turn ${String(turn.turn)} ${sheet.hash} for ${empire} by ${who}`;
    views.set(empire, view);
    sheets.push(sheet);
    changes.push(
      { put: 'sheet', sheet },
      receiptChange(one, sheet),
      { put: 'machine-turn', turn },
      { put: 'audit', entry: { at, by, act: 'machine-ordered', version, detail } },
    );
  }
  return { snapshot: { ...snapshot, views, sheets }, changes };
}
