import { hasFriendlyColony } from '#rules/cargo/has-friendly-colony';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrderFailure } from '#model/events/causes';
import type { Fleet } from '#model/forces/fleet';
import type { Unit, UnitKind, UnitPlace } from '#model/forces/unit';
import type { RedeployUnits } from '#model/orders/order';
import { forceIndexOf } from '#rules/forces/force-index';
import { controllersIn } from '#rules/movement/controllers-in';
import type { Harbour, Host } from '#rules/supply/redeployment-berth';

/** The units that change their status or class. @rule CON-9 @rule CON-6 */
const dockedIn = ({ projects }: CampaignState): ReadonlySet<UnitId> =>
  new Set(
    valuesById(projects).flatMap(({ kind, subject }) => {
      const isDocked = kind === 'status' || kind === 'refit';
      return subject.kind === 'unit' && isDocked ? [subject.unit] : [];
    }),
  );

/** The destination of a redeployment order. */
export type Goal = Readonly<{ system: SystemId; harbour: Harbour }>;

/**
 * The current goal of a redeployment order, or why it can’t be one; `placed`: where the order has put units so far.
 * @rule SUP-10
 * @ruling A unit that changes its status or class can't take in other units, because they would change their status too (CON-9) or find no
 *   room (CON-6).
 */
export function goalOf(
  state: CampaignState,
  empire: EmpireId,
  to: RedeployUnits['to'],
  placed: ReadonlyMap<UnitId, UnitPlace>,
): Result<Goal, OrderFailure> {
  const index = forceIndexOf(state);
  const kindOf = (id: UnitId): UnitKind => rowOf(state.designs, rowOf(state.units, id).design).kind;
  const hostOf = (unit: Unit): Host => ({
    unit,
    design: rowOf(state.designs, unit.design),
    taken: (kind) => {
      const before = index.aboard(unit.id).filter(({ id }) => !placed.has(id));
      const coming = [...placed].filter(
        ([, place]) => place.kind === 'aboard' && place.carrier === unit.id,
      );
      return [...before.map(({ id }) => id), ...coming.map(([id]) => id)].filter(
        (id) => kindOf(id) === kind,
      ).length;
    },
  });
  const docked = dockedIn(state);
  const hostsIn = (units: readonly Unit[]): readonly Host[] =>
    units.filter(({ id }) => !docked.has(id)).map(hostOf);
  if (to.kind === 'fleet') {
    const fleet: Fleet | undefined = state.fleets[to.fleet];
    if (fleet?.owner !== empire) return err('fleet-gone');
    if (fleet.withdrawing !== null) return err('withdrawing');
    if (fleet.place.kind === 'lane') return err('fleet-in-lane');
    const { system } = fleet.place;
    return ok({ system, harbour: { system: null, hosts: hostsIn(index.inFleet(fleet.id)) } });
  }
  const row = rowOf(state.systems, to.system);
  const { id } = row;
  const bases = index.atSystem(id).filter((unit) => unit.owner === empire);
  const isControlled = controllersIn(state)(id) === empire;
  const system = { id, hasColony: hasFriendlyColony(state, empire, row), isControlled };
  return ok({ system: id, harbour: { system, hosts: hostsIn(bases) } });
}
