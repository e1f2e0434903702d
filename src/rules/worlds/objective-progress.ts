import type { UnitDesign } from '#model/forces/design';
import type { Goal } from './objective-table.ts';

/** Something that a world has done in a phase. */
export type Deed =
  | Readonly<{
      kind: 'built';
      design: Pick<UnitDesign, 'hull' | 'kind' | 'role' | 'cost'>;
      /** In a system one explored lane away from its own. */
      isBeside: boolean;
    }>
  | Readonly<{ kind: 'mission'; mission: string }>
  | Readonly<{ kind: 'deed'; deed: Extract<Goal, { kind: 'deed' }>['deed'] }>
  /** A fleet came to an unowned system next to one of its own. */
  | Readonly<{ kind: 'moved-beside'; cost: number }>;

/** How much of a goal makes it done: EP of units, or once. @rule OPT-14 */
export const neededFor = (goal: Goal): number => (goal.kind === 'build' ? goal.cost : 1);

type Built = Extract<Deed, { kind: 'built' }>;
type BuildGoal = Extract<Goal, { kind: 'build' }>;

/** Whether a class is one of those that a goal asks for. @rule OPT-14 */
export const isAskedFor = (
  { hulls, kinds }: BuildGoal,
  { hull, kind }: Pick<UnitDesign, 'hull' | 'kind'>,
): boolean => (hull !== null && hulls.includes(hull)) || kinds.includes(kind);

const once = (isDone: boolean): number => (isDone ? 1 : 0);

const isBaseFor = (
  { cost: least }: Readonly<{ cost: number }>,
  { design: { kind, cost }, isBeside }: Built,
): boolean => kind === 'base' && isBeside && cost >= least;

function ofBuilt(goal: Goal, built: Built): number {
  const { design } = built;
  if (goal.kind === 'build') return isAskedFor(goal, design) ? design.cost : 0;
  if (goal.kind === 'role') return once(design.role === goal.role);
  return once(goal.kind === 'base-beside' && isBaseFor(goal, built));
}

/**
 * What a deed adds to a goal.
 * @rule OPT-14
 * @ruling Units count for their printed cost when they enter service. Shipyards, depots and trading posts are bases, and count for Defenses too.
 */
export function progressBy(goal: Goal, deed: Deed): number {
  switch (deed.kind) {
    case 'built':
      return ofBuilt(goal, deed);
    case 'mission':
      return once(goal.kind === 'mission' && deed.mission.startsWith(`${goal.mission}-`));
    case 'deed':
      return once(goal.kind === 'deed' && goal.deed === deed.deed);
    case 'moved-beside':
      return once(goal.kind === 'fleet-beside' && deed.cost >= goal.cost);
  }
}
