import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { FleetId, UnitId } from '#model/campaign/ids';
import { RAIDER_LIST, RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { NewRaider } from '#model/events/raid-events';
import type { UnitDesign } from '#model/forces/design';
import type { Dice } from '#model/rolls/roll-purpose';
import { buyRaiders } from '#rules/raiders/buy-raiders';

type Berth = { readonly carrier: UnitId; free: number };
/** New raiders, what they cost, and the dice that chose them. */
export type RaiderCrew = Readonly<{
  raiders: readonly NewRaider[];
  cost: number;
  rolls: readonly RollId[];
}>;

/** Where flights of a raider fleet can still be based; null: a fleet that is not there yet. */
function berthsOf(state: CampaignState, fleet: FleetId | null): Berth[] {
  const all = valuesById(state.units).filter(({ owner }) => owner === RAIDERS);
  const ships = all.filter(({ place }) => place.kind === 'fleet' && place.fleet === fleet);
  return ships.map(({ id, design }) => {
    const aboard = all.filter(({ place }) => place.kind === 'aboard' && place.carrier === id);
    return { carrier: id, free: rowOf(state.designs, design).cv - aboard.length };
  });
}

/** Ships first as they come, each flight aboard the first that has CV for it. */
function berthed(state: CampaignState, bought: readonly UnitDesign[], berths: Berth[]) {
  const { units } = rowOf(state.counters, RAIDERS);
  return bought.map(({ id: design, kind, cv }, index): NewRaider => {
    const unit = brandAs<UnitId>(`${RAIDERS}.u${String(units + 1 + index)}`);
    if (kind === 'ship') {
      berths.push({ carrier: unit, free: cv });
      return { unit, design, aboard: null };
    }
    const berth = berths.find(({ free }) => free > 0);
    if (berth !== undefined) berth.free -= 1;
    return { unit, design, aboard: berth?.carrier ?? null };
  });
}

/**
 * Raiders that are bought at random from their list, for a fleet that is there or, null, for a new one.
 * @rule SUP-1
 */
export function crewRaiders(
  state: CampaignState,
  { fleet, points }: Readonly<{ fleet: FleetId | null; points: number }>,
  dice: Dice,
): RaiderCrew {
  const rolls: RollId[] = [];
  const pick = (count: number): number => {
    if (count === 1) return 0;
    const purpose = { kind: 'raider purchase', text: 'what raiders buy' } as const;
    const rolled = dice.roll({ count: 1, faces: count }, purpose, cite('SUP-1'));
    rolls.push(rolled.id);
    return rolled.total - 1;
  };
  const classes = valuesById(state.designs).filter(({ list }) => list === RAIDER_LIST);
  const berths = berthsOf(state, fleet);
  const freeCv = berths.reduce((sum, { free }) => sum + free, 0);
  const { bought, points: left } = buyRaiders(classes, { points, freeCv }, pick);
  return { raiders: berthed(state, bought, berths), cost: points - left, rolls };
}
