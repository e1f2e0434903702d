import { DOCTRINES } from '#model/forces/doctrines';
import { armyOf, strengthOf } from './army.ts';
import { type Mind, note, type Sheet } from './mind.ts';

/** Enemies at its homeworld are stronger than its fleet, whose ships would be beaten one by one. */
function isBeleaguered(mind: Mind, sheet: Sheet): boolean {
  const { home, enemyStrength, hasEnemyFleet } = mind.survey;
  if (home === null || !hasEnemyFleet(home)) return false;
  return strengthOf(mind, armyOf(mind, sheet)) < enemyStrength(home);
}

/** Gives all fleets the doctrine of its personality, or a careful one while the homeworld is lost to enemies. @rule ENC-5 */
export function planDoctrine(mind: Mind, sheet: Sheet): void {
  const { view, nature } = mind;
  const careful = mind.level.spreads && isBeleaguered(mind, sheet);
  const { standing, title } = DOCTRINES[careful ? 'cautious' : nature.doctrine];
  const isSame = JSON.stringify({ ...view.empire.standing, ...standing });
  if (isSame === JSON.stringify(view.empire.standing)) return;
  note(mind, sheet, {
    order: { kind: 'SetStanding', fleet: null, standing },
    why: `Its fleets fight by the doctrine ${title}.`,
  });
}
