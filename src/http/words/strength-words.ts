import type { Strength } from '#fog/views/force-strength';

/** `AS 18`; null: they don’t fight. */
export const strengthAlone = ({ as, isLeast }: Strength): string | null =>
  as === 0 && !isLeast ? null : `AS ${String(as)}${isLeast ? '+' : ''}`;

/** `Home Fleet AS 18`; those that don’t fight have their name alone. */
export const strengthShort = (name: string, strength: Strength): string => {
  const alone = strengthAlone(strength);
  return alone === null ? name : `${name} ${alone}`;
};

/** `Home Fleet: AS 18, DV 30`. */
export const strengthText = (name: string, { as, dv, isLeast }: Strength): string =>
  `${name}: AS ${String(as)}, DV ${String(dv)}${isLeast ? ' or more' : ''}`;
