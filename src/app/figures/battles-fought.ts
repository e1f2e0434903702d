import type { KeptEvent } from '#app/ports/turn-record';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSide, ScenarioKind } from '#model/battle/setup';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { CampaignEventType, EventOf } from '#model/events/campaign-event';

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

/** The events that tell of battles and of losses. */
export const LOSS_EVENTS: readonly CampaignEventType[] = [
  'BattleBegan',
  'BattleEnded',
  'UnitDestroyed',
  'UnitCaptured',
];

type Ended = Omit<FoughtBattle, 'units'> & { units: Record<BattleSide, number> };

const isSamePlace = (a: BattlePlace, b: BattlePlace): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const sideOf = ({ sides }: Ended, empire: EmpireId): BattleSide | null => {
  if (sides.attacker.includes(empire)) return 'attacker';
  return sides.defender.includes(empire) ? 'defender' : null;
};

function battleOf(
  { turn, version }: KeptEvent,
  { battle, place, sides, rounds, loser, lost }: EventOf<'BattleEnded'>,
  scenario: ScenarioKind | null,
): Ended {
  const units = { attacker: 0, defender: 0 };
  return { battle, turn, version, place, scenario, sides, rounds, loser, lost, units };
}

/** Battles with their losses; `events`: those of `LOSS_EVENTS`, oldest first. A battle’s losses follow its end. @rule CSC-14 */
export function battlesFought(events: readonly KeptEvent[]): readonly FoughtBattle[] {
  const scenarios = new Map<BattleId, ScenarioKind>();
  const ended: Ended[] = [];
  const lose = (kept: KeptEvent, empire: EmpireId, place: BattlePlace): void => {
    const last = ended.at(-1);
    if (last?.version !== kept.version || !isSamePlace(last.place, place)) return;
    const side = sideOf(last, empire);
    if (side !== null) last.units[side] += 1;
  };
  for (const kept of events) {
    const { event } = kept;
    if (event.type === 'BattleBegan') scenarios.set(event.battle, event.scenario);
    if (event.type === 'BattleEnded')
      ended.push(battleOf(kept, event, scenarios.get(event.battle) ?? null));
    // Hunger and other causes destroy units too, in other phases or by other rules.
    if (event.type === 'UnitDestroyed' && event.cite === 'CSC-14')
      lose(kept, event.empire, event.place);
    if (event.type === 'UnitCaptured') lose(kept, event.from, event.place);
  }
  return ended;
}
