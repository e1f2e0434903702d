import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { Colonize, LegalOrder } from '#model/orders/order';
import { sharersOf } from '#rules/cargo/sharers-of';
import { convoyFailureOf } from '#rules/colony/convoy-failure';
import { settlementFailureOf } from '#rules/colony/settlement-failure';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { failToSettle } from './fail-to-settle.ts';
import { type Occupation, occupationOf } from './occupation-of.ts';

/** A convoy that could settle the system it is in. */
export type Attempt = Readonly<{
  empire: EmpireId;
  index: number;
  convoy: Unit;
  yieldsTo: EmpireId | null;
  system: SystemId;
  cargo: readonly UnitId[];
}>;

type World = Readonly<{ state: CampaignState; occupation: Occupation; index: ForceIndex }>;
type Ordered = Pick<Attempt, 'empire' | 'index' | 'yieldsTo'> &
  Readonly<{ convoy: Unit | undefined }>;

const isColonize = (order: LegalOrder): order is LegalOrder<Colonize> =>
  order.order.kind === 'Colonize';

/** All attempts to settle that nothing speaks against but each other; the rest fail here. @rule COL-1 */
export function attemptsOf(
  record: Recorder,
  { state, orders }: Pick<PhaseInput, 'state' | 'orders'>,
): readonly Attempt[] {
  const ordered = entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.filter(isColonize).map(({ order, index }) => {
      const { convoy, yieldsTo } = order;
      return { empire, index, id: convoy, yieldsTo };
    }),
  );
  if (ordered.length === 0) return [];
  const world = { state, occupation: occupationOf(state), index: forceIndexOf(state) };
  return ordered.flatMap(({ empire, index, id, yieldsTo }): readonly Attempt[] => {
    const attempt = attemptOf(world, { empire, index, yieldsTo, convoy: state.units[id] });
    if (typeof attempt !== 'string') return [attempt];
    failToSettle(record, { empire, index }, attempt, id);
    return [];
  });
}

function attemptOf(
  { state, occupation, index: forces }: World,
  { empire, index, yieldsTo, convoy }: Ordered,
): Attempt | OrderFailure {
  if (convoy?.owner !== empire || convoy.place.kind !== 'fleet') return 'units-elsewhere';
  const fleet = rowOf(state.fleets, convoy.place.fleet);
  const aboard = forces.aboard(convoy.id);
  const failure = convoyFailureOf({
    unit: convoy,
    design: rowOf(state.designs, convoy.design),
    fleet,
    cargo: aboard.map(({ design }) => ({ design: rowOf(state.designs, design) })),
    sharesCargo: aboard.some((one) => sharersOf(one).length > 0),
  });
  if (failure !== null || fleet.place.kind !== 'system') return failure ?? 'units-elsewhere';
  const { system } = fleet.place;
  const obstacle = settlementFailureOf({
    empire,
    system: rowOf(state.systems, system),
    controller: occupation.controllerOf(system),
    hasEnemyFleet: occupation.hasEnemyFleet(empire, system),
  });
  return obstacle ?? { empire, index, yieldsTo, convoy, system, cargo: aboard.map(({ id }) => id) };
}
