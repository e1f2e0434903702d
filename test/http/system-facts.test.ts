import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { systemFacts } from '#http/order-map/system-facts';
import { viewNamesOf } from '#http/names/view-names';
import { surveyRemark } from '#report/sections/survey-remark';
import { findBy, findsStart } from '#test/engine/discovery/finds-world';
import { looked } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';

const [sol, hub, nest] = [systemId('H0001'), systemId('H0101'), systemId('H0201')];

/** What Human knows after a turn with an Explorer at Hub, which has no trait yet; a Prometheus has CC 2. */
function viewBy(surveys: 'off' | 'explorers'): EmpireView {
  const atHub = { human: ['Prometheus'] };
  const off = { hub: { offMapLanes: 1 }, sol: { offMapLanes: 2 } };
  const made = findsStart({ ...off, atHub, settings: { surveys } });
  const { rules } = made;
  const { state } = findBy({ state: { ...looked(made.state), phase: 'movement' }, rules });
  return empireViewOf(state, empireId('human'), { campaignName: '', rules });
}

const factsOf = (view: EmpireView, system: typeof sol): readonly string[] =>
  systemFacts(view.systems[system]!, {
    view,
    names: viewNamesOf(view),
    chances: undefined,
  }).facts.map(({ label, value }) => `${label}: ${value}`);

test('OPT-10: the page of a system tells its owner and visitors how many lanes lead off the map', () => {
  const view = viewBy('off');
  expect(factsOf(view, sol)).toContain('Lanes off the map: 2');
  expect(factsOf(view, hub)).toContain('Lanes off the map: 1');
  expect(view.systems[nest]?.visited).toBeNull();
  expect(factsOf(view, nest).join()).not.toContain('off the map');
});

test('OPT-10: what a trade route by them brings is told to the owner, once it is rolled', () => {
  const view = viewBy('off');
  const own = view.systems[sol]!.own!;
  const rolled = { ...view.systems[sol]!, own: { ...own, offMapTrade: 4 } };
  const after = { ...view, systems: { ...view.systems, [sol]: rolled } };
  expect(factsOf(view, sol).join()).not.toContain('brings');
  expect(factsOf(after, sol)).toContain('Trade route through them: 4');
});

test('OPT-3: page and sheet tell how far a survey is, where there is one', () => {
  const view = viewBy('explorers');
  expect(factsOf(view, hub)).toContain('Surveyed: 2 of 6');
  expect(surveyRemark(view.systems[hub]!, view)).toEqual(['surveyed 2 of 6']);
  expect(factsOf(view, sol).join()).not.toContain('Surveyed');
  const off = viewBy('off');
  expect(factsOf(off, hub).join()).not.toContain('Surveyed');
  expect(surveyRemark(off.systems[hub]!, off)).toEqual([]);
});

test.each([
  [{ census: 4, morale: 2 }, null],
  [{ census: 4, morale: 1 }, 'Order: unrest'],
  [
    { census: 4, morale: 0, rebels: 2, martialLaw: true },
    'Order: rebellion, 2 rebel militias, martial law',
  ],
])('COL-6, COL-7: the page of a system tells its owner of unrest: %j', (change, told) => {
  const view = viewBy('off');
  const own = { ...view.systems[sol]!.own!, ...change };
  const facts = factsOf(
    { ...view, systems: { ...view.systems, [sol]: { ...view.systems[sol]!, own } } },
    sol,
  );
  expect(facts.find((fact) => fact.startsWith('Order')) ?? null).toBe(told);
});

test('OPT-9: and of what it is specialised for', () => {
  const view = viewBy('off');
  const specialisation = { kind: 'mining', since: 1 } as const;
  const own = { ...view.systems[sol]!.own!, specialisation };
  const after = { ...view, systems: { ...view.systems, [sol]: { ...view.systems[sol]!, own } } };
  expect(factsOf(after, sol)).toContain('Specialised for: mining');
  expect(factsOf(view, sol).join()).not.toContain('Specialised');
});
