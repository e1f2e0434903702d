import { listed } from '#kernel/words/listed';
import type { Claimed } from '#rules/setup/claim';

/** Something that was chosen for a player who chose nothing. */
export type AutomaticChoice = Readonly<{
  /** From 1. */
  player: number;
  part: 'name' | 'forceList' | 'homeworld' | 'colonies' | 'forces';
  text: string;
}>;

export const homeChoiceText = (place: number): string =>
  `The homeworld is at place ${String(place)} of the outermost ring.`;

export function coloniesChoiceText(claims: readonly Claimed[]): string {
  const names = claims.map(({ system, kind }) =>
    kind === 'outpost' ? `${system} (outpost)` : system,
  );
  return names.length === 0 ? 'There is no system for a colony.' : `Colonies: ${listed(names)}.`;
}
