import { unexploredWorldText } from '#app/self-play/unexplored-world';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { hexDistance } from '#model/campaign/hex-distance';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { hexOfId } from '#model/campaign/system';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { publishedLists } from '#test/content/published-lists';
import { forceListsText } from '#main/force-lists-text';
import type { Choices } from './proof-choices.ts';
import type { ProofWorld } from './proof-world.ts';
import { draftOf, othersOf, removeUnit, worldOf } from './twins-draft.ts';
import { diceOf } from './whole-turn.ts';

const RINGS = 6;

/** A campaign of two empires at the far ends of a map that is explored from nothing, with all that may be switched on. */
export function farWorld(seed: number): ProofWorld {
  const text = unexploredWorldText({ empires: 2, rings: RINGS, forceLists: forceListsText() });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  const settings = {
    scoutsExplore: 'on',
    perilRoll: 'ship',
    raidersBlockade: 'on',
    minesweeping: 'fields',
    scenarioLimit: 'unlimited',
    ...(seed % 2 === 0 ? { raiderTactics: 'flee' } : { classStats: 'fought' }),
  };
  const explore = { anomalyTable: seed % 3 === 0 ? '2d6' : 'd10', offMapLanes: 'on' };
  const scenario = { ...JSON.parse(text.value), explore, settings };
  const lists = publishedLists();
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, lists);
  return { state, rules, orders: {}, secret: `far ${String(seed)}` };
}

/** Changes everything that is not the viewer’s, so that nothing of it stays as it was. */
export function changedAfar(world: ProofWorld, viewer: EmpireId, choices: Choices): ProofWorld {
  const draft = draftOf(world);
  const { empires, units, fleets, systems, counters } = draft.tables;
  for (const other of othersOf({ draft, viewer })) {
    const empire = empires[other]!;
    const treasury = empire.treasury + 1 + choices.below(300);
    empires[other] = { ...empire, treasury, techPool: choices.below(60) };
    const row = counters[other]!;
    counters[other] = { ...row, units: row.units + choices.below(9), fleets: row.fleets + 3 };
  }
  for (const fleet of Object.values(fleets)) {
    if (fleet.owner === viewer || choices.percent(70)) continue;
    for (const unit of Object.values(units)) {
      const { place } = unit;
      if (place.kind === 'fleet' && place.fleet === fleet.id) {
        removeUnit({ draft } as Parameters<typeof removeUnit>[0], unit.id);
      }
    }
    delete fleets[fleet.id];
  }
  for (const system of Object.values(systems)) {
    if (system.owner === null || system.owner === viewer) continue;
    systems[system.id] = { ...system, intel: choices.below(3), missedGrowth: choices.below(4) };
  }
  return worldOf(world, draft);
}

/** What of the dice is about others: their expeditions, and systems that the viewer does not know of. */
export function foreignDice(world: ProofWorld, state: CampaignState, viewer: EmpireId): Dice {
  const known = new Set<string>(knownTo(state, (one) => one === viewer));
  const [own, foreign] = [diceOf(world, state), diceOf({ secret: `${world.secret}, afar` }, state)];
  const log: Roll[] = [];
  const isForeign = ([about, system, empire]: readonly string[]): boolean =>
    about === 'exploration'
      ? empire !== viewer
      : (about === 'system' || about === 'name') && !known.has(system ?? '');
  const noted = (dice: Dice): Dice => ({
    stream: (...scope) => noted(dice.stream(...scope)),
    log: () => log,
    roll: (spec, purpose, rule) => {
      const roll = dice.roll(spec, purpose, rule);
      log.push(roll);
      return roll;
    },
  });
  return {
    ...noted(own),
    stream: (...scope) => noted((isForeign(scope) ? foreign : own).stream(...scope)),
  };
}

/** The systems that empires know of. */
const knownTo = (
  { knownSystems }: CampaignState,
  isAsked: (empire: EmpireId) => boolean,
): readonly SystemId[] =>
  Object.values(knownSystems).flatMap(({ viewer, system }) => (isAsked(viewer) ? [system] : []));

/** Somebody else knows of a place beside one that the viewer knows of, or of that itself: there they may touch. */
export function mayTouch(state: CampaignState, viewer: EmpireId): boolean {
  const hexes = (systems: readonly SystemId[]) => systems.map((id) => hexOfId(id, RINGS));
  const own = hexes(knownTo(state, (one) => one === viewer));
  return hexes(knownTo(state, (one) => one !== viewer)).some((far) =>
    own.some((hex) => hexDistance(far, hex) <= 1),
  );
}
