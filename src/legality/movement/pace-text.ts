import type { LaneAllowance, Slowing } from '#rules/movement/lane-allowance-of';

const SLOWINGS: Readonly<Record<Slowing, string>> = {
  crippled: 'a unit is crippled',
  'out-of-supply': 'a unit is out of supply',
  unpaid: 'a unit is unpaid',
  reserve: 'a unit is in reserve',
  slow: 'a unit is Slow',
};

/** How far a fleet goes in a turn, and what slows it. @rule MOV-1 */
export function paceText({ slowed, model }: LaneAllowance): string {
  if (slowed.length === 0) return `a fleet goes ${model.reach}`;
  const reasons = slowed.map((slowing) => SLOWINGS[slowing]).join(', ');
  return `this fleet goes ${model.slowedReach}, because ${reasons}`;
}
