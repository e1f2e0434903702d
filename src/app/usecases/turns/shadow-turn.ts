import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readAbsent, withAbsentOrders } from '#app/machine/absent-orders';
import { judgeSheet, type Verdict } from '#app/orders/judge-sheet';
import { readSnapshot, type Snapshot } from '#app/run/phase/snapshot';
import { playShadow } from '#app/shadow/play-shadow';
import type { ShadowRun } from '#app/shadow/shadow-run';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ShadowTurnInput = Readonly<{
  actor: Actor;
  /** The submitted orders; or the present drafts, where they are newer. */
  which: 'submitted' | 'drafts';
}>;

/** The verdicts on an empire's orders in a shadow turn; null: there are none. */
export type ShadowSheet = Readonly<{
  empire: EmpireId;
  name: string;
  status: OrderSheet['status'] | null;
  doubtful: readonly Verdict[];
  refused: readonly Verdict[];
}>;

export type ShadowTurn = ShadowRun &
  Readonly<{
    asOf: string;
    turn: number;
    version: number;
    sheets: readonly ShadowSheet[];
  }>;

/** Shows what would happen if the turn ran now. It stores nothing, except that the moderator looked. @rule TURN-3 */
export const shadowTurn = (ports: Ports): UseCase<ShadowTurnInput, ShadowTurn> =>
  guarded(async ({ actor, which }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const at = ports.clock.now();
    const read = await ports.store.read((reader) => readTrial(reader, { actor, which, at }));
    if (!read.ok) return read;
    const { snapshot, tried } = read.value;
    const { campaign, state, views } = snapshot;
    const played = playShadow({
      state,
      rules: campaign.rules,
      sheets: tried.map((sheet) => ({ ...sheet, status: 'submitted' })),
      views,
      secret: ports.secrets.shadowSecret(),
    });
    const { turn, version } = campaign;
    return ok({ ...played, asOf: at, turn, version, sheets: sheetsOf(snapshot, tried) });
  });

type Trial = Readonly<{ snapshot: Snapshot; tried: readonly OrderSheet[] }>;

async function readTrial(
  reader: StoreReader,
  { actor, which, at }: Readonly<{ actor: Moderator; which: ShadowTurnInput['which']; at: string }>,
): Promise<Outcome<Trial>> {
  const now = await readSnapshot(reader, actor.campaign);
  if (now === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (now.campaign.phase === 'opening') return refuse('NO_SHADOW');
  const absent = await readAbsent(reader, now);
  const { snapshot } = withAbsentOrders(now, absent, { at, by: roleOf(actor) });
  const wanted = which === 'drafts' && snapshot.campaign.phase === 'economic';
  return ok({ snapshot, tried: chosen(snapshot.sheets, wanted) });
}

/** One sheet of each empire: the draft if it is wanted and exists, otherwise the submitted sheet. */
function chosen(sheets: readonly OrderSheet[], withDrafts: boolean): readonly OrderSheet[] {
  const empires = [...new Set(sheets.map(({ empire }) => empire))];
  return empires.flatMap((empire): readonly OrderSheet[] => {
    const own = sheets.filter((sheet) => sheet.empire === empire);
    const draft = withDrafts ? own.find(({ status }) => status === 'draft') : undefined;
    const sheet = draft ?? own.find(({ status }) => status === 'submitted');
    return sheet === undefined ? [] : [sheet];
  });
}

function sheetsOf(
  { state, views }: Snapshot,
  tried: readonly OrderSheet[],
): readonly ShadowSheet[] {
  return valuesById(state.empires).map(({ id, name }) => {
    const sheet = tried.find(({ empire }) => empire === id);
    const view = views.get(id);
    const none = { empire: id, name, status: null, doubtful: [], refused: [] };
    if (sheet === undefined || view === undefined) return none;
    const { verdicts } = judgeSheet(view, sheet.orders);
    return {
      empire: id,
      name,
      status: sheet.status,
      doubtful: verdicts.filter(({ accepted, issues }) => accepted && issues.length > 0),
      refused: verdicts.filter(({ accepted }) => !accepted),
    };
  });
}
