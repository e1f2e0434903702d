import { discoverSystem } from '#engine/galaxy/discover-system';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { starveUnits } from '#engine/losses/starve-units';
import { loseWorks } from '#engine/reorganise/lose-works';
import { sightAfterStep } from '#engine/sight/sight-after-step';
import type { Sight } from '#engine/sight/sight-of';
import { foundWorld } from '#engine/worlds/found-world';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf, type Lane } from '#model/campaign/lane';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { forceIndexOf } from '#rules/forces/force-index';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import { laneClassOf } from '#rules/galaxy/lane-class-of';
import { explorationResult } from '#rules/movement/exploration';
import { unexploredLanesAt } from '#rules/movement/unexplored-lanes-at';
import { fireMinefields } from './fire-minefields.ts';
import { type Expedition, failExploration } from './expeditions-of.ts';

type Journal = Readonly<{
  record: Recorder;
  input: PhaseInput;
  sight: Sight;
  /** The step after the last one with movement. */
  step: number;
}>;

const MOV_5 = cite('MOV-5');
const MAP_10 = cite('MAP-10');

/** The lane that a fleet finds: the one that it looked for, else the one by the lowest side. */
function laneFor({ record, input }: Journal, { system, toward }: Expedition): Lane | undefined {
  const state = record.state();
  const open = unexploredLanesAt(system, {
    lanes: state.lanes,
    hexOf: hexFinderOf(state.systems, input.rules),
  });
  return open.find((lane) => farEndOf(lane, system) === toward) ?? open[0];
}

/** How many levels out of supply each ship of a fleet comes to be by a peril. */
function perilsOf(journal: Journal, expedition: Expedition, ships: readonly Unit[]) {
  const { dice } = expedition;
  const state = journal.record.state();
  const roll = (who: string): Roll =>
    dice.roll(
      { count: 1, faces: 6 },
      { kind: 'exploration peril', text: `the perils of ${who}` },
      MOV_5,
    );
  if (journal.input.rules.perilRoll === 'ship') {
    return ships.map((unit) => {
      const who = unit.name === '' ? rowOf(state.designs, unit.design).name : unit.name;
      return { unit, met: roll(who) };
    });
  }
  const met = roll(rowOf(state.fleets, expedition.fleet).name);
  return ships.map((unit) => ({ unit, met }));
}

/** The ships of a fleet get lost: supplies run out, and a ship that starves is lost with everything aboard. */
function meetPeril(journal: Journal, expedition: Expedition): void {
  const { record, sight } = journal;
  const { empire, fleet, system } = expedition;
  const state = record.snapshot();
  const ships = forceIndexOf(state)
    .inFleet(fleet)
    .filter(({ design }) => ['ship', 'convoy'].includes(rowOf(state.designs, design).kind));
  const levels = perilsOf(journal, expedition, ships).map(({ unit, met }) => {
    return { unit, met, level: unit.outOfSupply + met.total };
  });
  const told = groupBy(levels, ({ level, met }) => `${String(level)}/${met.id}`);
  for (const [first, ...others] of told.values()) {
    if (first === undefined) continue;
    record.emit({
      type: 'UnitsOutOfSupply',
      cite: MOV_5,
      rolls: [first.met.id],
      witnesses: onlyFor(empire),
      empire,
      place: { kind: 'system', system },
      units: [first, ...others].map(({ unit }) => unit.id),
      level: first.level,
      because: 'peril',
    });
  }
  starveUnits(
    record,
    ships.map(({ id }) => id),
    MOV_5,
  );
  loseWorks(record, state);
  sight.where.renew(record.state());
}

type Passage = Readonly<{ from: SystemId; to: SystemId }>;

/** The class of a lane that was found. Among unmapped stars all lanes are restricted. @rule MAP-10 @rule OPT-1 */
function classFound({ record, input }: Journal, { from, to }: Passage, dice: Dice) {
  if (input.rules.explored?.unmappedStars === 'on') {
    return { class: 'restricted', rolls: [] } as const;
  }
  const { systems } = record.state();
  const [near, far] = [rowOf(systems, from), rowOf(systems, to)];
  const text = `the class of the lane from ${near.name} to ${far.name}`;
  const rolled = dice.roll({ count: 1, faces: 6 }, { kind: 'lane class', text }, MAP_10);
  const ends = [near.importance, far.importance] as const;
  return { class: laneClassOf(rolled.total, ends), rolls: [rolled.id] };
}

/** The lane is found: the system beyond is generated if nobody had found it, the class of the lane is rolled, and the fleet takes it. */
function findWay(journal: Journal, { empire, fleet, system, dice }: Expedition, lane: Lane) {
  const { record, sight, step, input } = journal;
  const { explored, surveys } = input.rules;
  const to = farEndOf(lane, system);
  if (explored !== null && !Object.hasOwn(record.state().systems, to)) {
    const { dice: all } = input;
    discoverSystem(record, { explored, surveys, system: to, empire, fleet, dice: all });
    foundWorld(record, { system: to, rules: input.rules, dice: all });
    sight.where.renew(record.state());
  }
  const found = classFound(journal, { from: system, to }, dice);
  const own = { witnesses: onlyFor(empire), empire, fleet };
  record.emit(
    {
      type: 'LaneExplored',
      cite: MAP_10,
      ...found,
      ...own,
      lane: lane.id,
      from: system,
      to,
    },
    { type: 'FleetMoved', cite: MOV_5, rolls: [], ...own, from: system, to, lane: lane.id, step },
  );
  sightAfterStep(sight, [{ key: fleet, lane: lane.id, from: system, to, stopped: false }]);
  fireMinefields(journal, [{ fleet, owner: empire, system: to }]);
}

function tryToExplore(journal: Journal, expedition: Expedition): void {
  const { record } = journal;
  const { empire, fleet, system, bonus, dice, drawn } = expedition;
  const lane = laneFor(journal, expedition);
  if (lane === undefined) {
    failExploration(record, expedition, 'nothing-unexplored', fleet);
    return;
  }
  const { fleets, systems } = record.state();
  const text = `${rowOf(fleets, fleet).name} explores at ${rowOf(systems, system).name}`;
  const purpose = { kind: 'exploration', text } as const;
  const rolled = dice.roll({ count: 1, faces: 10 }, purpose, MOV_5);
  const result = explorationResult(rolled.total, bonus);
  record.emit({
    type: 'ExplorationTried',
    cite: MOV_5,
    rolls: [drawn.id, rolled.id],
    witnesses: onlyFor(empire),
    empire,
    fleet,
    system,
    bonus,
    result,
  });
  if (result === 'peril') meetPeril(journal, expedition);
  else if (result === 'found') findWay(journal, expedition, lane);
}

/**
 * Fleets with Explorers explore lanes that nobody has explored, one fleet after another, and take those that they find.
 * @rule MOV-5 @rule MAP-10 @rule MAP-12 @rule MAP-13
 * @ruling OPT-2 An exploring fleet takes the lane that it finds before the class of the lane is known. Without a Jump ship it may be cut
 *   off behind a restricted lane.
 * @ruling No border closes an unexplored lane, because nobody knows where it leads until the fleet is there.
 */
export function explore(journal: Journal, expeditions: readonly Expedition[]): void {
  for (const expedition of expeditions) tryToExplore(journal, expedition);
}
