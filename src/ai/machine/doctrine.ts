import { DOCTRINES } from '#model/forces/doctrines';
import { type Mind, note, type Sheet } from './mind.ts';

/** Gives all fleets the doctrine of its personality, unless they have it. @rule ENC-5 */
export function planDoctrine(mind: Mind, sheet: Sheet): void {
  const { view, nature } = mind;
  const { standing, title } = DOCTRINES[nature.doctrine];
  const isSame = JSON.stringify({ ...view.empire.standing, ...standing });
  if (isSame === JSON.stringify(view.empire.standing)) return;
  note(mind, sheet, {
    order: { kind: 'SetStanding', fleet: null, standing },
    why: `Its fleets fight by the doctrine ${title}.`,
  });
}
