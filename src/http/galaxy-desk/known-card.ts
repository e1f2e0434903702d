import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { viewNamesOf } from '#http/names/view-names';
import { type Card, factsOf } from './card.ts';
import { TEXTS } from './texts.ts';

function knownFacts(view: EmpireView, { own, visited, located }: SystemView): Card['facts'] {
  const names = viewNamesOf(view);
  const ownerName = (owner: EmpireId | 'unknown' | null): string =>
    owner === null || owner === 'unknown' ? TEXTS.nobody : names.empire(owner);
  const facts = own ?? visited?.facts;
  const seen = own === null && visited !== null ? TEXTS.turn(visited.turn) : '';
  const dates = factsOf([
    [TEXTS.knownSince, TEXTS.turn(located.turn)],
    [TEXTS.visitedIn, seen],
  ]);
  if (facts === undefined) return dates;
  return [
    ...dates,
    ...factsOf([
      [TEXTS.owner, ownerName(facts.owner)],
      [TEXTS.importance, facts.importance],
      [TEXTS.raw, facts.raw],
      [TEXTS.capacity, facts.capacity],
      [TEXTS.traits, facts.traits.join(', ')],
      [TEXTS.anomalies, facts.anomalies.join(', ')],
    ]),
  ];
}

function forcesKnown(view: EmpireView, id: SystemId): Card['lists'] {
  const names = viewNamesOf(view);
  const lines = valuesById(view.contacts)
    .filter(({ place }) => place.kind === 'system' && place.system === id)
    .map(({ owner, groups, seen }) => {
      const who = owner === null ? TEXTS.lostPlace : names.empire(owner);
      const units = sumOf(groups, ({ count }) => count);
      return { text: `${TEXTS.unitsOf(units, who)}, ${TEXTS.seenIn(seen.turn)}`, href: '' };
    });
  return lines.length === 0 ? [] : [{ title: TEXTS.forcesKnown, lines }];
}

/** A system as an empire knows it; null: it does not. @rule FOG-2 */
export function knownCard(view: EmpireView, id: SystemId, page: string): Card | null {
  const system = view.systems[id];
  if (system === undefined) return null;
  return {
    title: system.name,
    about: `${TEXTS.system} ${id}. ${TEXTS.asSeenBy(view.empire.name)}.`,
    facts: knownFacts(view, system),
    lists: forcesKnown(view, id),
    page: '',
    acts: [{ href: page, label: TEXTS.trueState }],
  };
}
