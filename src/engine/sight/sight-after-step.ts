import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { Contact } from '#model/campaign/knowledge';
import { compareIds } from '#kernel/collections/tables';
import type { Finding, Side } from './finding.ts';
import { detectAt } from './detect.ts';
import { findOutdated } from './find-outdated.ts';
import { findParted, type Parting } from './find-parted.ts';
import type { IsNoticed } from './meet-by-sight.ts';
import type { Party } from './parties-of.ts';
import { partyFacing } from './party-facing.ts';
import { settle } from './settle.ts';
import { sideOf } from './side-of.ts';
import type { Sight } from './sight-of.ts';

/** One fleet on one lane in one step of movement; `stopped`: it stays in the lane. */
export type Trail = Readonly<{
  key: string;
  lane: LaneId;
  from: SystemId;
  to: SystemId;
  stopped: boolean;
}>;

type Viewers = ReadonlySet<EmpireId>;
/** Who saw a system before the step, while everybody was under way, and after it. */
type Watch = Readonly<{ before: Viewers; during: Viewers; after: Viewers }>;
type Step = Readonly<{
  sight: Sight;
  watchOf: (system: SystemId) => Watch;
  /** The owners of fleets that met a trail in its lane, coming the other way. */
  metBy: (trail: Trail) => Viewers;
}>;

const NOBODY: Viewers = new Set();
const inSystem = (system: SystemId): BattlePlace => ({ kind: 'system', system });
const inLane = (lane: LaneId): BattlePlace => ({ kind: 'lane', lane });

function ownersByDirection(sight: Sight, trails: readonly Trail[]): Step['metBy'] {
  const owners = new Map<string, Set<EmpireId>>();
  for (const { key, from, to } of trails) {
    const party = sight.where.party(key);
    // Raiders keep no sight of what they meet.
    if (party === undefined || party.owner === RAIDERS) continue;
    const direction = `${from}>${to}`;
    owners.set(direction, (owners.get(direction) ?? new Set()).add(party.owner));
  }
  return ({ from, to }) => owners.get(`${to}>${from}`) ?? NOBODY;
}

/** A viewer that stays behind sees where a fleet leaves; one that waits sees where it comes from. */
const sawLeave = ({ watchOf }: Step, { from }: Trail, viewer: EmpireId): boolean =>
  watchOf(from).before.has(viewer) && watchOf(from).during.has(viewer);
const sawArrive = ({ watchOf }: Step, { to }: Trail, viewer: EmpireId): boolean =>
  watchOf(to).during.has(viewer) && watchOf(to).after.has(viewer);

const sideSeen = (
  { sight }: Step,
  viewer: EmpireId,
  at: Readonly<{ lane: LaneId; system: SystemId }>,
): Side => sideOf(sight.record.state(), viewer, at);

const leftFor = (step: Step, trail: Trail, viewer: EmpireId): Side =>
  sawLeave(step, trail, viewer)
    ? sideSeen(step, viewer, { lane: trail.lane, system: trail.from })
    : null;

/** Fleets that meet in a lane see each other there, even if they go on. @rule FOG-4 */
function findInLane(step: Step, trail: Trail, whole: Party): readonly Finding[] {
  const place = inLane(trail.lane);
  const cameFrom = trail.from;
  const viewers = [...step.metBy(trail)].filter((viewer) => viewer !== whole.owner);
  return viewers.flatMap((viewer): readonly Finding[] => {
    const party = partyFacing(whole, viewer);
    if (party.groups.length === 0) return [];
    const contact = step.sight.book.of(viewer, party.key);
    if (contact === undefined) return [{ kind: 'fresh', viewer, party, place, cameFrom }];
    if (sawLeave(step, trail, viewer)) {
      return [{ kind: 'kept', viewer, contact, party, place, cameFrom }];
    }
    return [
      { kind: 'lost', viewer, contact, leftFor: null },
      { kind: 'fresh', viewer, party, place, cameFrom },
    ];
  });
}

/** The end of a trail in a system, for one viewer. @rule FOG-4 @rule FOG-12 */
function findArrived(step: Step, trail: Trail, party: Party, viewer: EmpireId): readonly Finding[] {
  const contact = step.sight.book.of(viewer, party.key);
  const place = inSystem(trail.to);
  const arrives = sawArrive(step, trail, viewer);
  const cameFrom = arrives ? sideSeen(step, viewer, { lane: trail.lane, system: trail.to }) : null;
  const isThere = step.watchOf(trail.to).after.has(viewer);
  const fresh: readonly Finding[] = isThere
    ? [{ kind: 'fresh', viewer, party, place, cameFrom }]
    : [];
  if (contact === undefined) return fresh;
  const metInLane = contact.place.kind === 'lane';
  const side = metInLane ? trail.to : leftFor(step, trail, viewer);
  // Followed without a gap: seen leaving or met on the way, and seen arriving on a lane that the viewer knows.
  const follows = side !== null && side !== 'unknown' && arrives && cameFrom !== 'unknown';
  if (follows) return [{ kind: 'kept', viewer, contact, party, place, cameFrom }];
  return [{ kind: 'lost', viewer, contact, leftFor: side }, ...fresh];
}

/** The end of a trail in its lane, for one viewer: fleets that stay in one lane see each other. */
function findStopped(step: Step, trail: Trail, party: Party, viewer: EmpireId): readonly Finding[] {
  const { sight } = step;
  const place = inLane(trail.lane);
  const isThere = sight.where.viewersAt(place).has(viewer);
  const contact = sight.book.of(viewer, party.key);
  const fresh: readonly Finding[] = isThere
    ? [{ kind: 'fresh', viewer, party, place, cameFrom: trail.from }]
    : [];
  if (contact === undefined) return fresh;
  const cameFrom = trail.from;
  if (contact.place.kind === 'lane') {
    if (isThere) return [{ kind: 'kept', viewer, contact, party, place, cameFrom }];
    return [{ kind: 'lost', viewer, contact, leftFor: null }];
  }
  const side = leftFor(step, trail, viewer);
  if (side !== null && isThere) return [{ kind: 'kept', viewer, contact, party, place, cameFrom }];
  return [{ kind: 'lost', viewer, contact, leftFor: side }, ...fresh];
}

/** A party that hides now is out of sight, wherever it went. @rule MOV-4 */
function findHidden({ sight }: Step, viewer: EmpireId, { key }: Party): readonly Finding[] {
  const contact = sight.book.of(viewer, key);
  return contact === undefined ? [] : [{ kind: 'lost', viewer, contact, leftFor: null }];
}

function findAtEnd(step: Step, trail: Trail, whole: Party): readonly Finding[] {
  const viewers = new Set([
    ...step.watchOf(trail.from).before,
    ...step.watchOf(trail.to).after,
    ...step.metBy(trail),
    ...step.sight.where.viewersAt(inLane(trail.lane)),
  ]);
  viewers.delete(whole.owner);
  return [...viewers].flatMap((viewer): readonly Finding[] => {
    const party = partyFacing(whole, viewer);
    if (party.groups.length === 0) return findHidden(step, viewer, whole);
    return trail.stopped
      ? findStopped(step, trail, party, viewer)
      : findArrived(step, trail, party, viewer);
  });
}

/** Parties that did not move: they come into the sight of those that arrive, and out of the sight of those that left. */
function findStanding(
  step: Step,
  system: SystemId,
  moved: ReadonlySet<string>,
): readonly Finding[] {
  const { sight } = step;
  const { before, after } = step.watchOf(system);
  const place = inSystem(system);
  const standing = sight.where.at(place).filter((party) => !moved.has(party.key));
  const came = [...after].filter((viewer) => !before.has(viewer));
  const left = [...before].filter((viewer) => !after.has(viewer));
  const isKnown = (viewer: EmpireId, party: Party): boolean =>
    sight.book.of(viewer, party.key) !== undefined;
  const fresh = came.flatMap((viewer) =>
    standing
      .map((party) => partyFacing(party, viewer))
      .filter(({ groups }) => groups.length > 0)
      .filter((party) => party.owner !== viewer && !isKnown(viewer, party))
      .map((party): Finding => ({ kind: 'fresh', viewer, party, place, cameFrom: null })),
  );
  const isStanding = (viewer: EmpireId, contact: Contact): boolean =>
    standing.some((party) => sight.book.of(viewer, party.key)?.id === contact.id);
  const lost = left.flatMap((viewer) =>
    sight.book
      .at(viewer, place)
      .filter((contact) => isStanding(viewer, contact))
      .map((contact): Finding => ({ kind: 'lost', viewer, contact, leftFor: null })),
  );
  return [...lost, ...fresh];
}

/**
 * Recomputes which ships hide, since Q-Ships may have lost their convoys. Then Scouts look at every place where a fleet
 * arrived. @rule MOV-4
 */
function lookForLurkers(sight: Sight, trails: readonly Trail[]): void {
  sight.where.renew(sight.record.state());
  const arrived = trails.filter(({ stopped }) => !stopped).map(({ to }) => to);
  for (const system of [...new Set(arrived)].sort(compareIds)) detectAt(sight, inSystem(system));
}

/** In a lane, a viewer notices fleets that come the other way without hiding. @rule DIP-1 */
function noticedIn({ where }: Sight, trails: readonly Trail[]): IsNoticed {
  return ({ viewer, party: seen, place }) =>
    trails.some(({ key, lane }) => {
      const party = where.party(key);
      if (party?.owner !== viewer || place.kind !== 'lane' || place.lane !== lane) return false;
      return partyFacing(party, seen.owner).groups.length > 0;
    });
}

/**
 * Moves the parties of one step and looks where something changed: first in lanes where fleets meet, then where they
 * arrive, and where they left. `part`: fleets that go on leave ships in their lanes, in the sight of those that they
 * meet there.
 * @rule FOG-3 @rule FOG-4 @rule FOG-12
 */
export function sightAfterStep(
  sight: Sight,
  trails: readonly Trail[],
  part: () => readonly Parting[] = () => [],
): void {
  const systems = [...new Set(trails.flatMap(({ from, to }) => [from, to]))].sort(compareIds);
  const { where } = sight;
  const viewers = (): ReadonlyMap<SystemId, Viewers> =>
    new Map(systems.map((system) => [system, where.viewersAt(inSystem(system))] as const));

  const before = viewers();
  for (const { key } of trails) where.put(key, null);
  const during = viewers();
  for (const { key, lane, to, stopped } of trails) {
    where.put(key, stopped ? inLane(lane) : inSystem(to));
  }
  const after = viewers();
  if (where.hasLurkers()) lookForLurkers(sight, trails);
  const step: Step = {
    sight,
    metBy: ownersByDirection(sight, trails),
    watchOf: (system) => ({
      before: before.get(system) ?? NOBODY,
      during: during.get(system) ?? NOBODY,
      after: after.get(system) ?? NOBODY,
    }),
  };
  settle(
    sight,
    movedBy(sight, trails).flatMap(({ trail, party }) => findInLane(step, trail, party)),
    noticedIn(sight, trails),
  );
  const left = followParts(sight, trails, part());
  learnNew(step, systems);
  const keys = new Set(trails.map(({ key }) => key));
  settle(sight, [
    ...movedBy(sight, [...trails, ...left]).flatMap(({ trail, party }) =>
      findAtEnd(step, trail, party),
    ),
    ...systems.flatMap((system) => findStanding(step, system, keys)),
    ...systems.flatMap((system) =>
      findOutdated(sight, inSystem(system), step.watchOf(system).after),
    ),
  ]);
}

type Moved = Readonly<{ trail: Trail; party: Party }>;

function movedBy({ where }: Sight, trails: readonly Trail[]): readonly Moved[] {
  return trails.flatMap((trail) => {
    const party = where.party(trail.key);
    return party === undefined ? [] : [{ trail, party }];
  });
}

/** Sight of fleets that part in their lanes; the trails of those that stay there. */
function followParts(
  sight: Sight,
  trails: readonly Trail[],
  partings: readonly Parting[],
): readonly Trail[] {
  const parted = partings.flatMap((parting) =>
    trails.filter(({ key }) => key === parting.key).map((trail) => ({ parting, trail })),
  );
  settle(
    sight,
    parted.flatMap(({ parting, trail }) => findParted(sight, parting, trail)),
  );
  return parted.map(({ parting, trail }) => ({ ...trail, key: parting.rearguard, stopped: true }));
}

function learnNew({ sight, watchOf }: Step, systems: readonly SystemId[]): void {
  for (const system of systems) {
    const { before, after } = watchOf(system);
    for (const viewer of [...after].sort(compareIds)) {
      if (!before.has(viewer)) sight.learner.system(viewer, system);
    }
  }
}
