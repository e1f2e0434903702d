import { groupBy } from '#kernel/collections/group-by';
import type { KeptEvent } from '#app/ports/turn-record';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSide, ScenarioKind } from '#model/battle/setup';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { Loss } from './losses-of.ts';

/** One battle with what both sides lost by it. */
export type FoughtBattle = Readonly<{
  battle: BattleId;
  turn: number;
  /** Of the phase that it was fought in. */
  version: number;
  place: BattlePlace;
  scenario: ScenarioKind | null;
  sides: Readonly<Record<BattleSide, readonly EmpireId[]>>;
  rounds: number;
  loser: BattleSide | null;
  /** Construction cost, captured units included. */
  lost: Readonly<Record<BattleSide, number>>;
  /** Units destroyed or captured. */
  units: Readonly<Record<BattleSide, number>>;
}>;

/** Battles with their losses; `events`: those of `LOSS_EVENTS`, oldest first; `losses`: what these tell. @rule CSC-14 */
export function battlesFought(
  events: readonly KeptEvent[],
  losses: readonly Loss[],
): readonly FoughtBattle[] {
  const scenarios = new Map<BattleId, ScenarioKind>();
  const byBattle = groupBy(losses, ({ battle }) => battle);
  return events.flatMap((kept): readonly FoughtBattle[] => {
    const { event, turn, version } = kept;
    if (event.type === 'BattleBegan') scenarios.set(event.battle, event.scenario);
    if (event.type !== 'BattleEnded') return [];
    const { battle, place, sides, rounds, loser, lost } = event;
    const own = byBattle.get(battle) ?? [];
    const count = (side: BattleSide): number => own.filter((loss) => loss.side === side).length;
    const units = { attacker: count('attacker'), defender: count('defender') };
    const scenario = scenarios.get(battle) ?? null;
    return [{ battle, turn, version, place, scenario, sides, rounds, loser, lost, units }];
  });
}
