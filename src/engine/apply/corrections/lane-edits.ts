import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { type Lane, laneBetween } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { LaneEditKind } from '#model/corrections/edit';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { EditWriters } from './edit-writer.ts';
import { makeKnown } from './make-known.ts';

/** The empires with a colony, an outpost or a unit in one of these systems, which see the lanes there. */
function viewersAt(state: CampaignState, systems: readonly SystemId[]): readonly EmpireId[] {
  const owners = systems.flatMap((id) => rowOf(state.systems, id).owner ?? []);
  const here = valuesById(state.units).filter((unit) => {
    const at = systemOfUnit(unit, state);
    return at !== null && systems.includes(at);
  });
  const all = unique([...owners, ...here.map(({ owner }) => owner)]);
  return all.filter((id) => Object.hasOwn(state.empires, id));
}

/** A system behind an unexplored lane goes by its id until the empire that sees the lane looks again, as on a map that is explored from nothing. */
function locateEnd(write: Writer, viewer: EmpireId, { lane, end }: { lane: Lane; end: SystemId }) {
  const id = knowledgeIdOf(viewer, end);
  if (Object.hasOwn(write.read().knownSystems, id)) return;
  makeKnown(write, viewer, end);
  if (lane.class !== 'unexplored') return;
  write.put('knownSystems', id, { ...rowOf(write.read().knownSystems, id), name: end });
}

function chart(write: Writer, viewer: EmpireId, lane: Lane): void {
  const id = knowledgeIdOf(viewer, lane.id);
  const known = { turn: write.read().turn, source: 'presence' } as const;
  write.put('knownLanes', id, {
    ...{ id, viewer, lane: lane.id, a: lane.a, b: lane.b },
    ...{ class: lane.class, known },
  });
  for (const end of [lane.a, lane.b]) locateEnd(write, viewer, { lane, end });
}

/** The empires that know a lane as it is. */
const chartersOf = (state: CampaignState, { id, class: kind }: Lane): readonly EmpireId[] =>
  valuesById(state.knownLanes).flatMap((known) =>
    known.lane === id && known.class === kind ? [known.viewer] : [],
  );

/** Memories of forces that were met in a lane go with it. */
function forget(write: Writer, id: LaneId): void {
  for (const known of valuesById(write.read().knownLanes)) {
    if (known.lane === id) write.remove('knownLanes', known.id);
  }
  for (const contact of valuesById(write.read().contacts)) {
    const { place } = contact;
    if (place.kind === 'lane' && place.lane === id) write.remove('contacts', contact.id);
  }
}

/**
 * Corrections of lanes.
 * @rule TURN-3 @rule MAP-9 @rule FOG-7
 * @ruling A new lane is known at once to the empires with a colony, an outpost or a unit at one of its ends, as if it had always been there. If the
 *   class of a lane changes, the empires that knew it as it was learn the new class. An empire that knew another class, or none, keeps what it knew.
 * @ruling If a lane is removed, all empires that knew it learn that it is gone, and forget forces that they met in it. Supply and trade that
 *   used it find another way, or none, from the next phase on.
 */
export const LANE_EDITS: EditWriters<LaneEditKind> = {
  SetLane: ({ from, to, class: kind }, write) => {
    const state = write.read();
    const lane = laneBetween(from, to, kind);
    const old: Lane | undefined = state.lanes[lane.id];
    const viewers = old === undefined ? viewersAt(state, [from, to]) : chartersOf(state, old);
    write.put('lanes', lane.id, lane);
    for (const viewer of viewers) chart(write, viewer, lane);
  },
  RemoveLane: ({ lane }, write) => {
    write.remove('lanes', lane);
    forget(write, lane);
  },
};
