import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { Ability, AbilityId } from '#model/forces/design';
import type { ContentIssue } from '#content/issue';
import { foldName } from '#content/fold-name';
import { didYouMean } from '#content/nearest-name';
import type { DesignRules } from './design-rules.ts';

export type SpokenAbilities = Readonly<{
  known: readonly Ability[];
  /** The place of each known ability in the file's list. */
  places: readonly number[];
  issues: readonly ContentIssue[];
}>;

/** Reads abilities as they are spoken: `Explorer`, `Scout 2`. Unknown ones are refused. @rule ABL-1 */
export function readAbilities(
  spoken: readonly string[],
  path: string,
  { abilities }: Pick<DesignRules, 'abilities'>,
): SpokenAbilities {
  const known: Ability[] = [];
  const places: number[] = [];
  const issues: ContentIssue[] = [];
  const names = abilities.map(({ name }) => name);
  for (const [place, text] of spoken.entries()) {
    const { name, rating } = partsOf(text);
    const found =
      abilities.find((one) => one.name === name) ??
      abilities.find((one) => foldName(one.name) === foldName(name));
    if (found === undefined) {
      issues.push(unknown(`${path}[${place}]`, name, names));
    } else {
      known.push({ id: brandAs<AbilityId>(found.id), rating });
      places.push(place);
    }
  }
  return { known, places, issues };
}

/** A number at the end is the rating; without one it is 1. */
function partsOf(text: string): Readonly<{ name: string; rating: number }> {
  const parts = /^(.*\S)\s+(\d{1,4})$/.exec(text.trim());
  return { name: parts?.[1] ?? text.trim(), rating: Number(parts?.[2] ?? 1) };
}

const unknown = (path: string, name: string, names: readonly string[]): ContentIssue => ({
  path,
  code: 'ABILITY_UNKNOWN',
  text: `There is no ability “${name}”.${didYouMean(name, names)}`,
  cite: cite('ABL-1'),
});
