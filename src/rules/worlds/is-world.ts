import type { ById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';

type Empires = ById<EmpireId, Pick<Empire, 'nonAligned'>>;

/** Whether a power is a non-aligned world. Raiders are none. @rule DIP-14 */
export const isWorld = (empires: Empires, id: EmpireId): boolean => {
  const row: Pick<Empire, 'nonAligned'> | undefined = empires[id];
  return row?.nonAligned !== undefined;
};

/** Whether a relation has a non-aligned world in it: no tension is kept in it. @rule DIP-4 @rule DIP-14 */
export const involvesWorld = (empires: Empires, { a, b }: Pick<Relation, 'a' | 'b'>): boolean =>
  isWorld(empires, a) || isWorld(empires, b);

/** The world of a relation and the empire that it deals with; null: they are two worlds, or two empires. @rule DIP-14 */
export function worldOf(
  empires: Empires,
  { a, b }: Pick<Relation, 'a' | 'b'>,
): Readonly<{ world: EmpireId; other: EmpireId }> | null {
  if (isWorld(empires, a) === isWorld(empires, b)) return null;
  return isWorld(empires, a) ? { world: a, other: b } : { world: b, other: a };
}
