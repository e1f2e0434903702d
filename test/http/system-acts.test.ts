import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { StarSystem } from '#model/campaign/system';
import { spokenNamesOf } from '#http/names/spoken-names';
import { viewNamesOf } from '#http/names/view-names';
import type { CampaignState } from '#model/campaign/state';
import { projectIdOf } from '#model/campaign/project';
import { cancelWorkForm } from '#http/forms/orders/cancel-work-form';
import { formBodyOf } from '#http/visits/form-body';
import type { FormDesk } from '#http/forms/orders/order-form';
import { NO_LOOK } from '#http/order-map/map-look';
import { formsAt, systemActs } from '#http/order-map/system-acts';
import { findsStart } from '#test/engine/discovery/finds-world';
import { empireId, systemId } from '#test/support/campaign';

const sol = systemId('H0001');

/** What the map offers to order at Sol, label by address, as Sol is then. */
function actsAt(
  change: Partial<StarSystem>,
  projects: CampaignState['projects'] = {},
): ReadonlyMap<string, string> {
  const { state: first, rules } = findsStart({});
  const systems = { ...first.systems, [sol]: { ...first.systems[sol]!, ...change } };
  const state = { ...first, systems, projects };
  const view = empireViewOf(state, empireId('human'), { campaignName: '', rules });
  const names = viewNamesOf(view);
  const sheet = { orders: [], formed: [], free: [], movable: [], points: 0 };
  const acts = systemActs(
    { view, names, spoken: spokenNamesOf(view), ...sheet },
    sol,
    formsAt('/desk', NO_LOOK),
  );
  return new Map(acts.map(({ label, href }) => [label, href]));
}

const UNREST = /martial law|reprisal/u;
const againstUnrest = (change: Partial<StarSystem>): readonly string[] =>
  [...actsAt(change).keys()].filter((label) => UNREST.test(label));

test.each([
  ['content', { census: 4, morale: 4 }, []],
  ['in good order', { census: 4, morale: 2 }, ['Take a reprisal here']],
  ['in unrest', { census: 4, morale: 1 }, ['Proclaim martial law here', 'Take a reprisal here']],
  ['in rebellion', { census: 4, morale: 0 }, ['Proclaim martial law here']],
  ['under martial law', { census: 4, morale: 0, martialLaw: true }, ['Lift martial law here']],
  ['an outpost', { census: 0, morale: 0, productivity: 0 }, []],
])('COL-7, COL-8: at a colony that is %s the map offers what helps', (_, change, labels) => {
  expect(againstUnrest(change)).toEqual(labels);
});

test('COL-7: the link opens the form with the colony and the order filled in', () => {
  const proclaim = actsAt({ census: 4, morale: 1 }).get('Proclaim martial law here');
  expect(proclaim).toBe('/desk?form=SetMartialLaw&system=H0001&law=on#form');
  const lift = actsAt({ census: 4, morale: 1, martialLaw: true }).get('Lift martial law here');
  expect(lift).toContain('law=off');
});

test('ECO-6: the map offers to cancel what takes several turns there, and the form orders it', () => {
  const id = projectIdOf('terraforming', sol);
  const subject = { kind: 'system', system: sol } as const;
  const project = {
    id,
    kind: 'terraforming',
    owner: empireId('human'),
    paid: 9,
    ready: 7,
    subject,
  };
  const projects = { [id]: project } as CampaignState['projects'];
  const link = actsAt({}, projects).get('Cancel work on the system');
  expect(link).toBe('/desk?form=CancelWork&work=terraforming%2FH0001#form');
  expect(actsAt({}).get('Cancel work on the system')).toBeUndefined();
  const desk = { view: { projects } } as unknown as FormDesk;
  expect(cancelWorkForm.read(formBodyOf({ work: id }), desk)).toEqual({
    json: { kind: 'CancelWork', project: 'terraforming', system: sol },
  });
  expect(cancelWorkForm.read(formBodyOf({ work: 'human.w3' }), desk)).toEqual({
    json: { kind: 'CancelWork', work: 'human.w3' },
  });
});
