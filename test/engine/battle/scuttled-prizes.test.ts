import { expect, test } from 'vitest';
import { unitId, unitOf, designId } from '#test/support/campaign';
import { ashore } from '#test/support/ashore';
import { human } from '#test/support/human-and-loran';
import { eventsOf, here, meetingAt } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const brave = { refuseBelow: 0, disengageBelow: 0 };
const [ship, fort] = [unitId('human.f1u0'), unitId('human.u9')];

/** Four destroyers of the Loran board a ship with troops aboard, and a fort. */
function boarding(prizes: 'keep' | 'scuttle') {
  const state = meetingAt({
    sides: { human: { f1: ['lander'] }, loran: { f1: ['dd', 'dd', 'dd', 'dd'] } },
    owners: { [here]: 'human' },
    standing: { human: brave, loran: { ...brave, scenario: 'defensive', prizes } },
    units: [
      ashore(fort, 'fort', here),
      unitOf({
        id: unitId('human.u8'),
        owner: human,
        design: designId('troops'),
        place: { kind: 'aboard', carrier: ship },
      }),
    ],
  });
  const taken = [ship, fort];
  return followed(state, {
    initiative: [1, 9],
    battles: [
      {
        fates: taken.map((unit) => ({ unit, fate: 'crippled' as const })),
        captured: taken.map((unit) => ({ unit, by: 'attacker' as const })),
      },
    ],
  });
}

test.each([
  ['keep', [], 1],
  ['scuttle', ['fort', 'troops', 'lander'], 0],
] as const)(
  'ENC-6, ENC-5: prizes %s: what was captured is destroyed: %j',
  (prizes, gone, fleets) => {
    const told = boarding(prizes);
    const captured = eventsOf(told, 'UnitCaptured');
    expect(captured).toHaveLength(3);
    const destroyed = eventsOf(told, 'UnitDestroyed');
    expect(destroyed.map(({ empire, design, cite }) => [empire, design, cite])).toEqual(
      gone.map((design) => ['loran', design, 'ENC-6']),
    );
    expect(eventsOf(told, 'FleetFormed')).toHaveLength(fleets);
    const left = captured.filter(({ becomes }) => Object.hasOwn(told.state.units, becomes));
    expect(left).toHaveLength(captured.length - gone.length);
  },
);
