import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { ownListOf } from '#model/forces/own-list';
import type { RuleSet } from '#model/settings/rule-set';

/** So many classes of its own an empire designs for an era. */
export const DESIGNS_OF_AN_ERA = 6;

/** Why an empire cannot design a class now. */
export type DesignBar = 'by-year' | 'listed' | 'full' | 'no-advance';

type Known = Pick<UnitDesign, 'id' | 'list' | 'era'>;
type Facts = Readonly<{
  rules: Pick<RuleSet, 'research' | 'customResearch' | 'lockFutureEra'>;
  empire: Pick<Empire, 'id' | 'forceList' | 'era' | 'unlocked' | 'advancesInHand'>;
  /** All classes that its designer knows, his own among them. */
  designs: readonly Known[];
  /** Classes that are about to be designed. */
  planned: number;
}>;

/**
 * Why no further class of one's own can be designed, or null: beyond the force list, or always where research is custom, six
 * for each era; each for an advance in hand, unless those of a future era are fixed before their advances.
 * @rule TECH-4
 * @rule OPT-15
 * @ruling Where classes come by their years nothing is designed. A future era is any for which the force list has no class; its
 *   six are fixed as they are designed.
 */
export function designBarOf({ rules, empire, designs, planned }: Facts): DesignBar | null {
  if (rules.research === 'inServiceDate') return 'by-year';
  const isCustom = rules.customResearch === 'on';
  const ofEra = designs.filter(({ era }) => era === empire.era);
  if (!isCustom && ofEra.some(({ list }) => list === empire.forceList)) return 'listed';
  const own = ofEra.filter(({ list }) => list === ownListOf(empire.id));
  if (own.length + planned >= DESIGNS_OF_AN_ERA) return 'full';
  if (!isCustom && rules.lockFutureEra === 'on') return null;
  const waiting = own.filter(({ id }) => !isIn(empire.unlocked, id)).length;
  return empire.advancesInHand > waiting + planned ? null : 'no-advance';
}

const isIn = (unlocked: readonly DesignId[], id: DesignId): boolean => unlocked.includes(id);
