import type { Empire } from '#model/campaign/empire';
import type { UnitDesign } from '#model/forces/design';

type Builder = Pick<Empire, 'era' | 'unlocked' | 'schematics'>;
type BuiltClass = Pick<UnitDesign, 'id' | 'era'>;

/** Whether an empire has schematics of a class that is beyond its era yet. @rule TECH-5 */
export const isBeyondEra = ({ era, unlocked, schematics }: Builder, design: BuiltClass): boolean =>
  !unlocked.includes(design.id) && schematics.includes(design.id) && design.era > era;

/** Whether an empire has unlocked a class, or has schematics of it that its era is up to. @rule ECO-6 @rule TECH-5 */
export function mayBuildClass(empire: Builder, design: BuiltClass): boolean {
  if (empire.unlocked.includes(design.id)) return true;
  return empire.schematics.includes(design.id) && design.era <= empire.era;
}
