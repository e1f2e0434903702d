import type { Writer } from '#engine/apply/writer';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { ClassEditKind, ClassValue } from '#model/corrections/edit';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import { designIdOf } from '#model/forces/design-id';
import { isGroundValue } from '#rules/corrections/class-value';
import type { EditWriters } from './edit-writer.ts';

function change(write: Writer, id: DesignId, part: Partial<UnitDesign>): void {
  write.put('designs', id, { ...rowOf(write.read().designs, id), ...part });
}

/** The part of a class with one number set. */
function withValue({ ground }: UnitDesign, value: ClassValue, to: number): Partial<UnitDesign> {
  if (value === 'inService') return { inService: to === 0 ? null : to };
  if (!isGroundValue(value)) return { [value]: to };
  return ground === null ? {} : { ground: { ...ground, [value]: to } };
}

function withAbility(
  { abilities }: UnitDesign,
  id: AbilityId,
  rating: number,
): UnitDesign['abilities'] {
  if (rating === 0) return abilities.filter((one) => one.id !== id);
  const isThere = abilities.some((one) => one.id === id);
  return isThere
    ? abilities.map((one) => (one.id === id ? { id, rating } : one))
    : [...abilities, { id, rating }];
}

function list(write: Writer, design: UnitDesign): void {
  const row = rowOf(write.read().forceLists, design.list);
  write.put('forceLists', row.id, { ...row, designs: [...row.designs, design.id] });
}

/** What empires of its list can build no more they still know. */
function lock(write: Writer, { id: viewer, ...empire }: Empire, design: DesignId): void {
  const without = (all: readonly DesignId[]): readonly DesignId[] =>
    all.filter((one) => one !== design);
  const [unlocked, schematics] = [without(empire.unlocked), without(empire.schematics)];
  write.put('empires', viewer, { ...empire, id: viewer, unlocked, schematics });
  const id = knowledgeIdOf(viewer, design);
  const known = { turn: write.read().turn, source: 'owner' } as const;
  write.put('knownDesigns', id, { id, viewer, design, level: 'stats', known });
}

function unlist(write: Writer, { id, list: whose }: UnitDesign): void {
  const row = rowOf(write.read().forceLists, whose);
  write.put('forceLists', whose, { ...row, designs: row.designs.filter((one) => one !== id) });
  for (const empire of valuesById(write.read().empires)) {
    if (empire.forceList === whose) lock(write, empire, id);
  }
}

/**
 * Corrections of classes and force lists.
 * @rule TURN-3 @rule TECH-4
 * @ruling A correction of a class holds for all units of it from then on, including those that exist. The points that were paid for a unit
 *   under construction stay as they are, and so does its price.
 * @ruling A class that is taken from a force list can no longer be researched or built by the empires that play the list. Units of it stay and
 *   keep their class, and those under construction are finished. The list can have it again later.
 * @ruling The kind and role of a class stay as they are, because its units would be where such units can't be. Copy a class of the right kind and replace the units.
 * @ruling A class that is added to a force list is a new class with the values of another. All empires that play the list can research it. To let
 *   one of them build it at once, unlock it too.
 */
export const CLASS_EDITS: EditWriters<ClassEditKind> = {
  SetClassValue: ({ design, value, to }, write) => {
    change(write, design, withValue(rowOf(write.read().designs, design), value, to));
  },
  SetMaintenance: ({ design, to: maintenance }, write) => {
    change(write, design, { maintenance });
  },
  SetHull: ({ design, to: hull }, write) => {
    change(write, design, { hull });
  },
  SetAbility: ({ design, ability, rating }, write) => {
    const row = rowOf(write.read().designs, design);
    change(write, design, { abilities: withAbility(row, brandAs<AbilityId>(ability), rating) });
  },
  RenameClass: ({ design, name }, write) => {
    change(write, design, { name });
  },
  AddClass: ({ empire, name, like }, write) => {
    const { empires, designs } = write.read();
    const { forceList } = rowOf(empires, empire);
    const design = {
      ...rowOf(designs, like),
      id: designIdOf(forceList, name),
      name,
      list: forceList,
    };
    write.put('designs', design.id, design);
    list(write, design);
  },
  SetListed: ({ design, listed }, write) => {
    const row = rowOf(write.read().designs, design);
    if (listed) list(write, row);
    else unlist(write, row);
  },
};
