import type { Link } from '#http/pages/page-parts';

/** `href` empty: it leads nowhere. */
export type Fact = Readonly<{ label: string; value: string; href: string }>;
export type CardLine = Readonly<{ text: string; href: string }>;

/** One thing in the galaxy: what it is, its figures, and what is with it. */
export type Card = Readonly<{
  title: string;
  about: string;
  facts: readonly Fact[];
  lists: readonly Readonly<{ title: string; lines: readonly CardLine[] }>[];
  /** Its own page; empty: it has none, or this is it. */
  page: string;
  acts: readonly Link[];
}>;

/** Facts that lead nowhere; those without a value are left out. */
export const factsOf = (
  facts: readonly (readonly [label: string, value: string | number])[],
): readonly Fact[] =>
  facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value: String(value), href: '' }));
