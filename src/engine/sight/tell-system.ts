import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import {
  type Dated,
  type KnownLane,
  type KnownSystem,
  type VisitedFacts,
  knowledgeIdOf,
} from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import { areSameVisit } from './facts-of.ts';

/** The viewer, the teller and the reason; `from`: the state with the teller's knowledge. */
export type Telling = Readonly<{
  record: Recorder;
  from: CampaignState;
  viewer: EmpireId;
  by: EmpireId;
  source: 'ally' | 'treaty' | 'gift';
}>;

const knownSystem = (
  { knownSystems }: CampaignState,
  viewer: EmpireId,
  system: SystemId,
): KnownSystem | undefined => knownSystems[knowledgeIdOf(viewer, system)];

/** Tells the place and name of a system; a name is better than a hex. @rule FOG-9 @rule MAP-12 */
export function tellPlace(telling: Telling, system: SystemId): void {
  const { record, from, viewer, by, source } = telling;
  const known = knownSystem(record.state(), viewer, system);
  const told = knownSystem(from, by, system);
  if (told === undefined) return;
  const isNamed = known !== undefined && (known.name !== system || told.name === system);
  if (isNamed) return;
  const { name, hex, located } = told;
  const head = { type: 'SystemLocated', cite: cite('FOG-9'), rolls: [] } as const;
  const what = { viewer, system, name, hex, turn: located.turn, source, by };
  record.emit({ ...head, witnesses: onlyFor(viewer), ...what });
}

/** An owner that the viewer has not met stays unknown, even if the teller knows its name. */
function namedTo(
  state: CampaignState,
  viewer: EmpireId,
  owner: VisitedFacts['owner'],
): VisitedFacts['owner'] {
  const isNamed = owner !== null && owner !== 'unknown';
  return isNamed ? (shownOwnerOf(state, viewer, owner) ?? 'unknown') : owner;
}

/** Whether what is told is newer than what the viewer knows. */
const isNewer = (mine: Dated | null, turn: number): boolean => mine === null || mine.turn < turn;

/**
 * Tells what a visit shows, with the date when the teller saw it, or today's for the teller's own systems. News older than the viewer's own
 * is dropped.
 */
function tellVisit({ record, from, viewer, by, source }: Telling, system: SystemId): void {
  const state = record.state();
  const told = knownSystem(from, by, system)?.visited ?? null;
  const mine = rowOf(state.knownSystems, knowledgeIdOf(viewer, system)).visited;
  if (told === null || rowOf(state.systems, system).owner === viewer) return;
  const turn = rowOf(from.systems, system).owner === by ? from.turn : told.turn;
  if (!isNewer(mine, turn)) return;
  const facts = { ...told.facts, owner: namedTo(state, viewer, told.facts.owner) };
  // An unchanged fact is in the sheet, and is not reported as news.
  const witnesses = mine !== null && areSameVisit(mine.facts, facts) ? [] : onlyFor(viewer);
  const head = { type: 'SystemVisited', cite: cite('FOG-9'), rolls: [] } as const;
  record.emit({ ...head, witnesses, viewer, system, facts, turn, source, by });
}

/** A lane, and its class where the teller knows it better. */
function tellLane(telling: Telling, told: KnownLane): void {
  const { record, viewer, by, source } = telling;
  const known: KnownLane | undefined = record.state().knownLanes[knowledgeIdOf(viewer, told.lane)];
  const isBetter =
    known === undefined ||
    (known.class !== told.class &&
      told.class !== 'unknown' &&
      (known.class === 'unknown' || told.known.turn > known.known.turn));
  if (!isBetter) return;
  for (const end of [told.a, told.b]) tellPlace(telling, end);
  const { lane, a, b } = told;
  const head = { type: 'LaneCharted', cite: cite('FOG-9'), rolls: [] } as const;
  const what = { lane, a, b, class: told.class, turn: told.known.turn, source, by };
  record.emit({ ...head, witnesses: onlyFor(viewer), viewer, ...what });
}

/**
 * Tells one empire what another knows of a system by having been there, and of its lanes: a copy, dated.
 * @rule FOG-9
 * @ruling The values of a colony aren't told, and neither is the name of an owner that the viewer has not met.
 */
export function tellSystem(telling: Telling, system: SystemId, lanes: readonly KnownLane[]): void {
  tellPlace(telling, system);
  if (knownSystem(telling.record.state(), telling.viewer, system) === undefined) return;
  tellVisit(telling, system);
  for (const lane of lanes) {
    if (lane.a === system || lane.b === system) tellLane(telling, lane);
  }
}
