import type { Ask } from '#engine/tactical/contract';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import {
  answerDefensive,
  answerDisengage,
  answerEncounterAction,
  answerPursuit,
  answerScenarioResponse,
} from '#rules/encounters/answer-encounter';
import { commonOf } from './common-of.ts';
import { isFoeOf } from './demand-rights.ts';
import { type Demand, demandableOf, opponentsOf } from './demands.ts';
import { type EncounterRun, ENC_2, ENC_3, ENC_4, contingentOf } from './encounter-run.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { defensesOf, everythingOf, forceOf, hasBase, partOf } from './forces.ts';
import { groupsOf, piecesOf } from './groups-of.ts';
import type { Withdrawal } from './withdraw.ts';

/** ENC-2: demand, withdraw or pass. */
export function askAction(run: EncounterRun, empire: EmpireId): Ask {
  const decision = {
    ...commonOf(run, empire, 'encounter-action'),
    cite: ENC_2,
    own: piecesOf(forceOf(run, empire)),
    opponents: opponentsOf(run, empire).map((other) => ({
      empire: other,
      isFoe: isFoeOf(run, empire, other),
      groups: groupsOf(run, empire, forceOf(run, other)),
      defenses: groupsOf(run, empire, defensesOf(run, other)),
      demandable: demandableOf(run, empire, other),
    })),
    fleets: fleetWaysOf(run, empire),
  } as const;
  return {
    decision,
    standing: answerEncounterAction(decision, contingentOf(run, empire).standing),
  };
}

/** ENC-3: accept a Deep Space battle or an Interception, or refuse it. */
export function askResponse(run: EncounterRun, { by, against, scenario }: Demand): Ask {
  const pullsBack = scenario === 'interception';
  const fixedDefenses = !pullsBack && hasBase(run, against);
  const decision = {
    ...commonOf(run, against, 'scenario-response'),
    cite: ENC_3,
    scenario,
    by,
    own: piecesOf(forceOf(run, against)),
    groups: groupsOf(run, against, forceOf(run, by)),
    fixedDefenses,
    ...(pullsBack ? ({ pullsBack } as const) : {}),
    fleets: fixedDefenses || pullsBack ? [] : fleetWaysOf(run, against),
  } as const;
  const { standing } = contingentOf(run, against);
  return { decision, standing: answerScenarioResponse(decision, standing) };
}

/** ENC-3: fleets may leave before a Defensive battle. */
export function askDefensive(run: EncounterRun, { by, against }: Demand): Ask {
  const decision = {
    ...commonOf(run, against, 'defensive-response'),
    cite: ENC_3,
    by,
    own: piecesOf(everythingOf(run, against)),
    groups: groupsOf(run, against, forceOf(run, by)),
    fleets: fleetWaysOf(run, against),
  } as const;
  return { decision, standing: answerDefensive(decision, contingentOf(run, against).standing) };
}

/** ENC-3: pursue who withdraws. */
export function askPursuit(run: EncounterRun, by: EmpireId, quarry: Withdrawal): Ask {
  const decision = {
    ...commonOf(run, by, 'pursuit'),
    cite: ENC_3,
    quarry: quarry.side,
    isFoe: isFoeOf(run, by, quarry.side),
    own: piecesOf(forceOf(run, by)),
    groups: groupsOf(run, by, partOf(run, quarry.side, quarry.fleets)),
  } as const;
  return { decision, standing: answerPursuit(decision, contingentOf(run, by).standing) };
}

/** Those who could leave, those whom they would flee from, what the battle cost them in percent, and whether a Breakout opened the way. */
export type Leaving = Readonly<{
  own: readonly Combatant[];
  foes: readonly Combatant[];
  losses: number;
  isFree: boolean;
}>;

/** ENC-4: stay, or disengage after a scenario from those whom one would flee from. */
export function askDisengage(
  run: EncounterRun,
  empire: EmpireId,
  { own, foes, losses, isFree }: Leaving,
): Ask {
  const decision = {
    ...commonOf(run, empire, 'disengage'),
    cite: ENC_4,
    own: piecesOf(own),
    groups: groupsOf(run, empire, foes),
    fleets: fleetWaysOf(run, empire),
    ...(isFree ? ({ isFree } as const) : {}),
  } as const;
  const { standing } = contingentOf(run, empire);
  return { decision, standing: answerDisengage(decision, standing, losses) };
}
