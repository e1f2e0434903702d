import { bringRaiders } from '#engine/raiders/bring-raiders';
import { nextUnitId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import { TRADING_POST } from '#model/campaign/finds';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDER_BASE, RAIDERS } from '#model/campaign/raiders';
import type { StarSystem } from '#model/campaign/system';
import type { ExplorationEncounter } from '#model/events/discovery-events';
import { onlyFor } from '#model/events/fact';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { explorationEncounterOf, isSomethingThere } from '#rules/galaxy/exploration-encounter-of';
import { hasRaiders } from '#rules/raiders/has-raiders';
import { gainTech } from './gain-tech.ts';

/** The empire that explored a system, with dice of its own. */
type Site = Readonly<{ empire: EmpireId; system: StarSystem; dice: Dice }>;

const OPT_12 = cite('OPT-12');
const CACHE_DICE = 2;
const DATACORE_DICE = 3;

function roll({ dice, system }: Site, count: number, text: string): Roll {
  const purpose = { kind: 'exploration encounter', text: `${text} at ${system.name}` } as const;
  return dice.roll({ count, faces: 6 }, purpose, OPT_12);
}

const ownFact = ({ empire }: Site, rolls: readonly RollId[] = []) =>
  ({ cite: OPT_12, rolls, witnesses: onlyFor(empire), empire }) as const;

function findCache(record: Recorder, site: Site): void {
  const { id, total: points } = roll(site, CACHE_DICE, 'what the cache holds');
  const treasury = rowOf(record.state().empires, site.empire).treasury + points;
  const found = { system: site.system.id, points, treasury };
  record.emit({ type: 'TreasureFound', ...ownFact(site, [id]), ...found });
}

/** Raiders, with a base that stays until somebody destroys it. */
function findBase(record: Recorder, site: Site): void {
  bringRaiders(record, site.dice, site.system.id);
  const state = record.state();
  record.emit({
    type: 'RaiderBaseRaised',
    cite: OPT_12,
    rolls: [],
    witnesses: [],
    system: site.system.id,
    unit: nextUnitId(state, RAIDERS),
    design: RAIDER_BASE,
    turn: state.turn,
  });
}

function findPost(record: Recorder, site: Site): void {
  const state = record.state();
  const post = { unit: nextUnitId(state, site.empire), design: TRADING_POST, turn: state.turn };
  record.emit({ type: 'TradingPostJoined', ...ownFact(site), system: site.system.id, ...post });
}

function learn(record: Recorder, site: Site, source: 'datacore' | 'artifact'): void {
  const count = source === 'datacore' ? DATACORE_DICE : 1;
  const { id, total: points } = roll(site, count, `what the ${source} teaches`);
  const { empire, system } = site;
  gainTech(record, { empire, system: system.id, source, points }, { cite: OPT_12, rolls: [id] });
}

/**
 * @rule OPT-12
 * @ruling An alien artifact raises no Morale if the homeworld is lost, or if its Morale is as high as its Census.
 */
function cheer(record: Recorder, site: Site): void {
  const { systems, empires } = record.state();
  const home = rowOf(systems, rowOf(empires, site.empire).homeworld);
  if (home.owner !== site.empire || home.morale >= home.census) return;
  const raised = { system: home.id, morale: home.morale + 1 };
  record.emit({ type: 'MoraleRaised', ...ownFact(site), ...raised });
}

function meet(record: Recorder, site: Site, encounter: ExplorationEncounter): void {
  switch (encounter) {
    case 'nothing':
      return;
    case 'pirate-cache':
      findCache(record, site);
      return;
    case 'pirate-base':
      findBase(record, site);
      return;
    case 'raiders':
      bringRaiders(record, site.dice, site.system.id);
      return;
    case 'trading-post':
      findPost(record, site);
      return;
    case 'datacore':
      learn(record, site, 'datacore');
      return;
    case 'artifact':
      learn(record, site, 'artifact');
      cheer(record, site);
      return;
  }
}

/**
 * The exploration encounter of a system: caches, raiders, posts and relics, or nothing.
 * @rule OPT-12
 * @ruling The encounter is rolled once for each system in a campaign, for the first empire there, as with the finds of MAP-8, so that two
 *   explorers aren't both rewarded. Systems that are owned from the start count as explored. Raiders met in this way are those of SUP-1:
 *   they fight in this turn, and count as there since the start of Movement.
 */
export function meetEncounter(record: Recorder, site: Site): void {
  const whether = roll(site, 1, 'whether there is an exploration encounter');
  const what = isSomethingThere(whether.total) ? roll(site, 1, 'the exploration encounter') : null;
  const raiders = hasRaiders(record.state());
  const encounter = what === null ? 'nothing' : explorationEncounterOf(what.total, raiders);
  const rolls = what === null ? [whether.id] : [whether.id, what.id];
  const met = { system: site.system.id, encounter };
  record.emit({ type: 'ExplorationEncountered', ...ownFact(site, rolls), ...met });
  meet(record, site, encounter);
}
