import { sumOf } from '#kernel/numbers/sum';
import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from './fighter.ts';
import { isFastScout, scoutFunctionsOf } from './scout-functions-of.ts';

/** A source of Scout functions before a battle: a Scout, or two Fast ships, with their functions. */
export type ScoutSource<F> = Readonly<{
  pieces: readonly F[];
  functions: number;
  place: 'behind' | 'in force' | 'flagship';
}>;

type Host<F> = Readonly<{
  own: readonly F[];
  force: readonly F[];
  flagship: F | null;
  /** Whether a unit could be in the task force at all. */
  isAble: (one: F) => boolean;
}>;

/**
 * The units that can scout before a battle, when the task forces have formed.
 * @rule CSC-5
 * @ruling Units that may not enter the task force can't scout. A Fast ship that is also a Scout counts only as a Scout. With scoutIntel =
 *   ship, every Scout ship counts as one function.
 */
export function scoutSources<F extends Pick<Fighter, 'kind' | 'traits'>>(
  { own, force, flagship, isAble }: Host<F>,
  rules: Pick<RuleSet, 'scoutIntel'>,
): readonly ScoutSource<F>[] {
  const whereIs = (one: F): ScoutSource<F>['place'] => {
    if (one === flagship) return 'flagship';
    return force.includes(one) ? 'in force' : 'behind';
  };
  const able = own.filter(isAble);
  const scouts = able
    .filter(({ traits }) => traits.scouts > 0)
    .map((one) => ({
      pieces: [one],
      functions: scoutFunctionsOf(one, rules),
      place: whereIs(one),
    }));
  const held = able.filter((one) => isFastScout(one) && !force.includes(one));
  const pairs = held.flatMap((one, at) => {
    const other = held[at + 1];
    return at % 2 === 1 || other === undefined ? [] : [[one, other]];
  });
  const atLarge = pairs.map((pieces) => ({ pieces, functions: 1, place: 'behind' as const }));
  // Fast ships lose nothing by it, and come first.
  return [...atLarge, ...scouts];
}

/** How much Intel these units can spend, and how much of it by Scouts that start in the reinforcements. @rule CSC-5 */
export function scoutPoints<F>(
  sources: readonly ScoutSource<F>[],
  intel: number,
): Readonly<{ points: number; fromBehind: number }> {
  const all = sumOf(sources, ({ functions }) => functions);
  const others = sources.filter(({ place }) => place !== 'flagship');
  return {
    points: Math.min(intel, all),
    fromBehind: Math.min(
      intel,
      sumOf(others, ({ functions }) => functions),
    ),
  };
}
