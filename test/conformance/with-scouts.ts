import { brandAs } from '#kernel/brand/brand';
import type { SideSetup } from '#model/battle/setup';
import type { AbilityId } from '#model/forces/design';
import { choicesOf } from '#test/support/standing-choices';
import type { Trial } from './tactical.trials.ts';

const SCOUTING = choicesOf('scouting');
const SCOUT = { id: brandAs<AbilityId>('scout'), rating: 2 };

/** The same battle, with Scouts and Intel on both sides, spent as the standing orders of each say. */
export function withScouts({ setup, ...trial }: Trial): Trial {
  const scouting = (side: SideSetup, at: number): SideSetup => ({
    ...side,
    intel: 6,
    standing: {
      ...side.standing,
      intel: 2 + (at % 5),
      scouting: SCOUTING[at % SCOUTING.length] ?? 'surprise',
    },
    combatants: side.combatants.map((one, index) =>
      one.design.kind === 'ship' && index % 2 === 0
        ? { ...one, design: { ...one.design, abilities: [...one.design.abilities, SCOUT] } }
        : one,
    ),
  });
  const { attacker, defender } = setup.sides;
  const sides = {
    attacker: scouting(attacker, trial.seed),
    defender: scouting(defender, trial.seed + 1 + Math.floor(trial.seed / 4)),
  };
  return { ...trial, setup: { ...setup, sides } };
}
