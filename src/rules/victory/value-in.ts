import type { VictoryKind } from '#model/settings/victory';
import type { Holdings } from './holdings-of.ts';

/** What an empire has to show for a condition of victory. @rule VIC-1 */
export function valueIn(kind: VictoryKind, own: Omit<Holdings, 'empire'>): number {
  switch (kind) {
    case 'expansion':
    case 'expansion-count':
      return own.systems;
    case 'scientific':
      return own.era;
    case 'economic':
    case 'dominance':
      return own.income;
    case 'time':
      return own.output;
    case 'military':
      return own.military;
  }
}
