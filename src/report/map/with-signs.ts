import type { SystemMark } from './scene.ts';
import { SIGN_LEGEND, type SiegeSign } from './siege-signs.ts';

/** A system with its signs, and what they mean in words. */
export const withSigns = (mark: SystemMark, signs: readonly SiegeSign[]): SystemMark => {
  const about = mark.about + signs.map((sign) => `, ${SIGN_LEGEND[sign].meaning}`).join('');
  return signs.length === 0 ? mark : { ...mark, about, signs };
};
