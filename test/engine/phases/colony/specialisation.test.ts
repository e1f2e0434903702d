import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import { campaignOf, empireOf, systemId, systemOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies } from '#test/support/with-rules';

const sol = systemId('H0101');

const world = (turn: number, part: Partial<StarSystem> = {}) =>
  campaignOf({
    turn,
    empires: [empireOf({ id: human, treasury: 0 })],
    systems: [
      systemOf({
        id: sol,
        name: 'Sol',
        owner: human,
        capacity: 8,
        census: 4,
        morale: 4,
        productivity: 4,
        utilized: 4,
        raw: 3,
        ...part,
      }),
    ],
  });
const to = (kind: Specialisation | null): Order => ({
  kind: 'SpecialiseColony',
  system: sol,
  to: kind,
});

test('OPT-9: what is ordered pays from the next opening on', () => {
  const done = runPhases([quietColonies], world(3), { [human]: [to('mining')] });
  expect(done.state.systems[sol]?.specialisation).toEqual({ kind: 'mining', since: 3 });
  const next = runPhases([openingPhase], { ...done.state, turn: 4 });
  expect(next.state.empires[human]?.treasury).toBe(24);
});

test('OPT-9, TECH-1: a research colony brings three times its output at the opening', () => {
  const specialisation = { kind: 'research', since: 1 } as const;
  const { state, events } = runPhases([openingPhase], world(4, { specialisation }));
  expect(state.empires[human]).toMatchObject({ treasury: 0, techPool: 36 });
  expect(eventsOf(events, 'TechGained')).toMatchObject([
    { source: 'research-colony', points: 36, cite: 'OPT-9' },
  ]);
});

test('OPT-9: the growth of the turn goes by what the colony was before', () => {
  const die = [{ purpose: 'growth check', values: [6] }] as const;
  const before = runPhases([quietColonies], world(12), { [human]: [to('agriculture')] }, die);
  expect(before.state.systems[sol]).toMatchObject({ census: 4, missedGrowth: 1 });
  const after = runPhases([quietColonies], { ...before.state, turn: 24 }, {}, die);
  expect(after.state.systems[sol]).toMatchObject({ census: 5, missedGrowth: 0 });
});

test('OPT-9: not again within 12 turns', () => {
  const young = world(14, { specialisation: { kind: 'mining', since: 3 } });
  const { state, events } = runPhases([quietColonies], young, { [human]: [to(null)] });
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'system-unfit' }]);
  expect(state.systems[sol]?.specialisation?.kind).toBe('mining');
  const old = { ...young, turn: 15 };
  const after = runPhases([quietColonies], old, { [human]: [to(null)] });
  expect(after.state.systems[sol]?.specialisation).toEqual({ kind: null, since: 15 });
});
