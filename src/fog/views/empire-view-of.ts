import { classesToCome } from '#rules/tech/classes-to-come';
import { researchFactsOf } from '#rules/tech/research-facts-of';
import { ownListOf } from '#model/forces/own-list';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { type ById, keysById, valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { Effect } from '#model/campaign/effect';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Contact, KnownLane, KnownSystem } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { lentBy } from '#rules/construction/lent-by';
import { kindredListsOf } from '#rules/economy/kindred-lists';
import { isHeldBack } from '#rules/encounters/is-held-back';
import { runningEventsOf } from '#rules/random-events/running-events';
import { intelHalvingsOf } from '#rules/intel/effective-intel';
import { turnLabelOf } from '#rules/calendar/turn-label';
import {
  seenDate,
  seenEnd,
  seenFlights,
  seenGroups,
  seenPlace,
  seenReport,
  seenVisit,
} from './seen-parts.ts';
import { seenReports } from './seen-intel-report.ts';
import { blockadesIn } from './blockades.ts';
import { groundForcesIn } from './ground-forces.ts';
import { foughtDesigns, openDesigns, publicDesigns } from './design-views.ts';
import type {
  ContactView,
  DesignView,
  EmpireView,
  LaneView,
  NeighbourView,
  SystemView,
} from './empire-view.ts';
import { leadershipIn } from './leadership.ts';
import { heardBy, neighboursOf } from './neighbours.ts';
import { type ViewIndex, viewIndexOf } from './view-index.ts';

/** What a view tells that no table holds. */
export type CampaignInfo = Readonly<{ campaignName: string; rules: RuleSet }>;

type Neighbours = ById<EmpireId, NeighbourView>;
type NameOf = (empire: EmpireId) => EmpireId | null;
type Builder = (empire: Empire) => EmpireView;

/** Everything one empire knows, from its own things and its knowledge. @rule FOG-1 @rule FOG-11 */
export function empireViewOf(
  state: CampaignState,
  viewer: EmpireId,
  info: CampaignInfo,
): EmpireView {
  return builderOf(state, info)(rowOf(state.empires, viewer));
}

/** The views of all empires, by one pass over the state. */
export function empireViewsOf(
  state: CampaignState,
  info: CampaignInfo,
): ById<EmpireId, EmpireView> {
  const views = valuesById(state.empires).map(builderOf(state, info));
  return tableOf(views, ({ empire }) => empire.id);
}

function builderOf(state: CampaignState, info: CampaignInfo): Builder {
  const index = viewIndexOf(state);
  const label = turnLabelOf(state.turn, info.rules.firstYear);
  const onGround = groundForcesIn(state);
  const blockades = blockadesIn(state);
  const designsOf = designsFor(state, info.rules, index);
  const projects = valuesById(state.projects);
  const universalLists = valuesById(state.forceLists)
    .filter(({ universal }) => universal)
    .map(({ id }) => id);
  return (empire) => {
    const neighbours = neighboursOf(state, empire.id, {
      relations: index.relations(empire.id),
      known: index.knownSystems(empire.id),
      rules: info.rules,
    });
    const name: NameOf = (other) => metOrNull(other, neighbours);
    const units = tableOf(index.units(empire.id), ({ id }) => id);
    const fleets = tableOf(index.fleets(empire.id), ({ id }) => id);
    return {
      campaign: { name: info.campaignName },
      turn: state.turn,
      label,
      stage: state.phase === 'economic' ? 'orders' : 'processing',
      empire,
      neighbours,
      ...leadershipIn(state, empire.id, { index, rules: info.rules }),
      ...heardBy(state, empire.id),
      systems: systemsOf(state, empire.id, { index, neighbours }),
      lanes: tableOf(
        index.knownLanes(empire.id).map((lane) => laneView(lane, name)),
        ({ id }) => id,
      ),
      fleets,
      units,
      unpaid: unpaidOf(state, empire.id, index),
      pulledBack: pulledBackOf(state, empire.id, index),
      works: tableOf(index.works(empire.id), ({ id }) => id),
      projects: tableOf(index.projects(empire.id), ({ id }) => id),
      lent: lentBy(projects, empire.id),
      contacts: tableOf(
        index.contacts(empire.id).map((contact) => contactView(contact, neighbours)),
        ({ id }) => id,
      ),
      onGround: onGround(empire.id, name),
      blockades: blockades(empire.id, { units, fleets }),
      ...intelHalvedOf(state, empire.id, index),
      ...eventsOf(empire.id, index),
      ...roughSchematicsOf(empire.id, index),
      designs: designsOf(empire),
      toCome: classesToCome(researchFactsOf(state, empire, info.rules)),
      universalLists,
      kindredLists: kindredListsOf(state, empire.id),
      rules: info.rules,
    };
  };
}

function designsFor(
  state: CampaignState,
  rules: RuleSet,
  index: ViewIndex,
): (empire: Empire) => ById<DesignId, DesignView> {
  if (rules.classStats === 'fought') return (empire) => foughtDesigns(state, empire, index);
  const open = publicDesigns(state);
  // Most campaigns have none, and then all empires share one table.
  const isDesigned = keysById(state.empires).some((id) =>
    Object.hasOwn(state.forceLists, ownListOf(id)),
  );
  return isDesigned ? (empire) => openDesigns(open, state, { empire, index }) : () => open;
}

/** Systems it knows, with the truth of its own; one of its own is known even without a record. */
function systemsOf(
  state: CampaignState,
  viewer: EmpireId,
  { index, neighbours }: Readonly<{ index: ViewIndex; neighbours: Neighbours }>,
): ById<SystemId, SystemView> {
  const own = new Map(index.systems(viewer).map((system) => [system.id, system]));
  const name = (empire: EmpireId): EmpireId | null =>
    empire === viewer ? empire : metOrNull(empire, neighbours);
  const known = index.knownSystems(viewer);
  const claims = claimsOf(index.effects(viewer));
  const recorded = new Set(known.map(({ system }) => system));
  return tableOf(
    [
      ...known.map((row) => ({
        ...systemView(row, own.get(row.system) ?? null, name),
        ...claims.get(row.system),
      })),
      ...[...own.values()]
        .filter(({ id }) => !recorded.has(id))
        .map((system) => unrecordedOwn(system, state.turn)),
    ],
    ({ id }) => id,
  );
}

/** Its former systems. @rule DIP-10 */
const claimsOf = (effects: readonly Effect[]): ReadonlyMap<SystemId, Pick<SystemView, 'claim'>> =>
  new Map(
    effects.flatMap(({ subject }) =>
      subject.kind === 'claim' ? [[subject.system, { claim: subject.givenUp }] as const] : [],
    ),
  );

function systemView(
  { system, name, hex, located, visited, reported, surveyed, reports }: KnownSystem,
  own: StarSystem | null,
  nameOf: NameOf,
): SystemView {
  return {
    id: system,
    name,
    hex,
    located: seenDate(located, nameOf),
    own,
    visited: visited && {
      ...seenDate(visited, nameOf),
      facts: seenVisit(visited.facts, nameOf),
    },
    reported: reported && {
      ...seenDate(reported, nameOf),
      facts: seenReport(reported.facts),
    },
    surveyed,
    ...(reports === undefined ? {} : { reports: seenReports(reports, nameOf) }),
  };
}

const unrecordedOwn = (system: StarSystem, turn: number): SystemView => ({
  id: system.id,
  name: system.name,
  hex: system.hex,
  located: { turn, source: 'owner' },
  own: system,
  visited: null,
  reported: null,
  surveyed: 0,
});

const laneView = ({ lane, a, b, known, ...rest }: KnownLane, name: NameOf): LaneView => ({
  id: lane,
  a,
  b,
  class: rest.class,
  known: seenDate(known, name),
});

/** The contact under the viewer's own name for it; the true forces behind it are left out. */
const contactView = (contact: Contact, neighbours: Neighbours): ContactView => ({
  id: contact.id,
  kind: contact.subject.kind,
  owner: contact.owner === null ? null : metOrNull(contact.owner, neighbours),
  place: seenPlace(contact.place),
  groups: seenGroups(contact.groups),
  ships: [...contact.ships],
  seen: {
    ...seenDate(contact.seen, (empire) => metOrNull(empire, neighbours)),
    ...(contact.seen.ended === undefined ? {} : { ended: seenEnd(contact.seen.ended) }),
    ...(contact.seen.flights === undefined ? {} : { flights: seenFlights(contact.seen.flights) }),
  },
  current: contact.current,
  cameFrom: contact.cameFrom,
  leftFor: contact.leftFor,
});

const metOrNull = (empire: EmpireId, neighbours: Neighbours): EmpireId | null =>
  empire === RAIDERS || Object.hasOwn(neighbours, empire) ? empire : null;

/** @rule ECO-5 */
function unpaidOf(state: CampaignState, viewer: EmpireId, index: ViewIndex): readonly UnitId[] {
  return index
    .effects(viewer)
    .filter(({ begins, ends }) => begins <= state.turn && state.turn <= ends)
    .flatMap(({ kind, subject }) =>
      kind === 'unpaid' && subject.kind === 'unit' ? [subject.unit] : [],
    );
}

/** @rule ENC-3 */
function pulledBackOf(state: CampaignState, viewer: EmpireId, index: ViewIndex): readonly UnitId[] {
  return index
    .effects(viewer)
    .filter((mark) => mark.kind === 'pulled-back' && isHeldBack(mark, state))
    .flatMap(({ subject }) => (subject.kind === 'unit' ? [subject.unit] : []));
}

/** @rule INT-6 */
function intelHalvedOf(
  { effects, turn }: CampaignState,
  viewer: EmpireId,
  index: ViewIndex,
): Pick<EmpireView, 'intelHalved'> {
  const halved = index
    .systems(viewer)
    .map(({ id }) => [id, intelHalvingsOf(id, effects, turn)] as const)
    .filter(([, times]) => times > 0);
  return halved.length === 0 ? {} : { intelHalved: Object.fromEntries(halved) };
}

/** @rule OPT-13 */
function eventsOf(viewer: EmpireId, index: ViewIndex): Pick<EmpireView, 'events'> {
  const events = runningEventsOf(index.effects(viewer), viewer);
  return events.length === 0 ? {} : { events };
}

/** @rule INT-5 */
function roughSchematicsOf(
  viewer: EmpireId,
  index: ViewIndex,
): Pick<EmpireView, 'roughSchematics'> {
  const rough = index
    .effects(viewer)
    .flatMap(({ kind, subject }) =>
      kind === 'rough-schematics' && subject.kind === 'class' ? [subject.design] : [],
    );
  return rough.length === 0 ? {} : { roughSchematics: rough };
}
