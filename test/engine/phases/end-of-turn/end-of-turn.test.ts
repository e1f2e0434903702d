import { brandAs } from '#kernel/brand/brand';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import type { EffectId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import {
  campaignOf,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [sol, wolf] = [systemId('H0101'), systemId('H0102')];
const lane = laneIdOf(sol, wolf);

const base = {
  turn: 3,
  empires: [
    empireOf({ id: human }),
    empireOf({ id: loran, standing: { ...DEFAULT_STANDING_ORDERS, afterLane: 'return' } }),
  ],
  systems: [
    systemOf({ id: sol, owner: human, utilized: 6, raw: 5 }),
    systemOf({ id: wolf, owner: human, utilized: 1, raw: 2 }),
    systemOf({ id: systemId('H0103'), utilized: 9 }),
  ],
  lanes: [{ a: sol, b: wolf, class: 'minor' }],
} as const satisfies Parameters<typeof campaignOf>[0];

const inLane = (part: Partial<Fleet>): Fleet => ({
  ...fleetOf({ id: fleetId('human.f1'), owner: human, at: sol }),
  place: { kind: 'lane', lane, from: sol, to: wolf },
  ...part,
});

test.each([
  { name: 'goes on', part: {}, to: wolf },
  { name: 'goes back as its own orders say', part: { standing: { afterLane: 'return' } }, to: sol },
  { name: 'goes back as its empire’s orders say', part: { owner: loran }, to: sol },
  {
    name: 'goes on against its empire’s orders',
    part: { owner: loran, standing: { afterLane: 'continue' } },
    to: wolf,
  },
  { name: 'goes back when it withdrew', part: { withdrawing: { lane, turn: 3 } }, to: sol },
] as const)('END-1: a fleet stopped in a lane $name', ({ part, to }) => {
  const fleet = inLane(part);
  const { state } = runPhases([endOfTurnPhase], campaignOf({ ...base, fleets: [fleet] }));
  expect(state.fleets[fleet.id]).toMatchObject({
    place: { kind: 'system', system: to },
    withdrawing: null,
  });
});

test('ENC-4: a fleet that withdrew in a system must still leave it', () => {
  const withdrawing = { lane, turn: 3 };
  const fleet = { ...fleetOf({ id: fleetId('human.f1'), owner: human, at: sol }), withdrawing };
  const { state } = runPhases([endOfTurnPhase], campaignOf({ ...base, fleets: [fleet] }));
  expect(state.fleets[fleet.id]).toEqual(fleet);
});

test('END-4: effects expire after their last turn', () => {
  const effect = (unit: string, begins: number, ends: number) => ({
    id: brandAs<EffectId>(`unpaid/${unit}`),
    kind: 'unpaid' as const,
    owner: human,
    subject: { kind: 'unit' as const, unit: unitId(unit) },
    amount: 1,
    begins,
    ends,
  });
  const effects = [effect('human.u1', 3, 3), effect('human.u2', 4, 4), effect('human.u3', 2, 4)];
  const rows = Object.fromEntries(effects.map((one) => [one.id, one]));
  const { state } = runPhases([endOfTurnPhase], { ...campaignOf(base), effects: rows });
  expect(Object.keys(state.effects)).toEqual(['unpaid/human.u2', 'unpaid/human.u3']);
});

test('END-3: standings are taken for the moderator alone', () => {
  const { events } = runPhases([endOfTurnPhase], campaignOf(base));
  expect(eventsOf(events, 'StandingsTaken')).toMatchObject([
    {
      witnesses: [],
      standings: [
        { empire: human, systems: 2, output: 32 },
        { empire: loran, systems: 0, output: 0 },
      ],
    },
  ]);
});

test('END-4: the end of the turn is the last that happens', () => {
  const { events } = runPhases([endOfTurnPhase], campaignOf(base));
  expect(events.at(-1)).toMatchObject({ type: 'TurnEnded', turn: 3 });
});
