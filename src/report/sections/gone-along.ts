import { groupBy } from '#kernel/collections/group-by';
import type { UnitId } from '#model/campaign/ids';
import type { StepChange } from './played-step.ts';

/** Which units are aboard which, by ids or by the tags of a battle. */
export type Aboard<Id extends string = string> = ReadonlyMap<Id, Id>;

type Placed = Readonly<{
  id: UnitId;
  place: Readonly<{ kind: 'aboard'; carrier: UnitId }> | Readonly<{ kind: 'fleet' | 'system' }>;
}>;

/** Who is aboard whom among the units of a campaign. */
export const aboardOf = (units: readonly Placed[]): Aboard<UnitId> =>
  new Map(
    units.flatMap(({ id, place }): readonly [UnitId, UnitId][] =>
      place.kind === 'aboard' ? [[id, place.carrier]] : [],
    ),
  );

/** Who is aboard whom by tags, as far as both have shown themselves. */
export function aboardByTag<Id extends string>(
  shown: readonly Readonly<{ unit: Id; tag: string }>[],
  aboard: Aboard<Id>,
): Aboard {
  const tags = new Map(shown.map(({ unit, tag }) => [unit, tag]));
  return new Map(
    [...tags].flatMap(([unit, tag]): readonly [string, string][] => {
      const carrier = aboard.get(unit);
      const carrierTag = carrier === undefined ? undefined : tags.get(carrier);
      return carrierTag === undefined ? [] : [[tag, carrierTag]];
    }),
  );
}

/** Who can still go anywhere: shown on its side, not lost, and not kept out. */
const STANDING: ReadonlySet<StepChange['to'] | undefined> = new Set([
  'sound',
  'crippled',
  'recaptured',
]);

/**
 * The changes of each step. Units aboard a unit that gets away go with it, unless they are destroyed. Units that got
 * away are repaired like the others, but don't return. @rule CSC-12 @rule CSC-14
 */
export function goneAlong(
  steps: readonly (readonly StepChange[])[],
  aboard: Aboard,
): readonly (readonly StepChange[])[] {
  const carried = groupBy([...aboard], ([, carrier]) => carrier);
  const now = new Map<string, StepChange['to']>();
  const along = ({ side, tag, to }: StepChange): readonly StepChange[] =>
    (to === 'away' ? (carried.get(tag) ?? []) : [])
      .filter(([one]) => STANDING.has(now.get(one)))
      .map(([one]) => ({ side, tag: one, to: 'away', damage: 0 }));
  return steps.map((all) => {
    const changes = all.filter(({ tag, to }) => to !== 'sound' || now.get(tag) !== 'away');
    for (const { tag, to } of changes) now.set(tag, to);
    const more = changes.flatMap(along);
    for (const { tag, to } of more) now.set(tag, to);
    return [...changes, ...more];
  });
}
