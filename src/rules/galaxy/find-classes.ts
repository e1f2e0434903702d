import { keysById, type ById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import type { DerelictEra } from '#model/campaign/derelicts';
import type { UnitDesign } from '#model/forces/design';
import { isDerelictOf } from './derelict-of.ts';

/** The classes that the finder of derelicts chooses from. @rule MAP-8 */
export const derelictClassesOf = (
  designs: ById<DesignId, UnitDesign>,
  era: DerelictEra,
): readonly DesignId[] => keysById(designs).filter((id) => isDerelictOf(id, era));

/**
 * Whether a splinter colony can have units of a class that its empire has unlocked.
 * @rule MAP-8
 * @ruling A splinter colony has units that fight: ships, flights aboard them, bases, minefields and ground units. It has no shipyards,
 *   depots or civilian units.
 */
export const isOfColony = ({ civilian, role }: Pick<UnitDesign, 'civilian' | 'role'>): boolean =>
  !civilian && role === null;
