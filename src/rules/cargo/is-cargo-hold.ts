import type { UnitDesign } from '#model/forces/design';

/**
 * Whether what is aboard such a unit is cargo: it waits in the hold of a convoy, and neither fights
 * nor is seen. Aboard anything else it is based there.
 * @rule MOV-7
 */
export const isCargoHold = ({ kind }: Pick<UnitDesign, 'kind'>): boolean => kind === 'convoy';
