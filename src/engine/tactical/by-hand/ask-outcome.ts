import { cite } from '#kernel/reasons/cite';
import type { Combatant, SideSetup } from '#model/battle/setup';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import {
  MODERATOR,
  outcomeIdOf,
  type OutcomeSide,
  type OutcomeUnit,
} from '#model/decisions/outcome';
import type { UnitCondition } from '#model/forces/unit';
import { isDestroyedAtOnce } from '#rules/combat/fighter';
import type { Ask, BattleInput } from '#engine/tactical/contract';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { isFastScout, scoutFunctionsOf } from '#rules/combat/scout-functions-of';
import { conditionAfterCapture } from '#rules/encounters/condition-after-capture';
import { enteredFunctions } from '#rules/encounters/scouted-issues';

/** The answer where nobody is asked: the battle was not fought, and no unit has changed. */
const UNDECIDED: AnswerOf<'battle-outcome'> = {
  kind: 'battle-outcome',
  rounds: 0,
  fates: [],
  retreats: [],
  cameOut: [],
};

/**
 * The condition in which a unit would be captured, as by boarding; null: it can’t be captured. Boarding
 * takes only units of a task force.
 * @rule CSC-10 @rule ABL-3
 */
function asPrizeOf(one: Combatant): UnitCondition | null {
  const { design, nonCombatant } = one;
  const canBe = mayBeBoarded(design.kind) && !nonCombatant && traitsOf(one).diesRather === 0;
  return canBe ? conditionAfterCapture(one, design) : null;
}

/** Whether a unit could scout: it was there, and had not scouted in the encounter yet. @rule CSC-5 */
const couldScout = ({ lurks, scouted, nonCombatant }: Combatant): boolean =>
  lurks !== true && scouted !== true && !nonCombatant;

/** How a unit may have scouted before the battle; nothing: not at all. @rule CSC-5 */
function scoutingOf(
  one: Combatant,
  rules: BattleInput['rules'],
): Pick<OutcomeUnit, 'scouts' | 'isFast'> {
  if (!couldScout(one)) return {};
  const able = { kind: one.design.kind, traits: traitsOf(one) };
  const scouts = scoutFunctionsOf(able, rules);
  return { ...(scouts > 0 && { scouts }), ...(isFastScout(able) && { isFast: true }) };
}

/** Ground units are cargo, and share the fate of their transport. */
function sideOf(
  { leader, combatants, waysOut, intel = 0 }: SideSetup,
  rules: BattleInput['rules'],
): OutcomeSide {
  const there = new Set(combatants.map(({ unit }) => unit));
  const units = combatants
    .filter(({ design }) => design.kind !== 'ground')
    .map(
      (one): OutcomeUnit => ({
        unit: one.unit,
        owner: one.owner,
        name: one.name,
        class: one.design.name,
        kind: one.design.kind,
        cost: one.design.cost,
        // The strain of a strike is over with the battle (MOV-8).
        condition: one.strike === 'strained' ? 'sound' : one.condition,
        ...(one.outOfSupply > 0 && { outOfSupply: one.outOfSupply }),
        diesAtOnce: isDestroyedAtOnce({
          kind: one.design.kind,
          status: one.status,
          traits: traitsOf(one),
        }),
        carrier: one.carrier !== null && there.has(one.carrier) ? one.carrier : null,
        lurks: one.lurks === true,
        asPrize: asPrizeOf(one),
        holdsPrizes: !one.design.civilian && ['ship', 'base'].includes(one.design.kind),
        ...(intel > 0 && scoutingOf(one, rules)),
      }),
    );
  return {
    leader,
    units,
    lanes: waysOut.map(({ lane }) => lane),
    ...(enteredFunctions(units) > 0 && { intel }),
  };
}

/**
 * Asks the only question of a battle that is fought elsewhere: its outcome.
 * @rule ENC-1
 * @ruling If nobody can be asked, as in a trial of the turn, a battle that is fought elsewhere changes no unit.
 */
export function askOutcome({
  setup,
  encounter,
  rules,
}: BattleInput): Ask & Readonly<{ decision: DecisionOf<'battle-outcome'> }> {
  const { id: battle, place, scenario, raidOn = null, sides } = setup;
  const decision: DecisionOf<'battle-outcome'> = {
    kind: 'battle-outcome',
    id: outcomeIdOf(battle),
    cite: cite('ENC-1'),
    asked: MODERATOR,
    encounter,
    place,
    battle,
    scenario,
    raidOn,
    sides: { attacker: sideOf(sides.attacker, rules), defender: sideOf(sides.defender, rules) },
  };
  return { decision, standing: UNDECIDED };
}
