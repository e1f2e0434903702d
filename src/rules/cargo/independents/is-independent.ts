import { INDEPENDENTS_LIST } from '#model/campaign/independents';
import type { UnitDesign } from '#model/forces/design';

/** Whether units of a class are hired for one run, and do what they were hired for and nothing else. @rule OPT-8 */
export const isIndependent = ({ list }: Pick<UnitDesign, 'list'>): boolean =>
  list === INDEPENDENTS_LIST;
