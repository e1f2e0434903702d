import type { Unit } from '#model/forces/unit';

/** Whether a civilian base is fit to be upgraded where it is: sound, active and in no hold. @rule OPT-21 */
export const canBeUpgraded = ({ condition, status, place }: Unit): boolean =>
  condition === 'sound' && status === 'active' && place.kind === 'system';
