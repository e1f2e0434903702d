import type { ForceLists } from '#content/force-lists/force-lists';
import type { UnitDesign } from '#model/forces/design';
import { checkListedDesign } from '#rules/design/check-listed-design';
import { partsOf } from './parts-of.ts';
import type { Empire, Era } from './plans.ts';

const STATS = ['dv', 'as', 'af', 'cv', 'cr'] as const;
export type Stats = Partial<Readonly<Record<(typeof STATS)[number], number>>>;
/** New stats of a class. */
export type Move = Readonly<{ id: string; stats: Stats }>;

const MOST_CHANGES = 3;

/** The lists after some moves. */
export const withMoves = (lists: ForceLists, moves: readonly Move[]): ForceLists => ({
  ...lists,
  designs: lists.designs.map((one) => ({
    ...one,
    ...moves.find(({ id }) => id === one.id)?.stats,
  })),
});

/** All changes of a few points after which a class obeys the design rules and has spent all its points. */
function statsToTry(design: UnitDesign): readonly Stats[] {
  const ways = STATS.reduce<readonly Stats[]>(
    (all, stat) =>
      all.flatMap((stats) => {
        if (Object.keys(stats).length === MOST_CHANGES) return [stats];
        const now = design[stat];
        return [
          stats,
          { ...stats, [stat]: now + 1 },
          ...(now > 0 ? [{ ...stats, [stat]: now - 1 }] : []),
        ];
      }),
    [{}],
  );
  return ways.filter((stats) => {
    if (Object.keys(stats).length === 0) return false;
    const { faults, advice } = checkListedDesign({ ...design, ...stats });
    return faults.length + advice.length === 0;
  });
}

const factsOf = (design: UnitDesign): string =>
  JSON.stringify({ ...design, id: '', name: '', list: '', inService: null });

/** The moves of an empire: of its classes of the era that its fleets are made of, and never to the twin of another class. */
export function movesOf(
  lists: ForceLists,
  empire: Empire,
  { era, isKept }: Readonly<{ era: Era; isKept: (design: UnitDesign) => boolean }>,
): readonly Move[] {
  const own = lists.designs.filter(({ list }) => list === empire);
  const { others, ...parts } = partsOf(own, era);
  const used = new Set([...others, ...Object.values(parts)]);
  const known = new Set(lists.designs.map(factsOf));
  return own
    .filter((one) => one.era === era && used.has(one) && !isKept(one))
    .flatMap((one) => statsToTry(one).map((stats) => ({ one, id: String(one.id), stats })))
    .filter(({ one, stats }) => !known.has(factsOf({ ...one, ...stats })));
}
