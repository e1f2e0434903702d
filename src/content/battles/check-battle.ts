import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import { ratingOf } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentIssue } from '#content/issue';
import { fault } from '#content/scenarios/checks/check';
import type { Battle } from './battle-schema.ts';
import { type SideCase, groupsOf, sideCase, sideFaults } from './check-side.ts';

const ENC_3 = cite('ENC-3');
const FIXED: readonly UnitKind[] = ['base', 'minefield'];

/** Everything that is wrong with a battle whose entries are well formed. */
export function battleFaults(battle: Battle, forceLists: ForceLists): readonly ContentIssue[] {
  const sides = BATTLE_SIDES.map((side) => sideCase(battle, side, forceLists));
  return [
    ...sides.flatMap((one) => sideFaults(one, forceLists)),
    ...sides.flatMap(placeFaults),
    ...sides.flatMap(attackerFaults),
    ...(battle.scenario === 'defensive' ? sides.flatMap(defensiveFaults) : []),
  ];
}

/** Bases and deployed minefields defend the system; flights need a carrier or their own colony. */
function placeFaults(one: SideCase): readonly ContentIssue[] {
  const { battle, side } = one;
  const isDefending = battle.scenario === 'defensive' && side === 'defender';
  return groupsOf(one).flatMap(({ design, path }): readonly ContentIssue[] => {
    if (FIXED.includes(design.kind) && !isDefending) {
      const text = `${design.name} fights only for the defender of a Defensive scenario.`;
      return [fault(path, 'PLACE', text, ENC_3)];
    }
    if (design.kind !== 'flight' || hasColony(battle, side)) {
      return design.kind === 'flight' && ratingOf(design, 'atmospheric') === 0
        ? [fault(path, 'PLACE', `${design.name} is not Atmospheric: put it aboard a carrier.`)]
        : [];
    }
    return [fault(path, 'PLACE', `${design.name}: put flights aboard a carrier.`)];
  });
}

const hasColony = ({ place, scenario }: Battle, side: SideCase['side']): boolean =>
  scenario === 'defensive' && place.kind === 'system' && place.holder === side;

function attackerFaults(one: SideCase): readonly ContentIssue[] {
  const known = groupsOf(one);
  const isArmed = known.some(({ design }) => !design.civilian);
  if (one.side !== 'attacker' || isArmed || known.length < one.entry.units.length) return [];
  const text = 'The attacker has civilian units alone: give it a military one.';
  return [fault(`${one.path}.units`, 'VALUE', text, ENC_3)];
}

/** A Defensive scenario is about the bases of a system that the attacker does not control. */
function defensiveFaults(one: SideCase): readonly ContentIssue[] {
  const { battle, side, path } = one;
  if (side === 'attacker') return defensivePlaceFaults(battle);
  const known = groupsOf(one);
  const hasBase = known.some(({ design }) => design.kind === 'base');
  const hasFlight = known.some(({ design }) => design.kind === 'flight');
  const isFixed = battle.settings.defensiveTargets === 'fixed' && hasFlight;
  if (hasBase || isFixed || known.length < one.entry.units.length) return [];
  const text = 'A Defensive scenario needs a base of the defender.';
  return [fault(`${path}.units`, 'VALUE', text, ENC_3)];
}

function defensivePlaceFaults({ place }: Battle): readonly ContentIssue[] {
  if (place.kind === 'lane') {
    return [fault('place', 'PLACE', 'A Defensive scenario is fought in a system.', ENC_3)];
  }
  if (place.holder !== 'attacker') return [];
  const text = 'Who holds the system cannot demand a Defensive scenario there.';
  return [fault('place.holder', 'VALUE', text, ENC_3)];
}
