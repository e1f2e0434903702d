import { byHandEngine } from '#engine/tactical/by-hand/engine';
import type { TacticalEngine } from '#engine/tactical/contract';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { ElsewhereAt } from '#model/decisions/outcome';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Decider } from '#model/decisions/decision';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

export const diceOf = (secret: string) =>
  seededDice<RollPurpose>({ secret, turn: 1, attempt: 1, phase: 'encounters' });

/** The Encounters Phase; nobody but the moderator is asked. */
export function phaseOf(
  state: CampaignState,
  given: Readonly<{
    combat: 'cscr' | 'external';
    engine?: TacticalEngine;
    decide?: Decider;
    elsewhere?: ReadonlyMap<EncounterId, ElsewhereAt>;
  }>,
) {
  const { combat, engine = cscrEngine, decide, elsewhere = new Map() } = given;
  return encountersPhaseWith(engine, byHandEngine).run({
    state,
    orders: {},
    rules: { ...DEFAULT_RULE_SET, combat },
    dice: diceOf('s'),
    elsewhere,
    decide: decide ?? ((_question, standing) => ({ answer: standing, by: 'standing' })),
  });
}

/** What sight and record keep of a battle differs with what its rounds showed. */
const OF_SIGHT = ['contacts', 'knownDesigns', 'counters'];
export const withoutSight = (state: CampaignState) =>
  Object.entries(state).filter(([table]) => !OF_SIGHT.includes(table));
