import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { nextFleetId, nextUnitId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId, FleetId, LaneId, UnitId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { cargoFirstOf } from '#rules/cargo/cargo-first-of';
import { sharersOf } from '#rules/cargo/sharers-of';
import { conditionAfterCapture } from '#rules/encounters/condition-after-capture';
import { type Captor, captorOf, escortOf, captorIn } from './captor-of.ts';
import { type EncounterRun, fact, participantsOf, contingentOf } from './encounter-run.ts';
import { allOf } from './forces.ts';
import { classNow } from '#rules/forces/class-now';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { loseOverload } from '#engine/losses/lose-overload';
import { watchersOf } from './onlookers.ts';
import { plunder } from './plunder.ts';

const CSC_10 = cite('CSC-10');
const ENC_6 = cite('ENC-6');

type Prize = Readonly<{
  record: Recorder;
  run: EncounterRun;
  captor: Captor;
  /** The units that were boarded; the others surrendered. */
  boarded: ReadonlySet<UnitId>;
}>;

/** Everything civilian that an empire has left in the encounter. */
function civiliansOf(run: EncounterRun, empire: EmpireId): readonly Unit[] {
  return allOf(run.world, contingentOf(run, empire))
    .filter(({ design, carrier }) => design.civilian && carrier === null)
    .map(({ unit }) => rowOf(run.world.state.units, unit));
}

const isShared = (unit: Unit): boolean => sharersOf(unit).length > 0;

const isSuicidal = (state: CampaignState, unit: Unit): boolean =>
  classNow(unit, rowOf(state.designs, unit.design)).abilities.some(({ id }) => id === 'suicide');

/** The units aboard a unit now: a battle may have left fewer, and some may be away on a strike. */
const aboard = ({ record, run }: Prize, carrier: UnitId): readonly Unit[] =>
  valuesById(record.state().units).filter(
    ({ id, place }) =>
      place.kind === 'aboard' && place.carrier === carrier && !run.world.strikes.isAway(id),
  );

/** A unit blows itself up rather than to surrender, or its captor scuttles it, with all that is aboard. Section 16, Suicide. @rule ENC-6 */
function scuttle(prize: Prize, unit: Unit): void {
  const { record, run } = prize;
  for (const one of aboard(prize, unit.id)) scuttle(prize, one);
  const { id, owner: empire, design, name } = unit;
  const { place } = run.pending;
  const common = fact(ENC_6, onlyFor(empire));
  record.emit({ type: 'UnitDestroyed', ...common, empire, unit: id, design, name, place });
}

/** An item that it shares with others is lost with it. @rule MOV-7 */
function loseShared(prize: Prize, carrier: UnitId): void {
  const { record, run } = prize;
  for (const { id, owner: empire, design, name } of aboard(prize, carrier).filter(isShared)) {
    const common = fact(cite('MOV-7'), onlyFor(empire));
    const { place } = run.pending;
    record.emit({ type: 'UnitDestroyed', ...common, empire, unit: id, design, name, place });
  }
}

/** Cargo that the hold has no room for, now that its carrier is crippled, is lost for both sides. @rule ENC-6 @rule CSC-14 */
function loseBeyond(prize: Prize, id: UnitId, first: readonly DesignId[]): void {
  const { record, run } = prize;
  const state = record.state();
  const unit = rowOf(state.units, id);
  const condition = conditionAfterCapture(unit, rowOf(state.designs, unit.design));
  const { place } = run.pending;
  const laden = { unit: { ...unit, condition }, aboard: aboard(prize, id) };
  loseOverload(record, { ...laden, wish: { first }, place });
}

/** A unit that is aboard none, with all that is aboard it, becomes one of the captor's. */
const capture = (prize: Prize, unit: Unit, to: UnitPlace): UnitId =>
  captureWith(prize, unit, { to, first: cargoFirstOf(prize.record.state(), unit) });

/** `first`: the classes of cargo that the losing side keeps first. */
type Capture = Readonly<{ to: UnitPlace; first: readonly DesignId[] }>;

function captureWith(prize: Prize, unit: Unit, { to, first }: Capture): UnitId {
  const { record, run, captor, boarded } = prize;
  const isBoarded = boarded.has(unit.id);
  loseShared(prize, unit.id);
  loseBeyond(prize, unit.id, first);
  const cargo = aboard(prize, unit.id);
  const becomes = nextUnitId(record.state(), captor.empire);
  const parties = [unit.owner, captor.empire];
  const watching = watchersOf(run, unit, parties);
  const witnesses = [
    ...participantsOf(parties),
    ...watching.map((empire) => ({ empire, as: 'onlooker' as const })),
  ];
  record.emit({
    type: 'UnitCaptured',
    ...fact(isBoarded ? CSC_10 : ENC_6, witnesses, captor.rolls),
    place: run.pending.place,
    from: unit.owner,
    by: captor.empire,
    unit: unit.id,
    becomes,
    design: unit.design,
    name: unit.name,
    to,
    turn: record.state().turn,
    ...(isBoarded ? { boarded: true as const } : {}),
  });
  leaveUnconverted(record, becomes, run.world.rules);
  for (const one of cargo) {
    captureWith(prize, one, { to: { kind: 'aboard', carrier: becomes }, first });
  }
  return becomes;
}

function nameOfPlace({ run }: Prize): string {
  const { state } = run.world;
  const { place } = run.pending;
  const nameOf = (system: keyof typeof state.systems): string => rowOf(state.systems, system).name;
  if (place.kind === 'system') return nameOf(place.system);
  const { a, b } = rowOf(state.lanes, place.lane);
  return `${nameOf(a)}–${nameOf(b)}`;
}

/** Whether the captor scuttles its prizes. */
const isToScuttle = ({ run, captor }: Prize): boolean =>
  contingentOf(run, captor.empire).standing.prizes === 'scuttle';

/** Scuttles what was just captured if its captor orders so. Returns the prizes that are left. */
function keptOf(prize: Prize, taken: readonly UnitId[]): readonly UnitId[] {
  if (!isToScuttle(prize)) return taken;
  const { record } = prize;
  for (const id of taken) scuttle(prize, rowOf(record.state().units, id));
  return [];
}

/** `leaves`: the lane of prizes whose captor has withdrawn. */
type Anchorage = Readonly<{ at: FleetPlace; to: UnitPlace; leaves: LaneId | null }>;

/** The place of prizes: in a lane they go where their captor goes; a captor with only bases keeps them there. */
function anchorageOf({ run, captor, record }: Prize): Anchorage | null {
  const fleet = escortOf(run, contingentOf(run, captor.empire));
  if (fleet !== null) {
    const { place: at, withdrawing } = rowOf(record.state().fleets, fleet);
    return { at, to: { kind: 'fleet', fleet }, leaves: withdrawing?.lane ?? null };
  }
  const { place } = run.pending;
  return place.kind === 'system' ? { at: place, to: place, leaves: null } : null;
}

/** Convoys and ships form a separate fleet of the captor, so that they don't slow its ships. */
function takeShips(prize: Prize, units: readonly Unit[]): void {
  const { record, captor } = prize;
  const { empire } = captor;
  const anchorage = units.length === 0 ? null : anchorageOf(prize);
  if (anchorage === null) return;
  const { at, to, leaves } = anchorage;
  const taken = keptOf(
    prize,
    units.map((unit) => capture(prize, unit, to)),
  );
  if (taken.length === 0) return;
  const fleet = nextFleetId(record.state(), empire);
  record.emit({
    type: 'FleetFormed',
    ...fact(ENC_6, onlyFor(empire)),
    empire,
    fleet,
    name: freeFleetName(record.state(), empire, `Prizes of ${nameOfPlace(prize)}`),
    place: at,
    units: taken,
  });
  if (leaves !== null) withdrawWith(prize, fleet, leaves);
}

/** Prizes leave by the lane of their captor. @rule ENC-4 */
function withdrawWith(
  { record, run, captor: { empire } }: Prize,
  fleet: FleetId,
  lane: LaneId,
): void {
  const { place } = run.pending;
  const { turn } = record.state();
  const common = fact(CSC_10, onlyFor(empire));
  record.emit({
    type: 'FleetWithdrew',
    ...common,
    empire,
    fleet,
    place,
    lane,
    turn,
    how: 'withdrew',
  });
}

type Surrender = Readonly<{ units: readonly Unit[]; captor: Captor }>;

/** Units that surrendered in a battle or were boarded, with their captors, if these are still there. @rule CSC-10 */
function surrenderedOf(run: EncounterRun, victim: EmpireId): readonly Surrender[] {
  const { units } = run.world.state;
  const { surrendered } = contingentOf(run, victim);
  const held = [...surrendered].flatMap(([unit, { to, wasBoarded }]) => {
    const captor = captorIn(run, to, wasBoarded);
    return captor === null ? [] : [{ unit, captor }];
  });
  return [...groupBy(held, ({ captor }) => captor)].map(([empire, some]) => ({
    units: some.map(({ unit }) => rowOf(units, unit)),
    captor: { empire, rolls: [] },
  }));
}

/** Civilians that are left alone now, with the captor that has most ships there. @rule ENC-6 */
function aloneOf(run: EncounterRun, victim: EmpireId): readonly Surrender[] {
  const units = civiliansOf(run, victim);
  const captor = units.length === 0 ? null : captorOf(run, victim);
  return captor === null ? [] : [{ units, captor }];
}

/**
 * Civilians that are left alone with an enemy fleet when an encounter ends surrender to it, as they do when a battle leaves them alone;
 * units that were boarded are handed over with them: they are captured, with the cargo that a crippled hold has room for. Bases stay where
 * they are, and works in a captured shipyard stay their owner's (GND-6).
 * @rule ENC-6
 * @rule CSC-10
 * @rule SUP-1
 * @ruling The standing orders of the captor's largest fleet there decide whether prizes are scuttled: all of them with everything aboard,
 *   or none.
 * @ruling Surrender cripples a convoy, so it loses the cargo that a crippled hold has no room for, as after a battle.
 */
export function captureCivilians(record: Recorder, run: EncounterRun): void {
  const surrendering = [...run.contingents.keys()].flatMap((victim) => [
    ...surrenderedOf(run, victim),
    ...aloneOf(run, victim),
  ]);
  const noted = [...run.contingents.values()].flatMap((one) => [...one.surrendered]);
  const boarded = new Set(noted.flatMap(([unit, { wasBoarded }]) => (wasBoarded ? [unit] : [])));
  for (const { units, captor } of surrendering) {
    const prize: Prize = { record, run, captor, boarded };
    const { state } = run.world;
    const alive = units.filter((unit) => !isSuicidal(state, unit));
    for (const unit of units) if (isSuicidal(state, unit)) scuttle(prize, unit);
    if (captor.empire === RAIDERS) {
      plunder(record, run, alive);
      continue;
    }
    for (const unit of alive) {
      if (unit.place.kind === 'system') keptOf(prize, [capture(prize, unit, unit.place)]);
    }
    takeShips(
      prize,
      alive.filter(({ place }) => place.kind !== 'system'),
    );
  }
}
