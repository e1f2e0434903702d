import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import type { OrderKind } from '#model/orders/order';
import { giveMapForm } from '#http/forms/orders/give-map-form';
import type { FormDesk, OrderForm } from '#http/forms/orders/order-form';
import { RULE_COLONY_FORMS } from '#http/forms/orders/rule-colony-forms';
import { spokenNamesOf } from '#http/names/spoken-names';
import { viewNamesOf } from '#http/names/view-names';
import { formBodyOf } from '#http/visits/form-body';
import { findsStart } from '#test/engine/discovery/finds-world';
import { empireId, systemId } from '#test/support/campaign';

const [sol, hub] = [systemId('H0001'), systemId('H0101')];

/** What Human sees, with Sol as it is then. */
function viewAs(change: Partial<StarSystem>): EmpireView {
  const { state, rules } = findsStart({});
  const systems = { ...state.systems, [sol]: { ...state.systems[sol]!, ...change } };
  return empireViewOf({ ...state, systems }, empireId('human'), { campaignName: '', rules });
}

/** All that a form offers, as one text. */
function offered<K extends OrderKind>({ fields }: OrderForm<K>, view: EmpireView): string {
  const sheet = { orders: [], formed: [], free: [], movable: [], points: 0 };
  const names = { names: viewNamesOf(view), spoken: spokenNamesOf(view) };
  const desk: FormDesk = { view, ...names, ...sheet };
  return JSON.stringify(fields(desk, formBodyOf({})));
}

test.each([
  [{ census: 4, morale: 4 }, 'Morale 4, Census 4"'],
  [{ census: 4, morale: 1 }, 'Morale 1, Census 4, unrest"'],
  [
    { census: 4, morale: 0, rebels: 1, martialLaw: true },
    'Morale 0, Census 4, rebellion, 1 rebel militia, martial law"',
  ],
])('COL-7, COL-8: the ruler of a colony reads its state on the form: %j', (change, words) => {
  const view = viewAs(change);
  expect(offered(RULE_COLONY_FORMS.SetMartialLaw, view)).toContain(words);
  expect(offered(RULE_COLONY_FORMS.TakeReprisal, view)).toContain(words);
});

test('FOG-9: what was known before the first turn is told from the start', () => {
  const view = viewAs({});
  const { visited } = view.systems[sol]!;
  expect(visited?.source).toBe('scenario');
  const systems = { ...view.systems, [hub]: { ...view.systems[hub]!, visited } };
  const words = offered(giveMapForm, { ...view, systems });
  expect(words).toContain('Hub: from the start');
  expect(words).not.toContain('turn 0');
});
