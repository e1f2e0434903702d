import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { mayBuildClass } from '#rules/tech/may-build-class';
import { isAskedFor } from './objective-progress.ts';
import type { Goal } from './objective-table.ts';

/** What of a world its objectives are about. */
export type WorldRealm = Readonly<{
  state: CampaignState;
  empire: Empire;
  own: readonly StarSystem[];
  /** The systems one explored lane away from its own. */
  beside: readonly SystemId[];
}>;

/** A world with its systems and those beside them. @rule OPT-14 */
export function worldRealmOf(state: CampaignState, world: EmpireId): WorldRealm {
  const own = valuesById(state.systems).filter(({ owner }) => owner === world);
  const ids = new Set(own.map(({ id }) => id));
  const beside = valuesById(state.lanes)
    .filter((lane) => lane.class !== 'unexplored')
    .flatMap((lane) => [lane.a, lane.b].map((end) => ({ end, far: farEndOf(lane, end) })))
    .filter(({ end, far }) => ids.has(end) && !ids.has(far))
    .map(({ far }) => far);
  return { state, empire: rowOf(state.empires, world), own, beside: [...new Set(beside)] };
}

const colonies = ({ own }: WorldRealm): readonly StarSystem[] =>
  own.filter(({ census }) => census > 0);

/** Whether something is so, for an objective about how things are. @rule OPT-14 @rule TECH-2 */
export function isSo(realm: WorldRealm, state: Extract<Goal, { kind: 'state' }>['state']): boolean {
  const lived = colonies(realm);
  switch (state) {
    case 'research': {
      const needed = sumOf(realm.own, systemIncomeOf);
      return needed > 0 && realm.empire.techPool >= needed;
    }
    case 'intel-pool':
      return (
        lived.length > 0 &&
        sumOf(realm.own, ({ intel }) => intel) >= sumOf(lived, ({ census }) => census)
      );
    case 'defensive-intel':
      return lived.length > 0 && lived.every(({ intel, census }) => intel >= census);
  }
}

function mayBuild({ state, empire }: WorldRealm, fits: (design: UnitDesign) => boolean): boolean {
  return valuesById(state.designs).some((design) => mayBuildClass(empire, design) && fits(design));
}

const hasMet = ({ state, empire: { id } }: WorldRealm): boolean =>
  valuesById(state.relations).some(({ a, b }) => a === id || b === id);

function canDo(realm: WorldRealm, deed: Extract<Goal, { kind: 'deed' }>['deed']): boolean {
  const { state, empire, own, beside } = realm;
  const hasConvoys = mayBuild(realm, ({ kind }) => kind === 'convoy');
  switch (deed) {
    case 'trade': {
      const traders = valuesById(state.units).filter((unit) => unit.owner === empire.id);
      return hasConvoys && traders.filter(({ trading }) => trading).length < colonies(realm).length;
    }
    case 'explore':
      return valuesById(state.knownLanes).some(
        (lane) => lane.viewer === empire.id && lane.class === 'unexplored',
      );
    case 'colonize':
      return hasConvoys && beside.some((id) => isFree(realm, id));
    case 'productivity':
      return colonies(realm).some(({ productivity, capacity }) => productivity < capacity);
    case 'terraforming':
      return own.length > 0;
  }
}

function lacksDepot({ state, empire, own }: WorldRealm): boolean {
  const depots = new Set(
    valuesById(state.units).flatMap(({ owner, design, place }) =>
      owner === empire.id &&
      place.kind === 'system' &&
      rowOf(state.designs, design).role === 'depot'
        ? [place.system]
        : [],
    ),
  );
  return own.some(({ id, census }) => census > 0 && !depots.has(id));
}

const isFree = ({ state }: WorldRealm, system: SystemId): boolean =>
  rowOf(state.systems, system).owner === null;

type Asked = {
  readonly [K in Goal['kind']]: (realm: WorldRealm, goal: Extract<Goal, { kind: K }>) => boolean;
};

const CAN: Asked = {
  build: (realm, goal) => mayBuild(realm, (design) => isAskedFor(goal, design)),
  role: (realm, { role }) =>
    mayBuild(realm, (design) => design.role === role) && (role !== 'depot' || lacksDepot(realm)),
  mission: (realm) => hasMet(realm) && realm.own.some(({ intel }) => intel > 0),
  deed: (realm, { deed }) => canDo(realm, deed),
  'base-beside': (realm, goal) =>
    realm.beside.length > 0 &&
    mayBuild(realm, ({ kind, cost }) => kind === 'base' && cost >= goal.cost),
  'fleet-beside': (realm) => realm.beside.some((id) => isFree(realm, id)),
  state: (realm, { state }) => realm.own.length > 0 && !isSo(realm, state),
};

/**
 * Whether a world can set out for a goal now.
 * @rule OPT-14
 * @ruling What a world has reached already, or has no class, neighbor, lane or room for, is no objective. It may still be beyond its means.
 */
export function canPursue(realm: WorldRealm, goal: Goal): boolean {
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const can = CAN[goal.kind] as (realm: WorldRealm, goal: Goal) => boolean;
  return can(realm, goal);
}
