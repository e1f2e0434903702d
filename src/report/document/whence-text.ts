import type { EmpireId } from '#model/campaign/ids';
import type { Dated } from '#model/campaign/knowledge';

/** Where a fact comes from, in words. @rule FOG-2 @rule FOG-9 */
export function whenceText(
  { source, by }: Pick<Dated, 'source' | 'by'>,
  nameOf: (empire: EmpireId | null) => string,
): string {
  const teller = nameOf(by ?? null);
  switch (source) {
    case 'scenario':
      return 'known from the start';
    case 'presence':
      return 'seen by your own';
    case 'owner':
      return 'your own';
    case 'battle':
      return 'learned in battle';
    case 'treaty':
      return `told by your partner ${teller}`;
    case 'ally':
      return `told by your ally ${teller}`;
    case 'gift':
      return `gift of ${teller}`;
    case 'mission':
      return 'reported by Espionage';
  }
}
