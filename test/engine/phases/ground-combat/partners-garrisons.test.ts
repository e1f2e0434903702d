import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { DiplomaticState } from '#model/campaign/relation';
import { eventsOf } from '#test/support/run-phases';
import { aboard, blows, invade, landed, sceneOf, siege, strikesIn } from '#test/support/siege';
import { expect, test } from 'vitest';

/** A convoy of the humans attacks Wolf of the Lorans, where one unit of the Jain is on the ground. */
function attack(design: string, stand: DiplomaticState, attacks: number) {
  const units = [landed('jain.g1', design), aboard('human.g1', 'marines', 'human.u1')];
  const bonds = { 'jain/loran': stand } as const;
  const dice = blows(...Array.from({ length: attacks }, () => [1, 2] as const));
  const sheets = { human: [invade('human.g1')] };
  const scene = sceneOf({ fleets: { human: ['convoy'] }, units, bonds });
  return siege([groundCombatPhase], scene, { sheets, dice });
}

const dugIn = ({ events }: ReturnType<typeof attack>, target: string): string | undefined =>
  strikesIn(events)
    .find((strike) => strike.includes(`>${target} `))
    ?.replace(/.*\+(\d)=.*/u, '$1');

test.each(['infantry', 'marines', 'brigade', 'police', 'tank', 'regular'])(
  'DIP-10, GND-2, GND-3: a ground unit of any class defends its defense partner: %s',
  (design) => {
    const result = attack(design, 'mutual-defense', 2);
    expect(dugIn(result, 'jain.g1')).toBe('1');
    // The colony is defended, so that it raises no militia.
    expect(eventsOf(result.events, 'MilitiaRaised')).toEqual([]);
    expect(result.at.owner).toBe('loran');
  },
);

test('DIP-10: the troops of a Military partner are guests: the colony needs a militia, and they aren’t dug in', () => {
  const result = attack('police', 'military', 3);
  expect(eventsOf(result.events, 'MilitiaRaised')).toHaveLength(1);
  expect(dugIn(result, 'jain.g1')).toBe('0');
});
