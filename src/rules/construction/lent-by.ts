import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import { hostedOf } from './hosted-of.ts';

/** What the depots of an empire give repairs of a partner in a system each turn, up to one (OPT-6); null: in this one. */
export type Lent = Readonly<{
  system: SystemId;
  partner: EmpireId;
  points: number;
  ready: number | null;
}>;

/**
 * What the depots of an empire give its partners, summed up so that it tells of no repair by itself.
 * @rule CON-5 @rule DIP-10
 */
export function lentBy(projects: readonly Project[], empire: EmpireId): readonly Lent[] {
  const gifts = projects.flatMap((project): readonly Lent[] => {
    const { owner, ready } = project;
    const ours = hostedOf(project).filter((host) => host.owner === empire);
    return ours.map(({ system, points }) => ({ system, partner: owner, points, ready }));
  });
  const alike = groupBy(gifts, (one) => `${one.system} ${one.partner} ${String(one.ready)}`);
  const sums = [...alike.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, points: sumOf([first, ...more], pointsOf) }],
  );
  return sortBy(
    sums,
    (a, b) => compareIds(a.system, b.system),
    (a, b) => compareIds(a.partner, b.partner),
    (a, b) => (a.ready ?? 0) - (b.ready ?? 0),
  );
}

const pointsOf = ({ points }: Lent): number => points;

/** What of it is given in a system. @rule CON-5 */
export const lentIn = (lent: readonly Lent[], system: SystemId): number =>
  sumOf(
    lent.filter((one) => one.system === system),
    pointsOf,
  );
