import { hasFriendlyColony } from '#rules/cargo/has-friendly-colony';
import { overloadLosses } from '#engine/losses/overload-losses';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome, Combatant } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { UnitKind, UnitPlace } from '#model/forces/unit';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { landsOnColony } from '#rules/encounters/lands-on-colony';
import { berthsFor } from '#rules/encounters/berths-for';
import type { Contingent } from './contingent.ts';
import { contingentOf, contingentsOf, type EncounterRun, fact } from './encounter-run.ts';
import { allOf, fleetsAmong } from './forces.ts';
import { ladenCarrier } from './laden-carrier.ts';
import { noteCaptured } from './note-captured.ts';
import { tellCargoChoice } from './tell-cargo-choice.ts';

const CSC_14 = cite('CSC-14');

const EVENT_OF_FATE = {
  crippled: 'UnitCrippled',
  repaired: 'UnitRepaired',
} as const;
type Fate = keyof typeof EVENT_OF_FATE | 'destroyed';

/** What a battle did to the units of two sides: noted in the encounter, and told by the events it returns. */
export function takeOutcome(
  run: EncounterRun,
  outcome: BattleOutcome,
  sides: readonly EmpireId[],
): readonly CampaignEvent[] {
  const events = outcome.fates.flatMap(({ unit, fate }) => suffer(run, unit, fate));
  for (const { unit, lane } of outcome.retreats) {
    contingentOf(run, rowOf(run.world.state.units, unit).owner).retreated.set(unit, lane);
  }
  noteCaptured(run, outcome, sides);
  return [
    ...events,
    ...sides.flatMap((side) => contingentsOf(run, side)).flatMap((one) => rebaseFlights(run, one)),
  ];
}

/** What becomes of a unit, and with it of its cargo. */
function suffer(run: EncounterRun, unit: UnitId, fate: Fate): readonly CampaignEvent[] {
  const { owner, design, name } = rowOf(run.world.state.units, unit);
  contingentOf(run, owner).conditions.set(unit, fate === 'repaired' ? 'sound' : fate);
  if (fate !== 'repaired') run.hurt.count += 1;
  const { place } = run.pending;
  const common = fact(CSC_14, onlyFor(owner));
  const told = { ...common, empire: owner, unit, design, place };
  if (fate === 'destroyed') {
    return [{ type: 'UnitDestroyed', ...told, name }, ...loseCargo(run, unit)];
  }
  const event = { type: EVENT_OF_FATE[fate], ...told };
  return fate === 'crippled' ? [event, ...loseOverload(run, unit)] : [event];
}

/** Cargo that a crippled hold has no room for is lost. @rule CSC-14 */
function loseOverload(run: EncounterRun, id: UnitId): readonly CampaignEvent[] {
  const laden = ladenCarrier(run, id);
  const { conditions } = contingentOf(run, laden.unit.owner);
  const { place } = run.pending;
  const { units, events } = overloadLosses(run.world.state, { ...laden, place });
  for (const one of units) conditions.set(one.id, 'destroyed');
  run.hurt.count += units.length;
  const chosen = tellCargoChoice(run, laden);
  return [...chosen, ...events, ...units.flatMap((one) => loseCargo(run, one.id))];
}

/** Cargo is lost with its carrier; units that fight from aboard have a fate of their own. @rule CSC-14 */
function loseCargo(run: EncounterRun, carrier: UnitId): readonly CampaignEvent[] {
  const { units, designs } = run.world.state;
  const { owner, design } = rowOf(units, carrier);
  const { conditions } = contingentOf(run, owner);
  return run.world.index
    .aboard(carrier)
    .filter((one) => isStowedOn(rowOf(designs, design), rowOf(designs, one.design)))
    .filter(({ id }) => conditions.get(id) !== 'destroyed')
    .flatMap(({ id }) => suffer(run, id, 'destroyed'));
}

/** Where one without a base is taken in; null: nowhere. */
type Berths = Readonly<{ take: (homeless: Combatant) => UnitPlace | null }>;

/**
 * Flights, and corvettes of a Tender, whose carrier is gone go to another with room, those of the fleets
 * first, or flights to the colony if they can; those for whom there is none are lost, the cheapest first.
 * @rule CSC-14
 */
function rebaseFlights(run: EncounterRun, own: Contingent): readonly CampaignEvent[] {
  const { world } = run;
  const { empire } = own;
  const force = [...allOf(world, own), ...fleetsAmong(world, own, own.withdrawn)];
  const berths = berthsIn(run, empire, force);
  return homelessIn(force).flatMap((flight): readonly CampaignEvent[] => {
    const to = berths.take(flight);
    if (to === null) return suffer(run, flight.unit, 'destroyed');
    own.rebased.set(flight.unit, to.kind === 'aboard' ? to.carrier : null);
    const common = fact(CSC_14, onlyFor(empire));
    return [{ type: 'UnitsAssigned', ...common, empire, units: [flight.unit], to }];
  });
}

function homelessIn(force: readonly Combatant[]): readonly Combatant[] {
  const alive = new Set(force.map((one) => one.unit));
  const homeless = force.filter(({ carrier }) => carrier !== null && !alive.has(carrier));
  return sortBy(homeless, (a, b) => b.design.cost - a.design.cost);
}

/** Free places aboard each unit, by the kind of what is based there, and on the colony. */
function berthsIn(run: EncounterRun, empire: EmpireId, force: readonly Combatant[]): Berths {
  const keyOf = (host: UnitId | null, kind: UnitKind): string => `${host ?? ''}/${kind}`;
  const based = groupBy(force, ({ carrier, design }) => keyOf(carrier, design.kind));
  // Those who are away on a strike keep their berths (MOV-8).
  const taken = new Map(
    force.map(({ unit }) => [keyOf(unit, 'flight'), run.world.strikes.awayFrom(unit)] as const),
  );
  for (const [key, some] of based) taken.set(key, (taken.get(key) ?? 0) + some.length);
  const colony = colonyOf(run, empire);
  return {
    take: ({ design }) => {
      const { kind } = design;
      const host = force.find(
        (one) => berthsFor(one.design, kind) > (taken.get(keyOf(one.unit, kind)) ?? 0),
      )?.unit;
      if (host !== undefined) {
        const key = keyOf(host, kind);
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return { kind: 'aboard', carrier: host };
      }
      return landsOnColony(design) ? colony : null;
    },
  };
}

/** The colony there, if flights of the empire can be based at it. Section 1, Basing. @rule DIP-10 */
function colonyOf(
  { pending: { place }, world: { state } }: EncounterRun,
  empire: EmpireId,
): UnitPlace | null {
  if (place.kind === 'lane') return null;
  const { system } = place;
  const isFriendly = hasFriendlyColony(state, empire, rowOf(state.systems, system));
  return isFriendly ? { kind: 'system', system } : null;
}
