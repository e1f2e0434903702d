import type { LegendEntry } from '#report/document/document';
import type { LaneMark } from './scene.ts';

/** How lanes are drawn, and what they are called. */
export const LANES: { readonly [C in LaneMark['class']]: LegendEntry } = {
  major: { mark: '━━', meaning: 'major lane' },
  minor: { mark: '──', meaning: 'minor lane' },
  restricted: { mark: '····', meaning: 'restricted lane' },
  unexplored: { mark: '╌╌', meaning: 'unexplored lane' },
  unknown: { mark: '╌╌', meaning: 'lane of unknown class' },
};
