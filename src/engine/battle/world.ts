import { groupBy } from '#kernel/collections/group-by';
import { once } from '#kernel/collections/once';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isOperationalDepot } from '#rules/economy/trade-routes';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { basesOf } from '#rules/movement/bases-of';
import { controllerOf } from '#rules/movement/controller-of';
import type { Hiders } from '#rules/sight/hiders-among';
import { hidersIn } from '#rules/sight/hiders-in';
import { knowsStats } from '#rules/sight/knows-stats';
import { type EnemiesKnownIn, enemiesKnownIn } from './enemies-known-in.ts';
import { type IntelAt, intelIn } from './intel-in.ts';
import { type Strikes, strikesIn } from './strikes-in.ts';
import { type WaysKnownTo, waysKnownIn } from './ways-known-in.ts';

/** The facts that all encounters of a phase read: the state at its start, indexed once. */
export type EncounterWorld = Readonly<{
  state: CampaignState;
  rules: RuleSet;
  index: ForceIndex;
  /** Ships that hide: in no encounter (MOV-4). */
  hiders: Hiders;
  /** Flights away from their base on a strike fight at their target (MOV-8). */
  strikes: Strikes;
  /** Minor and major lanes; restricted ones too with an escort (MOV-1). */
  waysKnownTo: WaysKnownTo;
  /** The systems to which an empire's fleets withdraw by default. */
  havensOf: (empire: EmpireId) => readonly SystemId[];
  /** Whether an empire knows of enemies in a system (ENC-4). */
  knowsEnemyAt: EnemiesKnownIn;
  /** Contacts under observation at a place, by any viewer. */
  contactsAt: (place: BattlePlace) => readonly Contact[];
  /** The Intel that an empire can spend in an encounter at a place (CSC-5). */
  intelAt: IntelAt;
  /** The empire that controls a place; lanes have none. */
  controllerAt: (place: BattlePlace) => EmpireId | null;
  /** Under repair, or changing its status (CSC-1). */
  isResting: (unit: UnitId) => boolean;
  knowsStats: (empire: EmpireId, design: Pick<UnitDesign, 'id' | 'list'>) => boolean;
}>;

/** Indexes a state for its encounters. */
export function encounterWorldOf(state: CampaignState, rules: RuleSet): EncounterWorld {
  const library = { ...state, classStats: rules.classStats };
  const seen = valuesById(state.contacts).filter((contact) => contact.current);
  const byPlace = groupBy(seen, (contact) => placeKeyOf(contact.place));
  const contactsAt = (place: BattlePlace): readonly Contact[] =>
    byPlace.get(placeKeyOf(place)) ?? [];
  const basesAt = basesOf(state);
  const controllerAt = (place: BattlePlace): EmpireId | null => {
    if (place.kind === 'lane') return null;
    return controllerOf(rowOf(state.systems, place.system), basesAt(place.system));
  };
  const waysKnownTo = waysKnownIn(state);
  const resting = restingUnits(valuesById(state.projects));
  return {
    state,
    rules,
    index: forceIndexOf(state),
    hiders: hidersIn(state),
    strikes: strikesIn(state),
    waysKnownTo,
    intelAt: intelIn(state, waysKnownTo),
    havensOf: havensIn(state),
    knowsEnemyAt: enemiesKnownIn(state, contactsAt),
    contactsAt,
    controllerAt,
    isResting: (unit) => resting.has(unit),
    knowsStats: (empire, design) => knowsStats(library, empire, design),
  };
}

/**
 * The systems with an operational depot of an empire; read once, when first asked for.
 * @rule ENC-5
 * @ruling A fleet withdraws toward a haven, a system with an operational depot of its empire. If the empire has no such depot, all its own
 *   systems count as havens.
 */
function havensIn(state: CampaignState): EncounterWorld['havensOf'] {
  const systems = groupBy(valuesById(state.systems), (system) => system.owner);
  const depots = once(() =>
    groupBy(
      valuesById(state.units).filter((one) =>
        isOperationalDepot(one, rowOf(state.designs, one.design)),
      ),
      (one) => one.owner,
    ),
  );
  const known = new Map<EmpireId, readonly SystemId[]>();
  const havensOf = (empire: EmpireId): readonly SystemId[] => {
    const havens = (depots().get(empire) ?? []).flatMap((one) => systemOfUnit(one, state) ?? []);
    if (havens.length > 0) return havens;
    return (systems.get(empire) ?? []).map((system) => system.id);
  };
  return (empire) => {
    const havens = known.get(empire) ?? havensOf(empire);
    known.set(empire, havens);
    return havens;
  };
}
