import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { knowledgeIdOf } from '#model/campaign/knowledge';

/** An empire with forces at a place knows at least where that is; raiders keep no maps. @rule FOG-2 */
export function makeKnown(write: Writer, viewer: EmpireId, system: SystemId): void {
  const state = write.read();
  const id = knowledgeIdOf(viewer, system);
  if (viewer === RAIDERS || Object.hasOwn(state.knownSystems, id)) return;
  const { name, hex } = rowOf(state.systems, system);
  const located = { turn: state.turn, source: 'presence' } as const;
  const nothing = { visited: null, reported: null, surveyed: 0 };
  const row = { id, viewer, system, name, hex, located, ...nothing };
  write.put('knownSystems', id, row);
}
