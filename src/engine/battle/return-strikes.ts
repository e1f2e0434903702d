import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { hasFriendlyColony } from '#rules/cargo/has-friendly-colony';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { forceIndexOf } from '#rules/forces/force-index';
import { type Host, redeploymentBerth } from '#rules/supply/redeployment-berth';

const MOV_8 = cite('MOV-8');

/** A flight whose base is gone, and where that was. */
type Stray = Readonly<{ unit: Unit; system: SystemId; fleet: FleetId | null }>;

/** Own carriers in a system, those of the fleet that a stray belonged to first. */
function hostsFor(state: CampaignState, { unit, system, fleet: own }: Stray): readonly Host[] {
  const index = forceIndexOf(state);
  const fleets = sortBy(
    index.fleetsAt(system).filter(({ owner }) => owner === unit.owner),
    (a, b) => Number(b.id === own) - Number(a.id === own),
    (a, b) => compareIds(a.id, b.id),
  );
  const bases = index.atSystem(system).filter(({ owner }) => owner === unit.owner);
  return [...fleets.flatMap(({ id }) => index.inFleet(id)), ...bases].map((host) => ({
    unit: host,
    design: rowOf(state.designs, host.design),
    taken: (kind) =>
      index.aboard(host.id).filter(({ design }) => rowOf(state.designs, design).kind === kind)
        .length,
  }));
}

/** The nearest place with room where a stray came from: a carrier, else the colony if it is Atmospheric. */
function refugeOf(state: CampaignState, stray: Stray): UnitPlace | null {
  const there = rowOf(state.systems, stray.system);
  const design = rowOf(state.designs, stray.unit.design);
  const hasColony = hasFriendlyColony(state, stray.unit.owner, there);
  const system = { id: there.id, hasColony, isControlled: hasColony };
  const aboard = redeploymentBerth(design, { system: null, hosts: hostsFor(state, stray) });
  return aboard ?? redeploymentBerth(design, { system, hosts: [] });
}

/** Whether the base of a unit still belongs to its owner. */
function hasBase({ units }: CampaignState, { owner, place }: Unit): boolean {
  return place.kind !== 'aboard' || units[place.carrier]?.owner === owner;
}

function strayOf(before: CampaignState, unit: Unit): Stray | null {
  const system = systemOfUnit(unit, before);
  if (system === null || unit.place.kind !== 'aboard') return null;
  const base = rowOf(before.units, unit.place.carrier).place;
  return { unit, system, fleet: base.kind === 'fleet' ? base.fleet : null };
}

/** Takes a stray in, or loses it. */
function settle(record: Recorder, { unit, ...from }: Stray): void {
  const state = record.state();
  const { id, owner: empire, design, name } = unit;
  const to = refugeOf(state, { unit, ...from });
  const head = { cite: MOV_8, rolls: [], witnesses: onlyFor(empire), empire };
  if (to !== null) {
    record.emit({ type: 'UnitsAssigned', ...head, units: [id], to });
    return;
  }
  const place = { kind: 'system', system: from.system } as const;
  record.emit({ type: 'UnitDestroyed', ...head, unit: id, design, name, place });
}

type Return = Readonly<{ empire: EmpireId; system: SystemId; wing: readonly Unit[] }>;

/** The flights that survived their strikes, by owner and by where they fought. */
function returnsOf(before: CampaignState, now: CampaignState): readonly Return[] {
  return valuesById(before.encounters).flatMap(({ place, strikers }): readonly Return[] => {
    if (place.kind === 'lane') return [];
    const alive = strikers.flatMap((id): readonly Unit[] => {
      const unit: Unit | undefined = now.units[id];
      return unit === undefined ? [] : [unit];
    });
    return [...groupBy(alive, ({ owner }) => owner)].map(([empire, wing]) => ({
      empire,
      system: place.system,
      wing,
    }));
  });
}

/**
 * When all encounters are over, the flights return from their strikes. A flight whose base is gone goes to the nearest place with room in
 * the system that it came from, the most expensive flights first, or is lost.
 * @rule MOV-8
 * @ruling The berth of a flight on a strike is kept for it. A flight whose base is gone goes to its own fleet first, then to other fleets,
 *   then to bases there, and last to the colony.
 */
export function returnStrikes(record: Recorder, before: CampaignState): void {
  const returns = returnsOf(before, record.state());
  const strays = returns
    .flatMap(({ wing }) => wing)
    .filter((unit) => !hasBase(record.state(), unit))
    .flatMap((unit) => strayOf(before, unit) ?? []);
  const costOf = ({ unit }: Stray): number => rowOf(before.designs, unit.design).cost;
  const dearestFirst = sortBy(
    strays,
    (a, b) => costOf(b) - costOf(a),
    (a, b) => compareIds(a.unit.id, b.unit.id),
  );
  for (const stray of dearestFirst) settle(record, stray);
  for (const { empire, system, wing } of returns) {
    const units = wing.map(({ id }) => id).filter((id) => Object.hasOwn(record.state().units, id));
    if (units.length === 0) continue;
    const head = { cite: MOV_8, rolls: [], witnesses: onlyFor(empire), empire };
    record.emit({ type: 'StrikeReturned', ...head, units, system });
  }
}
