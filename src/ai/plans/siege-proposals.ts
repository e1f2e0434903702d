import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import { ratingOf } from '#model/forces/design';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import type { Unit } from '#model/forces/unit';
import { type GroundAim, MOST_ON_ONE } from '#model/orders/ground-war';
import { MISSIONS, type MissionShare } from '#model/orders/bombard';
import type { OrderKind } from '#model/orders/order';
import { mayBombardSeen, mayInvadeSeen, targetSeen } from '#rules/bombardment/target-seen';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Proposal, Thought } from './thought.ts';

type SiegeKind = Extract<OrderKind, 'Bombard' | 'Invade' | 'PlanGround'>;

/** Sometimes none, as standing orders say; else one or two different missions, the first with points for two or three hits. */
function someMissions({ chance }: Thought): readonly MissionShare[] {
  const first = chance.percent(75) ? chance.pick(MISSIONS) : null;
  if (first === null) return [];
  const second = chance.percent(40) ? chance.pick(MISSIONS) : null;
  if (second === null || second === first) return [{ mission: first, points: null }];
  return [
    { mission: first, points: 12 * chance.upTo(3) },
    { mission: second, points: null },
  ];
}

const ratingNow = ({ view }: Thought, unit: Unit, ability: string): number => {
  const known = view.designs[unit.design];
  return known?.known === 'stats' && known.design.kind === 'ship'
    ? ratingOf(known.design, ability)
    : 0;
};

/** Own ships with an ability that are in a system now. */
const shipsWith = (thought: Thought, ability: string, at: SystemId): readonly Unit[] =>
  valuesById(thought.view.units).filter(
    (unit) => ratingNow(thought, unit, ability) > 0 && systemOfUnit(unit, thought.view) === at,
  );

const isGround = ({ view }: Thought, { design }: Unit): boolean =>
  view.designs[design]?.design.kind === 'ground';

/** A system, and those one lane away: where a fleet that is there can be after the moves. */
function reachOf({ view }: Thought, from: SystemId): readonly SystemId[] {
  const lanes = valuesById(view.lanes).filter(({ a, b }) => a === from || b === from);
  return unique([from, ...lanes.map((lane) => farEndOf(lane, from))]);
}

/** Ground units that are aboard ships and convoys of one fleet. */
const passengersOf = (
  thought: Thought,
  fleet: Parameters<Thought['index']['inFleet']>[0],
): readonly Unit[] =>
  thought.index
    .inFleet(fleet)
    .flatMap(({ id }) => thought.index.aboard(id))
    .filter((unit) => isGround(thought, unit));

/** Sometimes a few units attack enemies of their own choice: of the classes that are seen there, or of any that the empire knows. */
function someAims(thought: Thought, system: SystemId): readonly GroundAim[] {
  const { view, chance } = thought;
  const seen = (view.onGround ?? []).flatMap((one) => (one.system === system ? [one.design] : []));
  const known = valuesById(view.designs).flatMap(({ design }) =>
    design.kind === 'ground' ? [design.id] : [],
  );
  const soldiers = valuesById(view.units).filter(
    (unit) => isGround(thought, unit) && systemOfUnit(unit, view) === system,
  );
  const crowds = new Map<string, number>();
  return soldiers.flatMap(({ id }) => {
    const target = chance.percent(40) ? chance.pick(seen.length > 0 ? seen : known) : null;
    if (target === null) return [];
    const place = chance.upTo(2);
    const crowd = crowds.get(`${target}/${String(place)}`) ?? 0;
    crowds.set(`${target}/${String(place)}`, crowd + 1);
    return crowd < MOST_ON_ONE ? [{ unit: id, target, place }] : [];
  });
}

/** What might be ordered of fleets and troops in a siege. */
export const SIEGE_PROPOSALS: { readonly [K in SiegeKind]: Proposal<K> } = {
  Bombard: (thought) => {
    const { view, chance } = thought;
    const targets = valuesById(view.systems).filter(({ id }) =>
      mayBombardSeen(targetSeen(view, id)),
    );
    return targets
      .filter(() => chance.percent(70))
      .map(({ id: system }) => {
        const missions = someMissions(thought);
        const isOnCensus = missions.some(({ mission }) => mission === 'anti-population');
        const surrender =
          isOnCensus && view.rules.bombardmentSurrender === 'on' && chance.percent(60);
        const plunging = shipsWith(thought, 'kamikaze', system).filter(() => chance.percent(30));
        const lost = plunging.map(({ id }) => id);
        return { kind: 'Bombard', system, missions, surrender, plunging: lost } as const;
      });
  },
  Invade: (thought) => {
    const { view, chance } = thought;
    return valuesById(view.fleets).flatMap(({ id, place }) => {
      const units = passengersOf(thought, id).map((unit) => unit.id);
      if (units.length === 0 || place.kind !== 'system') return [];
      return reachOf(thought, place.system)
        .filter((system) => mayInvadeSeen(targetSeen(view, system)))
        .map((system) => {
          const helpers = shipsWith(thought, 'assault', system).filter(
            (ship) => !thought.index.aboard(ship.id).some((unit) => isGround(thought, unit)),
          );
          const support = chance.percent(30) ? helpers.map((ship) => ship.id) : [];
          return { kind: 'Invade', system, units, support } as const;
        });
    });
  },
  PlanGround: (thought) => {
    const { view, chance } = thought;
    const places = valuesById(view.units).flatMap((unit) => {
      const at = isGround(thought, unit) ? systemOfUnit(unit, view) : null;
      return at === null ? [] : [at];
    });
    const colonies = valuesById(view.systems).filter(({ own }) => (own?.census ?? 0) > 0);
    return unique([...places, ...colonies.map(({ id }) => id)])
      .filter(() => chance.percent(20))
      .flatMap((system) => {
        const plan = chance.pick(GROUND_PLANS);
        const militia = view.systems[system]?.own === null || chance.percent(60);
        if (plan === null) return [];
        const aims = someAims(thought, system);
        const order = { kind: 'PlanGround', system, plan, militia } as const;
        return [aims.length === 0 ? order : { ...order, aims }];
      });
  },
};
