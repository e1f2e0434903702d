import { gainTech } from '#engine/discovery/gain-tech';
import { rollOneOf } from '#engine/record/roll-one-of';
import { learnDesign } from '#engine/sight/learn-design';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { IntelReportFacts } from '#model/campaign/intel-report';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import { censusForPlans } from '#rules/intel/mission-difficulty';
import { techLeadOf } from '#rules/intel/tech-lead';
import { visitedFactsOf } from '#rules/sight/visited-facts-of';
import {
  type Attempt,
  type EffectRows,
  type MissionEffect,
  type MissionWorld,
  NOTHING,
  plainly,
} from './attempt.ts';
import { convoyReportOf, fleetReportOf, troopReportOf } from './reports-of.ts';

const INT_5 = cite('INT-5');

/** A system that the report names, and that its reader didn't know of. */
function locate({ record, rules }: MissionWorld, viewer: EmpireId, system: SystemId): void {
  const state = record.state();
  if (Object.hasOwn(state.knownSystems, knowledgeIdOf(viewer, system))) return;
  const { name } = rowOf(state.systems, system);
  const hex = hexFinderOf(state.systems, rules)(system);
  const head = { type: 'SystemLocated', cite: INT_5, rolls: [] } as const;
  const what = { viewer, system, name, hex, turn: state.turn, source: 'mission' } as const;
  record.emit({ ...head, witnesses: onlyFor(viewer), ...what });
}

const classesIn = (facts: IntelReportFacts): readonly DesignId[] => {
  switch (facts.kind) {
    case 'convoy':
      return facts.convoys.flatMap(({ cargo }) => cargo.map(({ design }) => design));
    case 'fleet':
      return facts.units.map(({ design }) => design);
    case 'troop':
      return facts.troops.map(({ design }) => design);
    case 'tech':
      return facts.unlocked;
    case 'intel':
    case 'treaty':
      return [];
  }
};

/** The report, which its empire keeps, and the classes that it names. @rule INT-4 @rule INT-5 @rule FOG-5 */
function report(world: MissionWorld, { empire, order }: Attempt, facts: IntelReportFacts): void {
  const { record, rules, from } = world;
  const { at: system } = order;
  locate(world, empire, system);
  if (facts.kind === 'intel' && facts.mission !== null) locate(world, empire, facts.mission.at);
  for (const design of rules.classStats === 'fought' ? unique(classesIn(facts)) : []) {
    learnDesign(record, { viewer: empire, design }, { source: 'mission' });
  }
  const head = { type: 'IntelReported', cite: INT_5, rolls: [] } as const;
  record.emit({
    ...head,
    witnesses: onlyFor(empire),
    viewer: empire,
    system,
    facts,
    turn: from.turn,
  });
}

/** The report as an effect of the mission. */
const reporting = (world: MissionWorld, attempt: Attempt, facts: IntelReportFacts): MissionEffect =>
  plainly(() => {
    report(world, attempt, facts);
  });

/**
 * The values of a system become knowledge of it, like those that a visit shows.
 * @rule INT-5 @rule FOG-2
 * @ruling Espionage of a system shows what a visit shows of it, and its values without its Intel, which needs a mission of its own.
 */
const systemReport = (world: MissionWorld, { empire: viewer, order }: Attempt): MissionEffect =>
  plainly(() => {
    const { record, from } = world;
    const { at: system } = order;
    locate(world, viewer, system);
    const head = { cite: INT_5, rolls: [], witnesses: onlyFor(viewer) } as const;
    const what = { viewer, system, turn: from.turn, source: 'mission' } as const;
    const row = rowOf(from.systems, system);
    const known: KnownSystem | undefined = from.knownSystems[knowledgeIdOf(viewer, system)];
    const old = known?.reported?.turn === from.turn ? known.reported.facts.intel : null;
    const { census, morale, productivity } = row;
    const facts = { census, morale, productivity, intel: old };
    record.emit({
      type: 'SystemVisited',
      ...head,
      ...what,
      facts: visitedFactsOf(from, viewer, row),
    });
    record.emit({ type: 'SystemReported', ...head, ...what, facts });
  });

function intelReport(world: MissionWorld, attempt: Attempt): MissionEffect {
  const { at } = attempt.order;
  const ran = world.attempts.find(({ order }) => order.from === at)?.order;
  const mission = ran === undefined ? null : { mission: ran.mission, at: ran.at };
  const { intel } = rowOf(world.from.systems, at);
  return reporting(world, attempt, { kind: 'intel', intel, mission });
}

/** What the owner has researched, and what can be learned from a leader. @rule INT-5 @rule TECH-1 */
function techReport(world: MissionWorld, attempt: Attempt): MissionEffect {
  const { record, from, rules } = world;
  const { empire: viewer, against, order } = attempt;
  if (against === null) return NOTHING;
  const [leader, other] = [rowOf(from.empires, against), rowOf(from.empires, viewer)];
  const { era, unlocked, techPool: pool } = leader;
  const lead = techLeadOf(from, { leader, other }, rules);
  const points = lead * rowOf(from.systems, order.at).utilized;
  return plainly(() => {
    report(world, attempt, { kind: 'tech', empire: against, era, unlocked, pool });
    const gain = { empire: viewer, system: order.at, source: 'espionage', points } as const;
    gainTech(record, gain, { cite: INT_5, rolls: [] });
  });
}

/** Where the secrets of an empire are: at its homeworld, or in its system of the highest Census. */
function seatOf(state: CampaignState, empire: EmpireId): SystemId | null {
  const own = valuesById(state.systems).filter(({ owner }) => owner === empire);
  const { homeworld } = rowOf(state.empires, empire);
  if (own.some(({ id }) => id === homeworld)) return homeworld;
  const [first] = sortBy(own, (a, b) => b.census - a.census);
  return first?.id ?? null;
}

/**
 * A rough copy of the schematics of a class that the owner has unlocked.
 * @rule INT-5 @rule TECH-5
 * @ruling A class that the spies' empire can build already, or whose schematics it has, gives nothing.
 */
function stealSchematics({ record, from }: MissionWorld, attempt: Attempt): MissionEffect {
  const { empire, against, order } = attempt;
  const { at: system, design } = order;
  if (against === null || design === null) return NOTHING;
  const isThere =
    rowOf(from.empires, against).unlocked.includes(design) &&
    rowOf(from.systems, system).census >= censusForPlans(rowOf(from.designs, design));
  const { unlocked, schematics } = rowOf(record.state().empires, empire);
  if (!isThere || [...unlocked, ...schematics].includes(design)) return NOTHING;
  return plainly(() => {
    const head = { type: 'SchematicsStolen', cite: INT_5, rolls: [] } as const;
    const what = { empire, system, design, turn: from.turn };
    record.emit({ ...head, witnesses: onlyFor(empire), ...what });
  });
}

type Secret = Pick<Relation, 'id' | 'a' | 'b' | 'state'>;

/** What an empire keeps from a viewer: covert relations with others, and covert wars that it has declared, also on the viewer. @rule DIP-12 */
const secretsOf = (
  { relations }: CampaignState,
  { of, viewer }: Readonly<{ of: EmpireId; viewer: EmpireId }>,
): readonly Secret[] =>
  valuesById(relations).flatMap(({ id, a, b, state, openly, dealings }): readonly Secret[] => {
    if (a !== of && b !== of) return [];
    const isCovert = openly !== null && a !== viewer && b !== viewer;
    const isPlotted = dealings?.covertWars.includes(of) ?? false;
    return [
      ...(isCovert ? [{ id, a, b, state }] : []),
      ...(isPlotted ? [{ id, a, b, state: 'war' as const }] : []),
    ];
  });

/** One covert treaty or war of the owner. @rule INT-5 @rule DIP-12 */
function treatyReport(world: MissionWorld, attempt: Attempt): MissionEffect {
  const { record, from } = world;
  const { empire: viewer, against, order } = attempt;
  if (against === null || seatOf(from, against) !== order.at) return NOTHING;
  const covert = secretsOf(from, { of: against, viewer });
  const name = rowOf(from.systems, order.at).name;
  const purpose = { kind: 'mission', text: `which secret is found out at ${name}` } as const;
  const { index, rolls } = rollOneOf(attempt.dice, { count: covert.length, purpose, cite: INT_5 });
  const found = covert[index];
  if (found === undefined) return NOTHING;
  const { id, a, b, state } = found;
  return plainly(() => {
    const head = {
      type: 'MissionDrawn',
      cite: INT_5,
      rolls: rolls.map((roll) => roll.id),
    } as const;
    record.emit({ ...head, witnesses: [], system: order.at, drawn: id });
    report(world, attempt, { kind: 'treaty', between: [a, b], state });
  });
}

/** What a successful mission of Espionage does. @rule INT-5 */
export const ESPIONAGE: EffectRows<'espionage'> = {
  'espionage-system': systemReport,
  'espionage-convoy': (world, attempt) =>
    reporting(world, attempt, convoyReportOf(world.from, attempt.order.at)),
  'espionage-fleet': (world, attempt) => {
    const { empire: viewer, order } = attempt;
    const facts = fleetReportOf(world.from, { system: order.at, viewer });
    return reporting(world, attempt, facts);
  },
  'espionage-troop': (world, attempt) =>
    reporting(world, attempt, troopReportOf(world.from, attempt.order.at)),
  'espionage-intel': intelReport,
  'espionage-tech': techReport,
  'espionage-schematics': stealSchematics,
  'espionage-diplomacy': treatyReport,
};
