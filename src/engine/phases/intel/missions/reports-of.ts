import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import type {
  ClassCount,
  IntelReportFacts,
  ReportedConvoy,
  ReportedTroops,
  ReportedUnits,
} from '#model/campaign/intel-report';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { isStowed } from '#rules/cargo/is-stowed';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { hidersIn } from '#rules/sight/hiders-in';

type Here = Readonly<{ unit: Unit; design: UnitDesign }>;

const unitsAt = (state: CampaignState, system: SystemId): readonly Here[] =>
  valuesById(state.units)
    .filter((unit) => systemOfUnit(unit, state) === system)
    .map((unit) => ({ unit, design: rowOf(state.designs, unit.design) }));

/** Equal things as one, in the order of what they say. */
function counted<T>(things: readonly T[]): readonly Readonly<{ one: T; count: number }>[] {
  const alike = [...groupBy(things, (thing) => JSON.stringify(thing))];
  return sortBy(alike, ([a], [b]) => compareIds(a, b)).flatMap(([, all]) => {
    const [one] = all;
    return one === undefined ? [] : [{ one, count: all.length }];
  });
}

function cargoOf(here: readonly Here[], carrier: Unit): readonly ClassCount[] {
  const aboard = here.filter(
    ({ unit: { place } }) => place.kind === 'aboard' && place.carrier === carrier.id,
  );
  return counted(aboard.map(({ unit }) => unit.design)).map(({ one, count }) => ({
    design: one,
    count,
  }));
}

/**
 * All convoys in a system. @rule INT-5
 * @ruling A Q-Ship that hides is reported as an empty convoy.
 */
export function convoyReportOf(state: CampaignState, system: SystemId): IntelReportFacts {
  const here = unitsAt(state, system);
  const hiders = hidersIn(state);
  const isDisguised = ({ unit }: Here): boolean => hiders.get(unit.id)?.stealth === null;
  const convoys = here.flatMap((one): readonly ReportedConvoy[] => {
    const { unit, design } = one;
    const { owner, trading, census } = unit;
    if (isDisguised(one)) return [{ owner, trading: false, census: 0, cargo: [] }];
    if (design.kind !== 'convoy' || isStowed(unit, state)) return [];
    return [{ owner, trading, census, cargo: cargoOf(here, unit) }];
  });
  return {
    kind: 'convoy',
    convoys: sortBy(convoys, (a, b) => compareIds(JSON.stringify(a), JSON.stringify(b))),
  };
}

const IN_FLEETS: readonly UnitDesign['kind'][] = ['ship', 'flight', 'base', 'minefield'];

/**
 * The ships, flights, bases and minefields in a system. @rule INT-5
 * @ruling Flights based aboard are reported. What lies in a hold is not, and neither is what is aboard a ship that hides.
 */
export function fleetReportOf(
  state: CampaignState,
  { system, viewer }: Readonly<{ system: SystemId; viewer: EmpireId }>,
): IntelReportFacts {
  const hiders = hidersIn(state);
  const isHidden = (unit: Unit): boolean => {
    const hider = hiders.get(unit.id);
    if (hider !== undefined && hider.owner !== viewer && !hider.foundBy.has(viewer)) return true;
    return unit.place.kind === 'aboard' && isHidden(rowOf(state.units, unit.place.carrier));
  };
  const seen = unitsAt(state, system).filter(
    ({ unit, design }) =>
      IN_FLEETS.includes(design.kind) && !isStowed(unit, state) && !isHidden(unit),
  );
  const units = counted(
    seen.map(({ unit: { owner, design: id, condition, status }, design: { kind } }) => ({
      ...{ owner, design: id, kind, condition, status },
    })),
  ).map(({ one, count }): ReportedUnits => ({ ...one, count }));
  return { kind: 'fleet', units };
}

/** The ground units that are landed in a system. @rule INT-5 */
export function troopReportOf(state: CampaignState, system: SystemId): IntelReportFacts {
  const landed = valuesById(state.units).filter(
    ({ place, design }) =>
      place.kind === 'system' &&
      place.system === system &&
      rowOf(state.designs, design).kind === 'ground',
  );
  const troops = counted(landed.map(({ owner, design }) => ({ owner, design }))).map(
    ({ one, count }): ReportedTroops => ({ ...one, count }),
  );
  return { kind: 'troop', troops, rebels: rowOf(state.systems, system).rebels };
}
