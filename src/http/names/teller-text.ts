import type { Dated } from '#model/campaign/knowledge';
import { whenceText } from '#report/document/whence-text';
import type { ViewNames } from './view-names.ts';

/** Who told a player something, where somebody did: `, told by your ally X`. @rule FOG-9 */
export function tellerText(dated: Dated, names: ViewNames): string {
  if (dated.by === undefined) return '';
  return `, ${whenceText(dated, (empire) => (empire === null ? 'an unknown power' : names.empire(empire)))}`;
}
