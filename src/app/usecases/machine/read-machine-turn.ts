import { ok } from '#kernel/result/result';
import { type Actor, type Moderator, type Player, seesTruth } from '#app/actor';
import { judgeSheet, type Verdict } from '#app/orders/judge-sheet';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { MachineTurn } from '#app/ports/stand-in-record';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId } from '#model/campaign/ids';

export type ReadMachineTurnInput = Readonly<{
  actor: Actor;
  turn: number;
  /** For a moderator: whose. A player reads only their own. */
  empire: EmpireId;
}>;

/** What a machine ordered in a turn, with its reasons, and the report that it wrote it from. */
export type ShownMachineTurn = Omit<MachineTurn, 'noted'> &
  Readonly<{
    view: EmpireView;
    orders: readonly Readonly<{ why: string; verdict: Verdict }>[];
  }>;

async function shownTurn(
  reader: StoreReader,
  { campaign }: Moderator | Player,
  which: Readonly<{ turn: number; empire: EmpireId }>,
): Promise<Outcome<ShownMachineTurn>> {
  const all = await reader.machineTurns(campaign);
  const found = all.find(({ turn, empire }) => turn === which.turn && empire === which.empire);
  const issued = found && (await reader.publication(campaign, found));
  if (found === undefined || issued === undefined) return refuse('MACHINE_TURN_UNKNOWN');
  const { noted, ...machine } = found;
  const { verdicts } = judgeSheet(
    issued.view,
    noted.map(({ order }) => order),
  );
  const orders = verdicts.map((verdict, at) => ({ why: noted[at]?.why ?? '', verdict }));
  return ok({ ...machine, view: issued.view, orders });
}

/**
 * What a machine ordered and why: for the moderator, and for the player in whose place it played. @rule TURN-5 @rule FOG-1
 */
export const readMachineTurn = ({
  store,
}: Ports): UseCase<ReadMachineTurnInput, ShownMachineTurn> =>
  guarded(async ({ actor, turn, empire }) => {
    if (actor.kind === 'spectator') return refuse('PLAYER_ONLY');
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    if (actor.kind === 'player' && actor.empire !== empire) return refuse('MACHINE_TURN_UNKNOWN');
    return store.read((reader) => shownTurn(reader, actor, { turn, empire }));
  });
