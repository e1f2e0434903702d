import type { Strength } from '#fog/views/force-strength';

/** `Home Fleet AS 18`; those that don’t fight have their name alone. */
export const strengthShort = (name: string, { as, isLeast }: Strength): string =>
  as === 0 && !isLeast ? name : `${name} AS ${String(as)}${isLeast ? '+' : ''}`;

/** `Home Fleet: AS 18, DV 30`. */
export const strengthText = (name: string, { as, dv, isLeast }: Strength): string =>
  `${name}: AS ${String(as)}, DV ${String(dv)}${isLeast ? ' or more' : ''}`;
