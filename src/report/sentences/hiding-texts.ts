import { ownHiders } from '#rules/sight/own-hiders';
import type { EmpireView } from '#fog/views/empire-view';
import type { UnitId } from '#model/campaign/ids';

const hidingText = (stealth: number | null): string =>
  stealth === null ? 'hiding behind a convoy' : `hiding (Stealth ${String(stealth)})`;

/** Which of the reader's ships hide, each in words. @rule MOV-4 */
export function hidingTexts(view: EmpireView): ReadonlyMap<UnitId, string> {
  const hiders = [...ownHiders(view).values()];
  return new Map(hiders.map(({ unit, stealth }) => [unit, hidingText(stealth)]));
}
