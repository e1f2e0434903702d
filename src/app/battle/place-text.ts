import type { BattleStart } from '#content/battles/setup-of-battle';

/** Where the battle of a file is fought. */
export function placeText({ battle: { place } }: Pick<BattleStart, 'battle'>): string {
  if (place.kind === 'lane') return `${place.name} (${place.class})`;
  return [place.name, ...place.anomalies].join(', ');
}
