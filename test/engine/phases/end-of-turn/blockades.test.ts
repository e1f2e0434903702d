import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { campaignOf, designId, designOf, systemId, systemOf } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { squadronOf } from '#test/support/squadron';
import { expect, test } from 'vitest';

const sol = systemId('H0101');
const ship = designOf({ id: designId('ship') });

/** Two ships of Loran lie before Sol, which is blockaded. */
function besieged(part: Readonly<{ state?: 'war' | 'trade'; census?: number; ships?: number }>) {
  const { state = 'war', census = 2, ships = 2 } = part;
  const designs = Array.from({ length: ships }, () => ship.id);
  const { fleet, units } = squadronOf({ owner: loran, at: sol, designs });
  return campaignOf({
    turn: 3,
    ...humanAndLoran(state),
    designs: [ship],
    systems: [systemOf({ id: sol, owner: human, capacity: 9, census, blockaded: true })],
    fleets: ships === 0 ? [] : [fleet],
    units,
  });
}

test.each([
  { name: 'holds as long as its ships are enough', part: {}, lifted: false },
  { name: 'is lifted when too few ships are left', part: { ships: 1 }, lifted: true },
  { name: 'is lifted when nobody is left', part: { ships: 0 }, lifted: true },
  { name: 'is lifted by peace', part: { state: 'trade' as const }, lifted: true },
])('END-1: a blockade $name', ({ part, lifted }) => {
  const { state, events } = runPhases([endOfTurnPhase], besieged(part));
  expect(state.systems[sol]?.blockaded).toBe(!lifted);
  expect(eventsOf(events, 'BlockadeSet')).toHaveLength(lifted ? 1 : 0);
});

test('END-1 FOG-15: only the owner of the system is told, because fleets that are still there may not have known', () => {
  const { events } = runPhases([endOfTurnPhase], besieged({ ships: 1 }));
  expect(eventsOf(events, 'BlockadeSet')).toMatchObject([
    {
      cite: 'END-1',
      empire: human,
      blockaded: false,
      by: [],
      witnesses: [{ empire: human, as: 'owner' }],
    },
  ]);
});
