import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId, WorkId } from '#model/campaign/ids';
import type { RankWorks } from '#model/orders/rank-works';
import { rankedFirst } from '#rules/construction/work-priority';
import { refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '../plan.ts';

const CON_1 = cite('CON-1');

const refused = (code: string, text: string): Judgement =>
  free([refusal({ code, cite: CON_1, path: 'works' }, text)]);

/** The places of some works; null: one of them is not the player's. */
function placesOf(plan: Plan, works: readonly WorkId[]): ReadonlySet<SystemId> | null {
  const places = new Set<SystemId>();
  for (const id of works) {
    const work = plan.view.works[id];
    if (work === undefined || work.cancelled || plan.cancelled.has(id)) return null;
    places.add(work.system);
  }
  return places;
}

/** May these units be built first? @rule CON-1 */
export function judgeRankWorks({ works }: RankWorks, plan: Plan): Judgement {
  const places = placesOf(plan, works);
  if (places === null) return refused('WORK_UNKNOWN', 'You have no such unit under construction.');
  if (new Set(works).size < works.length) {
    return refused('WORK_TWICE', 'The same unit is named twice. Name each unit once.');
  }
  const [place, other] = places;
  if (place === undefined) return refused('WORK_UNKNOWN', 'Name at least one unit.');
  if (other !== undefined) {
    const [here, there] = [place, other].map((id) => plan.view.systems[id]?.name ?? id);
    const text = `These units are built at different places: ${here} and ${there}. Give an order for each place.`;
    return refused('PLACES_DIFFER', text);
  }
  const rivals = valuesById(plan.view.works)
    .filter(({ system }) => system === place)
    .map((work) => ({ ...work, ...plan.ranks.get(work.id) }));
  for (const [at, id] of rankedFirst(rivals, works).entries()) plan.ranks.set(id, { rank: at + 1 });
  return free([]);
}
