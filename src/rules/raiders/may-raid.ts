import type { HullClass, UnitDesign } from '#model/forces/design';

const ABOVE_CA: readonly HullClass[] = ['CB', 'BB', 'DN', 'SD', 'TN'];

/** Whether a unit takes part when raiders attack: no ship or base above CA does. @rule SUP-1 */
export const mayRaid = ({ hull }: Pick<UnitDesign, 'hull'>): boolean =>
  hull === null || !ABOVE_CA.includes(hull);
