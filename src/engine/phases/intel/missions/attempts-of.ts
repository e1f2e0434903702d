import type { PhaseInput } from '#engine/record/phase';
import { orderFailed } from '#engine/record/order-failed';
import { type Ordered, ordersOfKind } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import { stateBetween } from '#rules/diplomacy/state-between';
import { openTrade, type Trade } from '#rules/economy/open-trade';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { isIntelCommitted } from '#rules/intel/is-intel-committed';
import { missionBarOf } from '#rules/intel/mission-bar';
import { missionDifficultyOf } from '#rules/intel/mission-difficulty';
import { missionJumpsOf } from '#rules/intel/mission-jumps';
import { MISSION_FACES, missionModifierOf, missionResultOf } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import type { Attempt } from './attempt.ts';

type Mission = Ordered<'RunMission'>;
type Prepared = Readonly<{ from: CampaignState; trade: Trade; dice: PhaseInput['dice'] }>;

function fail(record: Recorder, mission: Mission, because: OrderFailure): void {
  const { order } = mission;
  const about = rowOf(record.state().systems, order.at).name;
  record.emit(orderFailed(order, { ...mission, rule: cite('INT-1') }, because, about));
}

/** What bars a mission when the phase begins; null: nothing. */
function failureOf(state: CampaignState, { empire, order }: Mission): OrderFailure | null {
  const { owner } = rowOf(state.systems, order.at);
  const between = owner === null ? null : stateBetween(state.relations, empire, owner);
  const bar = missionBarOf(order.mission, { by: empire, owner, between });
  if (bar === null) return null;
  return bar === 'no-contact' || bar === 'no-owner' ? 'owner-unmet' : 'system-unfit';
}

const jumpsOf = (state: CampaignState, { empire, order }: Mission): number | null =>
  missionJumpsOf(
    valuesById(state.knownLanes).filter(({ viewer }) => viewer === empire),
    order,
  );

function attemptOf({ from, trade, dice }: Prepared, mission: Mission, jumps: number): Attempt {
  const { empire, order } = mission;
  const { at, design, framing } = order;
  const [source, target] = [rowOf(from.systems, order.from), rowOf(from.systems, at)];
  const intelOf = (system: typeof source): number =>
    effectiveIntelOf(system, from.effects, from.turn);
  const hasRoute = trade.open.get(empire)?.includes(at) === true;
  const modifier = missionModifierOf({
    source: intelOf(source),
    target: target.owner === empire ? 0 : intelOf(target),
    difficulty: missionDifficultyOf(order.mission, {
      design: design === null ? null : rowOf(from.designs, design),
      hasRoute,
    }),
    jumps,
  });
  const own = dice.stream('missions', empire, order.from);
  const text = `${INTEL_MISSION_TABLE[order.mission].name} at ${target.name} from ${source.name}`;
  const D20 = { count: 1, faces: MISSION_FACES } as const;
  const roll = own.roll(D20, { kind: 'mission', text }, cite('INT-2'));
  const total = roll.total + modifier;
  const result = missionResultOf(total);
  const { owner: against } = target;
  const isFoiled = against === null || against === empire || framing === against;
  const framed = result.frames && !isFoiled ? framing : null;
  return {
    ...{ empire, order, against, roll, total, framed },
    result: { ...result, discovered: result.discovered && against !== null && against !== empire },
    dice: own.stream('effect'),
  };
}

/**
 * The missions of a turn that are paid for and can be run, with their rolls against the state when the phase begins.
 * @rule INT-1 @rule INT-2 @rule INT-4 @rule INT-9
 */
export function attemptsOf(
  record: Recorder,
  { state: from, orders, dice }: Pick<PhaseInput, 'state' | 'orders' | 'dice'>,
): readonly Attempt[] {
  const paid = ordersOfKind(orders, 'RunMission').filter(({ empire, order }) =>
    isIntelCommitted(from, empire, order.from),
  );
  if (paid.length === 0) return [];
  const units = groupBy(valuesById(from.units), ({ owner }) => owner);
  const prepared = { from, trade: openTrade(from, units), dice };
  return paid.flatMap((mission) => {
    const failure = failureOf(from, mission);
    const jumps = jumpsOf(from, mission);
    if (failure === null && jumps !== null) return [attemptOf(prepared, mission, jumps)];
    fail(record, mission, failure ?? 'no-free-way');
    return [];
  });
}
