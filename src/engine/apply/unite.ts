import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { EmpiresUnited } from '#model/events/treaty-events';
import { noteOwner } from './note-owner.ts';
import type { Writer } from './writer.ts';

/** What the larger empire is when the smaller has joined it; points come with the gifts of the next Opening. */
const joined = (larger: Empire, smaller: Empire): Empire => ({
  ...larger,
  gifts: larger.gifts + Math.max(0, smaller.treasury) + smaller.gifts,
  era: Math.max(larger.era, smaller.era),
  techPool: larger.techPool + smaller.techPool,
  advancesInHand: larger.advancesInHand + smaller.advancesInHand,
  unlocked: unique([...larger.unlocked, ...smaller.unlocked]),
  schematics: unique([...larger.schematics, ...smaller.schematics]),
  finds: [...larger.finds, ...smaller.finds],
});

const emptied = (smaller: Empire, turn: number): Empire => ({
  ...smaller,
  ...{ treasury: 0, gifts: 0, techPool: 0, advancesInHand: 0, finds: [] },
  fellIn: turn,
});

const ownedBy = <K extends string, R extends Readonly<{ owner: EmpireId | null }>>(
  rows: ById<K, R>,
  empire: EmpireId,
): readonly R[] => valuesById(rows).filter(({ owner }) => owner === empire);

function passForces(write: Writer, { larger, smaller }: EmpiresUnited): void {
  const { empires, fleets, units } = write.read();
  const names = new Set(ownedBy(fleets, larger).map(({ name }) => name));
  const { name: from } = rowOf(empires, smaller);
  for (const row of ownedBy(fleets, smaller)) {
    const name = names.has(row.name) ? `${row.name} (${from})` : row.name;
    write.put('fleets', row.id, { ...row, owner: larger, name });
  }
  for (const row of ownedBy(units, smaller)) {
    write.put('units', row.id, { ...row, owner: larger });
  }
}

/** What the smaller empire once owned was never the larger one’s. */
function dropClaims(write: Writer, smaller: EmpireId): void {
  for (const { id, kind } of ownedBy(write.read().effects, smaller)) {
    if (kind === 'claim') write.remove('effects', id);
  }
}

function passRealm(write: Writer, { larger: owner, smaller }: EmpiresUnited): void {
  const { systems, works, projects } = write.read();
  for (const row of ownedBy(systems, smaller)) {
    noteOwner(write, row.id, owner);
    write.put('systems', row.id, { ...row, owner });
  }
  for (const row of ownedBy(works, smaller)) write.put('works', row.id, { ...row, owner });
  for (const row of ownedBy(projects, smaller)) write.put('projects', row.id, { ...row, owner });
  dropClaims(write, smaller);
  for (const row of ownedBy(write.read().effects, smaller)) {
    write.put('effects', row.id, { ...row, owner });
  }
}

/** Its own forces are no contacts. */
function dropContacts(write: Writer, { larger, smaller }: EmpiresUnited): void {
  for (const { id, viewer } of ownedBy(write.read().contacts, smaller)) {
    if (viewer === larger) write.remove('contacts', id);
  }
}

/** Gives all that the smaller empire has to the larger. @rule DIP-10 */
export function unite(write: Writer, event: EmpiresUnited): void {
  const { larger, smaller, turn } = event;
  const { empires } = write.read();
  const [one, other] = [rowOf(empires, larger), rowOf(empires, smaller)];
  write.put('empires', larger, joined(one, other));
  write.put('empires', smaller, emptied(other, turn));
  passForces(write, event);
  passRealm(write, event);
  dropContacts(write, event);
}
