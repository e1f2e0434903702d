import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { SideSetup } from '#model/battle/setup';
import type { DecisionId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { MODERATOR, type OutcomeSide } from '#model/decisions/outcome';
import type { Ask, BattleInput } from '#engine/tactical/contract';

/** What stands where nobody is asked: the battle has not been fought, and all are as they were. */
const UNDECIDED: AnswerOf<'battle-outcome'> = {
  kind: 'battle-outcome',
  rounds: 0,
  fates: [],
  retreats: [],
  cameOut: [],
};

/** Ground units are cargo, and share the fate of their transport. */
function sideOf({ leader, combatants, waysOut }: SideSetup): OutcomeSide {
  const there = new Set(combatants.map(({ unit }) => unit));
  return {
    leader,
    units: combatants
      .filter(({ design }) => design.kind !== 'ground')
      .map(({ unit, owner, name, design, condition, carrier, lurks = false }) => ({
        unit,
        owner,
        name,
        class: design.name,
        kind: design.kind,
        cost: design.cost,
        condition,
        carrier: carrier !== null && there.has(carrier) ? carrier : null,
        lurks,
      })),
    lanes: waysOut.map(({ lane }) => lane),
  };
}

/**
 * The one question of a battle that is fought elsewhere: what it came to.
 * @rule ENC-1
 * @ruling Where nobody is asked, as in a trial of the turn, such a battle hurts nobody.
 */
export function askOutcome({ setup, encounter }: BattleInput): Ask {
  const { id: battle, place, scenario, raidOn = null, sides } = setup;
  const decision: DecisionOf<'battle-outcome'> = {
    kind: 'battle-outcome',
    id: brandAs<DecisionId>(`${MODERATOR}/${battle}/outcome`),
    cite: cite('ENC-1'),
    asked: MODERATOR,
    encounter,
    place,
    battle,
    scenario,
    raidOn,
    sides: { attacker: sideOf(sides.attacker), defender: sideOf(sides.defender) },
  };
  return { decision, standing: UNDECIDED };
}
