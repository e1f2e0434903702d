import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { counted } from '#kernel/words/counted';
import { canBeJoined, LONGEST_LANE } from '#model/campaign/can-be-joined';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { type Lane, type LaneClass, laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { LaneEditKind } from '#model/corrections/edit';
import { laneStepOf } from '#rules/construction/lane-step-of';
import { powerOf } from '#rules/forces/power-of';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** `Sol–Wolf`; an end where no system has been found goes by its id. */
function laneName({ systems }: CampaignState, { a, b }: Pick<Lane, 'a' | 'b'>): string {
  const nameOf = (id: SystemId): string =>
    Object.hasOwn(systems, id) ? rowOf(systems, id).name : id;
  return `${nameOf(a)}–${nameOf(b)}`;
}

/** What an Explorer that improves a lane needs of it. @rule CON-10 */
function worksRefusal(state: CampaignState, lane: LaneId, to: LaneClass | null): string | null {
  if (to !== null && laneStepOf(to) !== null) return null;
  const work = valuesById(state.projects).find(
    (one) => one.kind === 'lane' && one.subject.lane === lane,
  );
  if (work === undefined) return null;
  const { name } = powerOf(state, work.owner);
  const what = to === null ? 'removed' : `${to} at once`;
  return `An Explorer of ${name} is improving this lane, so it can’t be ${what}. Wait for the Construction Phase, or undo back to before the Economic Phase.`;
}

/** The fleets that are in a lane or withdraw by it, and the encounter that waits in it. @rule MOV-2 @rule ENC-4 */
function trafficRefusal(state: CampaignState, lane: LaneId): string | null {
  const waits = valuesById(state.encounters).some(
    ({ place }) => place.kind === 'lane' && place.lane === lane,
  );
  if (waits) return 'An encounter waits in this lane. Undo back to before movement to remove it.';
  const fleets = valuesById(state.fleets).filter(
    ({ place, withdrawing }) =>
      (place.kind === 'lane' && place.lane === lane) || withdrawing?.lane === lane,
  );
  const [first] = fleets;
  if (first === undefined) return null;
  const others = fleets.length > 1 ? ` and ${counted(fleets.length - 1, 'other fleet')}` : '';
  return `${first.name} (${first.id})${others} is in this lane, or withdraws by it. Move or release it first.`;
}

/** What speaks against corrections of lanes. */
export const LANE_RULES: EditRules<LaneEditKind> = {
  SetLane: ({ from, to, class: kind }, state) => {
    const missing = missingIn(state, { systems: [from, to] });
    if (missing !== null) return missing;
    const id = laneIdOf(from, to);
    const old: Lane | undefined = state.lanes[id];
    if (old?.class === kind) return `The lane ${laneName(state, old)} is already ${kind}.`;
    if (old !== undefined) return worksRefusal(state, id, kind);
    const [one, other] = [rowOf(state.systems, from), rowOf(state.systems, to)];
    if (canBeJoined(one.hex, other.hex)) return null;
    return `${one.name} and ${other.name} are more than ${String(LONGEST_LANE)} hexes apart. A lane can’t join them.`;
  },
  RemoveLane: ({ lane }, state) => {
    if (!Object.hasOwn(state.lanes, lane)) return 'There is no such lane.';
    return trafficRefusal(state, lane) ?? worksRefusal(state, lane, null);
  },
};
