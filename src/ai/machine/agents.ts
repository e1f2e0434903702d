import { firstBy } from '#kernel/collections/sort-by';
import type { StarSystem } from '#model/campaign/system';
import type { RunMission } from '#model/orders/run-mission';
import { missionCostOf } from '#rules/intel/mission-cost';
import { type Mind, nameOf, type Sheet, spend } from './mind.ts';
import { targetsOf } from './targets.ts';

const isRestless = ({ morale, census }: StarSystem): boolean =>
  census > 0 && 2 * morale < census + 1;

/** Agents cost about as much as a small colony yields in two turns. */
const isWorthIt = ({ raw, productivity }: StarSystem): boolean => raw * productivity >= WORTH;
const WORTH = 8;
/** With less in the Treasury there is something better to buy. */
const SPARE = 30;

/** What the agents of the homeworld are for this turn: a restless colony of its own, or the next target. */
function missionFor(mind: Mind): Pick<RunMission, 'mission' | 'at'> | null {
  const restless = mind.survey.colonies.filter((one) => isRestless(one) && isWorthIt(one));
  const worst = firstBy(
    restless,
    (a, b) => a.morale - b.morale,
    (a, b) => b.census - a.census,
  );
  if (worst !== undefined) return { mission: 'propaganda-counter-insurgency', at: worst.id };
  const [target] = mind.level.attacks ? targetsOf(mind) : [];
  if (target === undefined) return null;
  const reported = mind.view.systems[target.system]?.reported ?? null;
  return reported === null ? { mission: 'espionage-system', at: target.system } : null;
}

/** Sends the agents of the homeworld on a mission. @rule INT-1 */
export function planMissions(mind: Mind, sheet: Sheet): void {
  const home = mind.survey.colonies.find(({ id }) => id === mind.survey.home);
  const isBusy = sheet.noted.some(
    ({ order }) => order.kind === 'DeclareWar' && order.support === home?.id,
  );
  const idea = missionFor(mind);
  if (home === undefined || idea === null || home.intel === 0 || isBusy) return;
  if (mind.level.spreads && sheet.money < SPARE) return;
  const jumps = mind.survey.guide.jumps(home.id, idea.at);
  if (jumps === null) return;
  const isOwn = idea.mission === 'propaganda-counter-insurgency';
  const name = nameOf(mind, idea.at);
  spend(mind, sheet, missionCostOf(home.intel, jumps), {
    order: {
      kind: 'RunMission',
      ...idea,
      from: home.id,
      design: null,
      named: null,
      framing: null,
    },
    why: isOwn
      ? `${name} is restless, and agents can raise its Morale.`
      : `It wants to know how many live at ${name} before it attacks.`,
  });
}
