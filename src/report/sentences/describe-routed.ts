import type { EmpireView } from '#fog/views/empire-view';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { Routed, RouteState } from '#rules/movement/routes/plan-route';
import { describeRoute } from './describe-route.ts';
import type { Names } from './names.ts';

type When = Readonly<{ turn: number; rules: Pick<EmpireView['rules'], 'firstYear'> }>;

const STAYS: { readonly [S in Exclude<RouteState, 'goes'>]: string } = {
  stays: 'it stays this turn',
  'no-way': 'it stays this turn, since you know no way that it could take',
  rests: 'not this turn: its orders, a repair, a lane or a withdrawal come first',
};

/** What a fleet does this turn by its route, and when it is to arrive if that is later: `patrol Sol and Wolf: this turn to Wolf`. */
export function describeRouted(
  { route, plan }: Routed,
  names: Names,
  { turn, rules }: When,
): string {
  const what = describeRoute(route.route, names);
  const { state, path, goal } = plan;
  if (state !== 'goes' || goal === null) {
    return `${what}: ${STAYS[state === 'goes' ? 'stays' : state]}`;
  }
  const [first, ...between] = [...path].reverse().map(names.system);
  const by = between.length === 0 ? '' : ` by ${between.reverse().join(', ')}`;
  const way = `this turn to ${first ?? 'where it is'}${by}`;
  if (goal.stops.length <= 1) return `${what}: ${way}`;
  const arrival = turn + goal.stops.length - 1;
  const date = turnLabelOf(arrival, rules.firstYear);
  return `${what}: ${way}, and at ${names.system(goal.system)} in turn ${String(arrival)} (${date}) if nothing comes between`;
}
