import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { type GroundAim, MOST_ON_ONE, type PlanGround } from '#model/orders/ground-war';
import type { OrderIssue } from '#model/orders/order-issue';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { FOG_14, doubt, refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitText } from '#legality/unit-text';
import { systemName } from './target-issues.ts';

type About = (code: string) => Parameters<typeof refusal>[0];

const aboutAim =
  (at: number): About =>
  (code) => ({ code, cite: cite('GND-1'), path: `aims.${String(at)}` });

/** The unit of an aim: an own ground unit, named once, that will be there. */
function unitIssues(
  plan: Plan,
  { aim, before }: Readonly<{ aim: GroundAim; before: readonly GroundAim[] }>,
  { system, about }: Readonly<{ system: SystemId; about: About }>,
): readonly OrderIssue[] {
  const unit = plan.view.units[aim.unit];
  if (unit === undefined) {
    return [refusal({ ...about('UNIT_UNKNOWN'), cite: FOG_14 }, 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (ownDesignOf(plan, unit.id)?.kind !== 'ground') {
    const text = `${who} is no ground unit. Only those fight on the ground.`;
    return [refusal(about('AIM_KIND'), text)];
  }
  if (before.some((one) => one.unit === aim.unit)) {
    const text = `${who} is in this order twice. A unit attacks one enemy only: remove one of the two.`;
    return [refusal(about('AIM_TWICE'), text)];
  }
  if (systemAfterMoves(plan, unit) !== system) {
    const text = `You don’t expect ${who} at ${systemName(plan, system)}. Then it attacks nobody there.`;
    return [doubt(about('AIM_ELSEWHERE'), text)];
  }
  if (unit.status === 'active') return [];
  return [doubt(about('AIM_RESTS'), `${who} is not in service. Then it attacks nobody.`)];
}

/** How many foreign ground units of a class the player sees on the ground in a system. @rule FOG-6 */
const seenThere = ({ view }: Plan, system: SystemId, design: DesignId): number =>
  sumOf(view.onGround ?? [], (one) =>
    one.system === system && one.design === design ? one.count : 0,
  );

/** The enemy of an aim: a known class of ground units, with room for one more attacker. */
function targetIssues(
  plan: Plan,
  { aim, before }: Readonly<{ aim: GroundAim; before: readonly GroundAim[] }>,
  { system, about }: Readonly<{ system: SystemId; about: About }>,
): readonly OrderIssue[] {
  const known = plan.view.designs[aim.target]?.design;
  if (known?.kind !== 'ground') {
    const text = 'You know of no such class of ground units. Choose a class that you know.';
    return [refusal({ ...about('AIM_TARGET'), cite: FOG_14 }, text)];
  }
  const others = before.filter(({ target, place }) => target === aim.target && place === aim.place);
  if (others.length >= MOST_ON_ONE) {
    const text = `Four units already attack this ${known.name}, and no more may. Choose another enemy.`;
    return [refusal(about('AIM_CROWDED'), text)];
  }
  const seen = seenThere(plan, system, aim.target);
  if (seen >= aim.place) return [];
  const what = seen === 0 ? `no ${known.name}` : `only ${String(seen)} ${known.name}`;
  const text = `You see ${what} on the ground at ${systemName(plan, system)}. If the enemy isn’t there, the unit follows the plan.`;
  return [doubt(about('AIM_UNSEEN'), text)];
}

/** All that is wrong with what single units are to attack, aim by aim. @rule GND-1 @rule FOG-14 */
export const aimIssues = (plan: Plan, { system, aims = [] }: PlanGround): readonly OrderIssue[] =>
  aims.flatMap((aim, at) => {
    const one = { aim, before: aims.slice(0, at) };
    const where = { system, about: aboutAim(at) };
    return [...unitIssues(plan, one, where), ...targetIssues(plan, one, where)];
  });
