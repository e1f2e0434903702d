import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import {
  type KnownLane,
  type KnownSystem,
  type Origin,
  type Source,
  knowledgeIdOf,
} from '#model/campaign/knowledge';
import { farEndOf, type Lane } from '#model/campaign/lane';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import type { RuleSet } from '#model/settings/rule-set';
import { onlyFor } from '#model/events/fact';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { isOpenHanded, type Openness } from '#rules/sight/is-open-handed';
import { visitedFactsOf } from '#rules/sight/visited-facts-of';
import { isDesigned } from '#rules/sight/is-designed';
import { learnDesign } from './learn-design.ts';
import { meet } from './meet.ts';
import type { Whereabouts } from './whereabouts-of.ts';
import { areSameReport, areSameVisit, reportedFactsOf } from './facts-of.ts';

/** Writes what empires learn of systems, lanes and classes; each only once. */
export type Learner = Readonly<{
  /** Learns what presence in a system shows of it and its lanes; its owner also learns the inner values. */
  system: (viewer: EmpireId, system: SystemId) => void;
  /** A class is seen. */
  design: (viewer: EmpireId, design: DesignId) => void;
}>;

const PRESENCE: Origin = { source: 'presence' };

type Rules = Pick<RuleSet, 'classStats' | 'explored'> & Openness;
type Look = Readonly<{ record: Recorder; viewer: EmpireId; source: Source; rules: Rules }>;

/**
 * The former name of a known system; empty if it had no name but its hex; null if there is nothing new to learn. A new name is read in the
 * system itself, not from the far end of a lane.
 */
function renaming(
  known: KnownSystem,
  name: string,
  by: Lane | undefined,
): Readonly<{ was?: string }> | null {
  if (name === known.system || known.name === name) return null;
  if (known.name === known.system) return {};
  return by === undefined ? { was: known.name } : null;
}

/**
 * A system by its name; on a map that is explored from nothing, by its hex alone as long as no way there is explored.
 * @rule FOG-2 @rule FOG-7 @rule MAP-12
 * @ruling On a map that is explored from nothing, a system behind an unexplored lane is called by its hex, whether others have found it or
 *   not.
 */
function locate({ record, viewer, source, rules }: Look, system: SystemId, by?: Lane): void {
  const state = record.state();
  const isDark = by?.class === 'unexplored' && rules.explored !== null;
  const name = isDark ? system : rowOf(state.systems, system).name;
  const known: KnownSystem | undefined = state.knownSystems[knowledgeIdOf(viewer, system)];
  const was = known === undefined ? {} : renaming(known, name, by);
  if (was === null) return;
  const hex = hexFinderOf(state.systems, rules)(system);
  const head = { type: 'SystemLocated', cite: cite('FOG-2'), rolls: [] } as const;
  const witnesses = onlyFor(viewer);
  record.emit({ ...head, witnesses, viewer, system, name, ...was, hex, turn: state.turn, source });
}

/** Foreign systems get a new date each turn; the owner's systems are read from the state. */
function visit({ record, viewer, source }: Look, system: SystemId): void {
  const state = record.state();
  const known = rowOf(state.knownSystems, knowledgeIdOf(viewer, system)).visited;
  const facts = visitedFactsOf(state, viewer, rowOf(state.systems, system));
  const isDated = source === 'owner' || known?.turn === state.turn;
  if (known !== null && isDated && areSameVisit(known.facts, facts)) return;
  const head = { type: 'SystemVisited', cite: cite('FOG-2'), rolls: [] } as const;
  const witnesses = onlyFor(viewer);
  record.emit({ ...head, witnesses, viewer, system, facts, turn: state.turn, source });
}

/** An empire learns the figures of a colony. Foreign ones get a new date each turn, which is not reported. @rule FOG-2 */
export function reportSystem(
  { record, viewer }: Pick<Look, 'record' | 'viewer'>,
  system: SystemId,
  origin: Origin,
): void {
  const state = record.state();
  const { turn } = state;
  const known = rowOf(state.knownSystems, knowledgeIdOf(viewer, system)).reported;
  const facts = reportedFactsOf(rowOf(state.systems, system));
  const isNews = known === null || !areSameReport(known.facts, facts);
  if (!isNews && (origin.source === 'owner' || known.turn === turn)) return;
  const head = { type: 'SystemReported', cite: cite('FOG-2'), rolls: [] } as const;
  const witnesses = isNews ? onlyFor(viewer) : [];
  record.emit({ ...head, witnesses, viewer, system, facts, turn, ...origin });
}

/** Partners by Military treaty or better see each other's colonies from inside, where they are. @rule FOG-9 */
function isPartner({ record, viewer }: Look, owner: EmpireId | null): owner is EmpireId {
  if (owner === null || owner === viewer) return false;
  const relation: Relation | undefined = record.state().relations[relationIdOf(viewer, owner)];
  return rightsOf(relation?.state ?? null).tells !== 'nothing';
}

function chart({ record, viewer, source }: Look, lane: Lane): void {
  const state = record.state();
  const known: KnownLane | undefined = state.knownLanes[knowledgeIdOf(viewer, lane.id)];
  if (known?.class === lane.class) return;
  const head = { type: 'LaneCharted', cite: cite('MAP-13'), rolls: [] } as const;
  const { id, a, b } = lane;
  const what = { lane: id, a, b, class: lane.class, turn: state.turn, source };
  record.emit({ ...head, witnesses: onlyFor(viewer), viewer, ...what });
}

type LaneLists = ReadonlyMap<SystemId, readonly Lane[]>;

function lanesBySystem(all: readonly Lane[]): LaneLists {
  const lists = new Map<SystemId, Lane[]>();
  for (const lane of all) {
    for (const end of [lane.a, lane.b]) {
      const list = lists.get(end);
      if (list === undefined) lists.set(end, [lane]);
      else list.push(lane);
    }
  }
  return lists;
}

/** @rule FOG-2 @rule FOG-5 @rule FOG-7 @rule MAP-13 @rule DIP-1 */
export function learnerOf(
  record: Recorder,
  rules: Rules,
  where: Pick<Whereabouts, 'isNoticed'>,
): Learner {
  let listed: Readonly<{ all: readonly Lane[]; at: LaneLists }> | undefined;
  // Lanes are explored and found within a phase.
  const lanesAt = (system: SystemId): readonly Lane[] => {
    const all = valuesById(record.state().lanes);
    if (listed?.all !== all) listed = { all, at: lanesBySystem(all) };
    return listed.at.get(system) ?? [];
  };
  return {
    system: (viewer, system) => {
      const { owner } = rowOf(record.state().systems, system);
      const place = { kind: 'system', system } as const;
      // An empire that hides from the owner has not met the owner.
      if (owner !== null && where.isNoticed(viewer, owner, place))
        meet(record, [viewer, owner], place);
      const isOwner = owner === viewer;
      const look: Look = { record, viewer, source: isOwner ? 'owner' : 'presence', rules };
      locate(look, system);
      visit(look, system);
      if (isOwner) reportSystem(look, system, { source: 'owner' });
      if (isPartner(look, owner)) reportSystem(look, system, { source: 'treaty', by: owner });
      else if (!isOwner && isOpenHanded(rules)) reportSystem(look, system, PRESENCE);
      for (const lane of lanesAt(system)) {
        chart(look, lane);
        locate(look, farEndOf(lane, system), lane);
      }
    },
    design: (viewer, design) => {
      const state = record.state();
      const isHidden =
        rules.classStats === 'fought' || isDesigned(state, rowOf(state.designs, design));
      if (isHidden) learnDesign(record, { viewer, design }, PRESENCE);
    },
  };
}
