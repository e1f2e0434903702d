import { compactGraph, type CompactGraph } from '#kernel/collections/graph';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Contact, KnownLane } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isOperationalDepot } from '#rules/economy/trade-routes';
import { knowsStats } from '#rules/sight/knows-stats';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';

/** The lanes that one empire knows and could use. */
export type KnownWays = Readonly<{
  lanes: readonly KnownLane[];
  graph: CompactGraph<SystemId>;
}>;

/** What all encounters of a phase read: the state at its start, indexed once. */
export type EncounterWorld = Readonly<{
  state: CampaignState;
  rules: RuleSet;
  index: ForceIndex;
  waysKnownTo: (empire: EmpireId) => KnownWays;
  /** Where an empire's fleets are safe by default. */
  havensOf: (empire: EmpireId) => readonly SystemId[];
  /** Contacts under observation at a place, whoever sees them. */
  contactsAt: (place: BattlePlace) => readonly Contact[];
  knowsStats: (empire: EmpireId, design: UnitDesign) => boolean;
}>;

const isOpen = (lane: KnownLane): boolean => lane.class === 'minor' || lane.class === 'major';

/** Indexes a state for its encounters. */
export function encounterWorldOf(state: CampaignState, rules: RuleSet): EncounterWorld {
  const ways = new Map<EmpireId, KnownWays>();
  const byViewer = groupBy(valuesById(state.knownLanes).filter(isOpen), (lane) => lane.viewer);

  const waysKnownTo = (empire: EmpireId): KnownWays => {
    const known = ways.get(empire);
    if (known !== undefined) return known;
    const lanes = byViewer.get(empire) ?? [];
    const nodes = unique(lanes.flatMap((lane) => [lane.a, lane.b]));
    const fresh = { lanes, graph: compactGraph(nodes, lanes) };
    ways.set(empire, fresh);
    return fresh;
  };
  const library = { ...state, classStats: rules.classStats };
  const seen = valuesById(state.contacts).filter((contact) => contact.current);
  const byPlace = groupBy(seen, (contact) => placeKeyOf(contact.place));
  const contactsAt = (place: BattlePlace): readonly Contact[] =>
    byPlace.get(placeKeyOf(place)) ?? [];
  const havensOf = havensIn(state);
  return {
    state,
    rules,
    index: forceIndexOf(state),
    waysKnownTo,
    havensOf,
    contactsAt,
    knowsStats: (empire, design) => knowsStats(library, empire, design),
  };
}

/**
 * The systems with an operational depot of an empire; read once, when first asked for.
 * @rule ENC-5
 * @ruling An empire without such a depot takes any system of its own for a haven.
 */
function havensIn(state: CampaignState): EncounterWorld['havensOf'] {
  const systems = groupBy(valuesById(state.systems), (system) => system.owner);
  let depots: ReadonlyMap<EmpireId, readonly Unit[]> | undefined;
  return (empire) => {
    depots ??= groupBy(
      valuesById(state.units).filter((one) =>
        isOperationalDepot(one, rowOf(state.designs, one.design)),
      ),
      (one) => one.owner,
    );
    const havens = (depots.get(empire) ?? []).flatMap((one) => systemOfUnit(one, state) ?? []);
    if (havens.length > 0) return havens;
    return (systems.get(empire) ?? []).map((system) => system.id);
  };
}
