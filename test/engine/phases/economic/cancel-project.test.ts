import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { Project } from '#model/campaign/project';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { HURT, repair } from '#test/legality/yard-orders';
import { classId, type Crew, harbour, human, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies, withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const LASTING = { constructionTimes: 'extended' } as const;
const economic = withRules(economicPhase, LASTING);
const PHASES = [economic, withRules(constructionPhase, LASTING), quietColonies];
const CREW: Crew = { u1: ['cruiser', HURT], d1: ['depot'] };

/** A harbour where one thing has been under way since turn 1 and is done in turn 9. */
function under({ kind, paid, subject }: Pick<Project, 'kind' | 'paid' | 'subject'>): CampaignState {
  const state = harbour({ crew: CREW });
  const id = projectIdOf(kind, subject.kind === 'system' ? subject.system : subject.unit);
  const project = { id, kind, owner: human, paid, ready: 9, subject } as Project;
  return { ...state, turn: 3, projects: { [id]: project } };
}

const inDock = { kind: 'unit', unit: unit('u1'), to: null, helpers: [unit('d1')] } as const;
const refitted = { ...inDock, helpers: [], design: classId('tender') };
const atSol = { kind: 'system', system: sol } as const;
const cancelUnit = (project: 'repair' | 'refit', name = 'u1'): Order => ({
  kind: 'CancelWork',
  project,
  unit: unit(name),
});

test.each<Readonly<{ what: Parameters<typeof under>[0]; order: Order; refund: number }>>([
  { what: { kind: 'repair', paid: 9, subject: inDock }, order: cancelUnit('repair'), refund: 4 },
  {
    what: { kind: 'field-repair', paid: 6, subject: inDock },
    order: cancelUnit('repair'),
    refund: 3,
  },
  { what: { kind: 'refit', paid: 11, subject: refitted }, order: cancelUnit('refit'), refund: 5 },
  {
    what: { kind: 'productivity', paid: 30, subject: atSol },
    order: { kind: 'CancelWork', project: 'productivity', system: sol },
    refund: 15,
  },
  {
    what: { kind: 'terraforming', paid: 25, subject: atSol },
    order: { kind: 'CancelWork', project: 'terraforming', system: sol },
    refund: 12,
  },
])('ECO-6: of a $what.kind for $what.paid EP that is cancelled $refund come back', (row) => {
  const state = under(row.what);
  const before = state.empires[human]!.treasury;
  const ordered = runPhases([economic], state, { [human]: [row.order] });
  expect(ordered.state.empires[human]?.treasury).toBe(before);
  const { state: after, events } = runPhases(PHASES, state, { [human]: [row.order] });
  expect(eventsOf(events, 'ProjectRefunded')).toMatchObject([{ refund: row.refund }]);
  expect(after.empires[human]?.treasury).toBe(before + row.refund);
  expect(after.projects).toEqual({});
  expect(after.effects).toEqual({});
  expect(after.units[unit('u1')]?.condition).toBe('crippled');
});

test('ECO-6: a unit whose repair is cancelled can be repaired another way in the same turn, wherever the lines stand', () => {
  const state = under({ kind: 'repair', paid: 9, subject: inDock });
  const orders = [repair('field', 'u1'), cancelUnit('repair')];
  const { events } = runPhases([economic], state, { [human]: orders });
  expect(eventsOf(events, 'OrderFailed')).toEqual([]);
  expect(eventsOf(events, 'ProjectBegun')).toMatchObject([
    { project: { kind: 'field-repair', ready: readyTurnOf(4, 3, LASTING) } },
  ]);
});

test('ECO-6: what is cancelled comes back even if its unit is lost before the Construction Phase', () => {
  const state = under({ kind: 'repair', paid: 9, subject: inDock });
  const ordered = runPhases([economic], state, { [human]: [cancelUnit('repair')] });
  const { [unit('u1')]: lost, ...units } = ordered.state.units;
  expect(lost).toBeDefined();
  const { events } = runPhases(PHASES.slice(1), { ...ordered.state, units });
  expect(eventsOf(events, 'ProjectRefunded')).toMatchObject([{ refund: 4 }]);
});

test('ECO-6: what is not under way, or no longer, cannot be cancelled', () => {
  const state = under({ kind: 'repair', paid: 9, subject: inDock });
  const orders = [cancelUnit('refit'), cancelUnit('repair'), cancelUnit('repair')];
  const { events } = runPhases([economic], state, { [human]: orders });
  expect(eventsOf(events, 'OrderFailed').map(({ index, because }) => [index, because])).toEqual([
    [0, 'work-gone'],
    [2, 'work-gone'],
  ]);
});
