import { valuesById } from '#kernel/collections/tables';
import { routesKnown } from '#rules/movement/routes/routes-known';
import type { EmpireView } from '#fog/views/empire-view';
import type { Block, Phrase } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { describeRouted } from '#report/sentences/describe-routed';
import type { Names } from '#report/sentences/names';
import { fleetPhrase } from '../fleet-phrase.ts';

/** What fleets do this turn by their routes, unless they are ordered something else; nothing when none has one. @rule MOV-12 */
export function routesList(view: EmpireView, names: Names): readonly Block[] {
  const planOf = routesKnown(view, new Map());
  const items = valuesById(view.fleets).flatMap((fleet): readonly Phrase[] => {
    const { id, route } = fleet;
    const plan = planOf(id);
    if (route === null || plan === null) return [];
    return [
      [...fleetPhrase(fleet), ...phrase(`: ${describeRouted({ route, plan }, names, view)}`)],
    ];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Routes' },
    { kind: 'list', items },
  ];
}
