import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { suppliersOf } from './oracle-bonds.ts';

/** Where forces of an empire may be that the viewer has in sight, or that are the viewer’s own. */
export type Supplied = Readonly<{ owner: EmpireId; places: ReadonlySet<SystemId> }>;

const BASIC_REACH = 2;

/** By lanes of any class: restricted ones serve extended routes, and unexplored ones may be explored meanwhile. */
const neighboursOf = ({ lanes }: CampaignState, system: SystemId): readonly SystemId[] =>
  Object.values(lanes).flatMap(({ a, b }) => (a === system ? [b] : b === system ? [a] : []));

/** All ways of this number of lanes from a system that come nowhere twice, each with both its ends. */
function waysFrom(
  state: CampaignState,
  way: readonly SystemId[],
  reach: number,
): readonly (readonly SystemId[])[] {
  const here = way.at(-1)!;
  const next = way.length > reach ? [] : neighboursOf(state, here);
  return [
    way,
    ...next
      .filter((one) => !way.includes(one))
      .flatMap((one) => waysFrom(state, [...way, one], reach)),
  ];
}

/** What all units of an empire with an ability come to, fit or not, wherever they are. */
function functionsOf(state: CampaignState, empire: EmpireId, ability: string): number {
  return Object.values(state.units).reduce((sum, { owner, design }) => {
    const { abilities = [] } = state.designs[design] ?? {};
    const rating = abilities.find(({ id }) => id === ability)?.rating ?? 0;
    return owner === empire ? sum + rating : sum;
  }, 0);
}

/**
 * The systems in which somebody else’s fleet may cut these forces off: their depots, and everything on a way to them of two lanes (SUP-5),
 * or of as many as all their Supply ships together have functions (SUP-6), and the place itself for forces in a lane beside it. Each
 * Blockade Runner keeps one way open, so that with them every way of the empire’s own counts. Forces that are cut off know it, or show it
 * in battle (SUP-7).
 */
export function supplyLinesOf(
  state: CampaignState,
  { owner, places }: Supplied,
): ReadonlySet<SystemId> {
  const suppliers = [owner, ...suppliersOf(state, owner)];
  const depots = Object.values(state.units).flatMap((unit) => {
    const isDepot = suppliers.includes(unit.owner) && state.designs[unit.design]?.role === 'depot';
    return isDepot && unit.place.kind === 'system' ? [unit.place.system] : [];
  });
  const reach = Math.max(BASIC_REACH, functionsOf(state, owner, 'supply'));
  const ways = depots.flatMap((depot) => waysFrom(state, [depot], reach));
  const used = ways.filter((way) => places.has(way.at(-1)!)).flat();
  const hasRunners = functionsOf(state, owner, 'blockadeRunner') > 0;
  const barred = hasRunners ? depots.flatMap((depot) => neighboursOf(state, depot)) : [];
  return new Set([...depots, ...used, ...barred]);
}

/**
 * The systems where a fleet of the empire’s own may open or close a way of these forces, since its Blockade Runners and its ships count
 * (SUP-5): on the lines on which an enemy may be, and beside them, from where forces that need a runner take it.
 */
export function runnersAbout(
  state: CampaignState,
  { owner, places }: Supplied,
  isEnemyAt: (system: SystemId) => boolean,
): ReadonlySet<SystemId> {
  const barred = [...supplyLinesOf(state, { owner, places })].filter(isEnemyAt);
  return new Set(barred.flatMap((system) => [system, ...neighboursOf(state, system)]));
}
