import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import { BATTLE_SIDES, type ScenarioKind } from '#model/battle/setup';
import { ratingOf } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import { fault } from '#content/scenarios/checks/check';
import type { Battle } from './battle-schema.ts';
import {
  type Means,
  type SideCase,
  countOf,
  countText,
  groupsOf,
  hasUnknown,
  sideCase,
  sideFaults,
} from './check-side.ts';

const ENC_3 = cite('ENC-3');
const FIXED: readonly UnitKind[] = ['base', 'minefield'];

/** Everything that is wrong with a battle whose entries are well formed. */
export function battleFaults(battle: Battle, means: Means): readonly ContentIssue[] {
  const sides = BATTLE_SIDES.map((side) => sideCase(battle, side, means));
  return [
    ...sides.flatMap((one) => sideFaults(one, means.forceLists)),
    ...sides.flatMap(placeFaults),
    ...sides.flatMap(stagingFaults),
    ...sides.flatMap(attackerFaults),
    ...scenarioFaults(battle),
    ...(battle.scenario === 'defensive' ? sides.flatMap(defenderFaults) : []),
  ];
}

/** Bases and deployed minefields defend the system; flights need a carrier or their own colony. */
function placeFaults(one: SideCase): readonly ContentIssue[] {
  const { battle, side } = one;
  const isDefending = battle.scenario === 'defensive' && side === 'defender';
  return groupsOf(one).flatMap(({ design, path }): readonly ContentIssue[] => {
    if (FIXED.includes(design.kind) && !isDefending) {
      const text = `${design.name} fights only for the defender of a Defensive scenario. Leave it out, or change the scenario.`;
      return [fault(path, 'PLACE', text, ENC_3)];
    }
    if (design.kind !== 'flight' || hasColony(battle, side)) {
      return design.kind === 'flight' && ratingOf(design, 'atmospheric') === 0
        ? [fault(path, 'PLACE', `${design.name} is not Atmospheric. Put it aboard a carrier.`)]
        : [];
    }
    return [
      fault(
        path,
        'PLACE',
        `${design.name} can’t fight without a carrier here. Put it aboard a carrier.`,
      ),
    ];
  });
}

const holds = ({ place }: Battle, side: SideCase['side']): boolean =>
  place.kind === 'system' && place.holder === side;

/** Flights of a colony defend it. If carriers stage them, they fight beside its fleet in any scenario. @rule OPT-23 */
const hasColony = (battle: Battle, side: SideCase['side']): boolean =>
  holds(battle, side) &&
  (battle.scenario === 'defensive' || battle.settings.carrierStaging === 'on');

/** No more flights of a colony are staged than its side has CV. @rule OPT-23 */
function stagingFaults(one: SideCase): readonly ContentIssue[] {
  const { battle, side, path } = one;
  if (battle.scenario === 'defensive' || !hasColony(battle, side)) return [];
  const groups = groupsOf(one);
  const flights = groups.filter(({ design }) => design.kind === 'flight');
  const carriers = groups.filter(({ design }) => design.cv > 0);
  const staged = countOf(one, flights);
  const cv = sumOf(carriers, ({ design, units }) => design.cv * units.count);
  if (carriers.some(({ path: at }) => one.isUnread(`${at}.count`))) return [];
  if (staged.least <= cv || hasUnknown(one)) return [];
  const text = `The colony launches ${countText(staged, 'flight')} here, but the ships of this side have only CV ${String(cv)}. Leave out flights until they fit.`;
  return [fault(`${path}.units`, 'PLACE', text, cite('OPT-23'))];
}

function attackerFaults(one: SideCase): readonly ContentIssue[] {
  const known = groupsOf(one);
  const isArmed = known.some(({ design }) => !design.civilian);
  if (one.side !== 'attacker' || isArmed || hasUnknown(one)) return [];
  const text = 'The attacker has only civilian units. Add a military unit.';
  return [fault(`${one.path}.units`, 'VALUE', text, ENC_3)];
}

/** In a Defensive scenario the defender needs a base. */
function defenderFaults(one: SideCase): readonly ContentIssue[] {
  const { battle, side, path } = one;
  if (side === 'attacker') return [];
  const known = groupsOf(one);
  const hasBase = known.some(({ design }) => design.kind === 'base');
  const hasFlight = known.some(({ design }) => design.kind === 'flight');
  const isFixed = battle.settings.defensiveTargets === 'fixed' && hasFlight;
  if (hasBase || isFixed || hasUnknown(one)) return [];
  const text =
    'A Defensive scenario needs a base, and the defender has none. Add a base to the defender, or choose another scenario.';
  return [fault(`${path}.units`, 'VALUE', text, ENC_3)];
}

const IN_LANES: readonly ScenarioKind[] = ['deep-space', 'pursuit'];

/**
 * In lanes there are only Deep Space and Pursuit. The holder of a system can't demand a Defensive scenario there, and
 * only the holder and its allies can demand an Interception. @rule ENC-3 @rule ENC-4
 */
function scenarioFaults({ place, scenario }: Battle): readonly ContentIssue[] {
  if (place.kind === 'lane') {
    if (IN_LANES.includes(scenario)) return [];
    const text =
      'This scenario can’t take place in a lane. Choose Deep Space or Pursuit, or fight in a system.';
    return [fault('place', 'PLACE', text, cite('ENC-4'))];
  }
  if (scenario === 'defensive' && place.holder === 'attacker') {
    const text =
      'The attacker holds this system, so there can’t be a Defensive scenario. Choose another scenario or holder.';
    return [fault('place.holder', 'VALUE', text, ENC_3)];
  }
  if (scenario === 'interception' && place.holder === 'defender') {
    const text =
      'The defender holds this system, so the attacker can’t demand an Interception. Choose another scenario or holder.';
    return [fault('place.holder', 'VALUE', text, ENC_3)];
  }
  return [];
}
