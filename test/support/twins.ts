import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { groundWatchOf, isSeenAshore } from './oracle-ground.ts';
import { oracleOf } from './oracle.ts';
import { type Choices, choicesOf } from './proof-choices.ts';
import type { ProofWorld } from './proof-world.ts';
import { type Making, draftOf, worldOf } from './twins-draft.ts';
import {
  addHiddenFleets,
  changeGarrisons,
  changeHiddenFleets,
  changeLabels,
} from './twins-forces.ts';
import { renumbered, reordered } from './twins-ids.ts';
import {
  changeCargo,
  changeGreatWorks,
  changePlans,
  changeRelations,
  changeTensions,
} from './twins-plans.ts';
import {
  addLurkers,
  changeLaneWorks,
  changeSharedCargo,
  changeWatchwords,
} from './twins-service.ts';
import {
  changeBesiegers,
  changeCarriedPoints,
  changeGroundStanding,
  changeSiegeOrders,
  changeTroops,
  landForeigners,
} from './twins-sieges.ts';
import { addStranger } from './twins-strangers.ts';
import {
  changeClosedSystems,
  changeEmpires,
  changeKnowledge,
  changeSystems,
  changeWorks,
  removeStrangers,
} from './twins-realms.ts';

import { changeFrontiers, changeUnrest } from './twins-unrest.ts';

const SECRETS: readonly ((making: Making) => void)[] = [
  removeStrangers,
  changeEmpires,
  changeSystems,
  changeHiddenFleets,
  addHiddenFleets,
  changeGarrisons,
  changeLabels,
  changeWorks,
  changeKnowledge,
  changeCargo,
  changePlans,
  changeGreatWorks,
  changeRelations,
  addStranger,
  changeClosedSystems,
  changeUnrest,
  changeFrontiers,
  changeLaneWorks,
  changeSharedCargo,
  changeWatchwords,
  addLurkers,
  changeTroops,
  landForeigners,
  changeCarriedPoints,
  changeSiegeOrders,
  changeBesiegers,
  changeGroundStanding,
  changeTensions,
];

/**
 * A twin of a world that is the same to a viewer for a whole turn: it differs in secrets of the others alone, and only in those that no
 * permitted channel (FOG-15) can carry to the viewer. It is built with the oracle’s permission for each change, and never has to be thrown
 * away.
 */
export function perturbSecrets(world: ProofWorld, viewer: EmpireId, choices: Choices): ProofWorld {
  const draft = draftOf(world);
  const oracle = oracleOf(world, viewer);
  const making: Making = { draft, viewer, oracle, choices, rules: world.rules };
  for (const change of SECRETS) if (choices.percent(70)) change(making);
  let twin = worldOf(world, draft);
  if (choices.percent(70)) twin = renumbered(making, twin);
  return reordered(twin, choices);
}

/** The same world, but the fleets of the others were formed in another order (FOG-12). */
export function withFleetsRenumbered(
  world: ProofWorld,
  viewer: EmpireId,
  choices: Choices,
): ProofWorld {
  return renumbered({ viewer, choices, oracle: oracleOf(world, viewer) }, world, 'all fleets');
}

const AT_REST = [
  changeEmpires,
  changeSystems,
  changeLabels,
  changeWorks,
  changeKnowledge,
  changeCargo,
  changeRelations,
  addStranger,
  changeUnrest,
  changeFrontiers,
  changeWatchwords,
  addLurkers,
  changeSharedCargo,
  changeTroops,
  landForeigners,
  changeCarriedPoints,
  changeGroundStanding,
  changeTensions,
];
/** At rest nobody fights. */
const NO_GROUND_WAR = {
  isInvolved: () => false,
  showsTroops: () => false,
  isQuiet: () => true,
  mayFightHidden: () => true,
  isGroundAloof: () => true,
  sensitive: new Set<never>(),
  mayComeTo: () => false,
};
const FOREIGN = ['fleets', 'units', 'works', 'projects', 'encounters', 'effects'] as const;

/**
 * A twin at rest, which needs no oracle: any facts about others may differ as long as the viewer’s knowledge stays, because viewers are
 * shown what they know and nothing is looked up (FOG-11).
 */
export function perturbUnseen(
  state: CampaignState,
  viewer: EmpireId,
  choices: Choices,
): CampaignState {
  const world = { state, orders: {}, rules: {} as ProofWorld['rules'], secret: '' };
  const draft = draftOf(world);
  const { tables } = draft;
  const ashore = groundWatchOf(state, viewer);
  const isSeen = isSeenAshore(state, viewer);
  for (const name of FOREIGN) {
    const table: Record<string, object> = tables[name];
    for (const [id, row] of Object.entries(table)) {
      const isOwn = 'owner' in row && row.owner === viewer;
      const unit = name === 'units' ? tables.units[id] : undefined;
      const isKept = isOwn || (unit !== undefined && isSeen(unit));
      if (!isKept && choices.percent(60)) delete table[id];
    }
  }
  const oracle = {
    ground: { ...NO_GROUND_WAR, isGroundWatched: (id: SystemId) => ashore.has(id) },
    isWatched: (id: string) => tables.systems[id]?.owner === viewer,
    isClosed: () => false,
    isBesieged: () => false,
    mayShowClasses: () => false,
    isSetOutFrom: () => false,
    isIdleLane: () => true,
    mayLocate: () => true,
    isHiddenFleet: () => true,
    couldHide: () => true,
    isSealed: () => true,
    isAloof: () => true,
    barsNobody: () => true,
    isHiddenUnit: (unit: Unit) => unit.owner !== viewer && !isSeen(unit),
    usesEmpireStanding: () => false,
  };
  const rules = { classStats: 'public' } as ProofWorld['rules'];
  const making: Making = { draft, viewer, oracle, choices, rules };
  for (const change of AT_REST) change(making);
  const twin = renumbered(making, worldOf(world, draft));
  return reordered(twin, choices).state;
}

export const choicesForTwin = (seed: number): Choices => choicesOf(seed * 7919 + 13);
