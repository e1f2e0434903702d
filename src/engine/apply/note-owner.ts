import { rowOf } from '#kernel/collections/row-of';
import { claimIdOf, NEVER_ENDS } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Writer } from './writer.ts';

/**
 * Notes that a system gets another owner, before it does: the former one remembers that the system was its own. What an owner that
 * gets a system back had given up counts no more.
 * @rule DIP-10
 * @ruling An empire once controlled a system if it owned a colony or outpost there. Bases alone leave no such memory, because they come
 *   and go without an event. A system that a moderator hands to another empire counts too. What an empire that joins
 *   another by a Unification once owned is forgotten.
 */
export function noteOwner(write: Writer, system: SystemId, to: EmpireId | null): void {
  const { systems, turn } = write.read();
  const { owner: from } = rowOf(systems, system);
  if (from === to) return;
  if (to !== null) write.remove('effects', claimIdOf(to, system));
  if (from === null) return;
  const id = claimIdOf(from, system);
  const subject = { kind: 'claim', system, givenUp: [] } as const;
  const mark = { id, kind: 'claim', owner: from, subject, amount: 1 } as const;
  write.put('effects', id, { ...mark, begins: turn, ends: NEVER_ENDS });
}
