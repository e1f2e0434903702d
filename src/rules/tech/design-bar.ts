import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { ownListOf } from '#model/forces/own-list';
import type { RuleSet } from '#model/settings/rule-set';

/** The number of own classes that an empire designs for an era. */
export const DESIGNS_OF_AN_ERA = 6;

/** Why an empire cannot design a class now. */
export type DesignBar = 'by-year' | 'listed' | 'full' | 'no-advance';

type Known = Pick<UnitDesign, 'id' | 'list' | 'era'>;
type Facts = Readonly<{
  rules: Pick<RuleSet, 'research' | 'customResearch' | 'lockFutureEra'>;
  empire: Pick<Empire, 'id' | 'forceList' | 'era' | 'unlocked' | 'advancesInHand'>;
  /** All classes that the designer knows, including own ones. */
  designs: readonly Known[];
  /** Classes that are about to be designed. */
  planned: number;
}>;

/**
 * Why no further own class can be designed, or null. Beyond the force list, or always with custom research, there are six for each era,
 * each for an unused advance, unless those of a future era are fixed before their advances.
 * @rule TECH-4
 * @rule OPT-15
 * @ruling If classes enter service by their dates, nothing is designed. An era for which the force list has no class is a future era. Its
 *   six classes are fixed in the order in which they are designed.
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
