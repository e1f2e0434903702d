import { cite } from '#kernel/reasons/cite';
import type { SystemId, WorkId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { RANKED_FROM_NEXT_TURN, type RankWorks } from '#model/orders/rank-works';
import { refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';

const CON_1 = cite('CON-1');

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: CON_1,
  path: 'works',
});

const refused = (code: string, text: string): Judgement => free([refusal(about(code), text)]);

/** As players name it: what follows the dot. */
const shortOf = (id: WorkId): string => id.slice(id.lastIndexOf('.') + 1);

const isCancelled = (plan: Plan, id: WorkId): boolean =>
  plan.view.works[id]?.cancelled === true || plan.cancelled.has(id);

function workIssues(plan: Plan, id: WorkId): readonly OrderIssue[] {
  if (plan.view.works[id] === undefined) {
    const text = `You have no unit ${shortOf(id)} under construction. ${RANKED_FROM_NEXT_TURN}`;
    return [refusal(about('WORK_UNKNOWN'), text)];
  }
  if (!isCancelled(plan, id)) return [];
  return [refusal(about('WORK_CANCELLED'), `Unit ${shortOf(id)} is cancelled. Leave it out.`)];
}

/** The places of some works. */
const placesOf = ({ view }: Plan, works: readonly WorkId[]): ReadonlySet<SystemId> =>
  new Set(works.flatMap((id) => view.works[id]?.system ?? []));

/** May these units be built first? @rule CON-1 */
export function judgeRankWorks({ works }: RankWorks, plan: Plan): Judgement {
  const named = new Set(works);
  const issues = [...named].flatMap((id) => workIssues(plan, id));
  if (issues.length > 0) return free(issues);
  if (named.size < works.length) {
    return refused('WORK_TWICE', 'The same unit is named twice. Name each unit once.');
  }
  const [place, other] = placesOf(plan, works);
  if (place === undefined) return refused('WORK_UNKNOWN', 'Name at least one unit.');
  if (other !== undefined) {
    const [here, there] = [place, other].map((id) => plan.view.systems[id]?.name ?? id);
    const text = `These units are built at different places: ${here} and ${there}. Give an order for each place.`;
    return refused('PLACES_DIFFER', text);
  }
  return free([]);
}
