import { roughSchematicsIdOf } from '#model/campaign/effect';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { Writer } from './writer.ts';

/** Schematics of an empire are no longer rough, if they were. @rule INT-5 */
export function smoothSchematics(write: Writer, empire: EmpireId, design: DesignId): void {
  const id = roughSchematicsIdOf(empire, design);
  if (Object.hasOwn(write.read().effects, id)) write.remove('effects', id);
}
