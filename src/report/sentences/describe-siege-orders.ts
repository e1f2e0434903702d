import type { Bombard, MissionShare } from '#model/orders/bombard';
import type { GroundAim, Invade, PlanGround } from '#model/orders/ground-war';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import type { Names } from './names.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

const shareText = ({ mission, points }: MissionShare, place: number): string => {
  const { name } = MISSION_TABLE[mission];
  if (points !== null) return `${name} with ${counted(points, 'point')}`;
  return place === 0 ? `${name} with all points` : `${name} with all points that are left`;
};

/** `Bombard Wolf: Anti-Troop with 24 points, then Anti-Productivity with all points that are left`. */
export function describeBombard(
  { system, missions, surrender, plunging }: Bombard,
  names: Names,
): string {
  const what =
    missions.length === 0 ? ' by standing orders' : `: ${missions.map(shareText).join(', then ')}`;
  const plunge = plural(plunging.length, 'plunges down and is lost', 'plunge down and are lost');
  return (
    `Bombard ${names.system(system)}${what}` +
    (surrender ? '; first ask it to surrender' : '') +
    (plunging.length === 0 ? '' : `; ${names.units(plunging)} ${plunge}`)
  );
}

/** `Invade Wolf with Guards u12 and u13, supported by Ares u5`. */
export const describeInvade = ({ system, units, support }: Invade, names: Names): string =>
  `Invade ${names.system(system)} with ${names.units(units)}` +
  (support.length === 0 ? '' : `, supported by ${names.units(support)}`);

const PLANS: Readonly<Record<PlanGround['plan'], string>> = {
  weakest: 'attack the weakest enemies first',
  strongest: 'attack the strongest enemies first',
  spread: 'spread attacks over all enemies',
  hold: 'only defend',
};

const aimText = ({ unit, target, place }: GroundAim, names: Names): string =>
  `${names.unit(unit)} attacks ${names.design(target)}${place === 1 ? '' : ` number ${String(place)}`}`;

/** `Ground combat at Wolf: spread attacks over all enemies and raise no militia; Guards u14 attacks Tank`. */
export function describePlanGround(
  { system, plan, aims = [], militia }: PlanGround,
  names: Names,
): string {
  const general = listed([PLANS[plan], ...(militia ? [] : ['raise no militia'])]);
  const single = aims.map((aim) => `; ${aimText(aim, names)}`).join('');
  return `Ground combat at ${names.system(system)}: ${general}${single}`;
}
