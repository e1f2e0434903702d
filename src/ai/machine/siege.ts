import { valuesById } from '#kernel/collections/tables';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { holdOf } from '#rules/cargo/hold-of';
import { targetSeen } from '#rules/bombardment/target-seen';
import { convoysIn } from './convoys.ts';
import { designOf, type Mind, nameOf, note, type Sheet } from './mind.ts';
import { arriveNow, fleetOf, send, freeShips, systemOfShip } from './send.ts';
import { escortAt, leaderAt, strengthOf } from './army.ts';

const SAFE = { safe: true };
/** The part of the strength seen there that the own fleet must exceed before transports come. */
const CONTROL = 1.5;

/** Enemy systems whose orbit the own fleet controls, as far as it sees. */
export function besieged(mind: Mind): readonly SystemId[] {
  const { survey, index, view } = mind;
  return survey.foreign.flatMap(({ system: { id } }) => {
    if (targetSeen(view, id).kind !== 'war') return [];
    const ships = index.fleetsAt(id).flatMap((fleet) => index.inFleet(fleet.id));
    const own = strengthOf(mind, ships);
    return own > 0 && own >= CONTROL * survey.enemyStrength(id) ? [id] : [];
  });
}

/** The Census that is expected where nobody has reported it. */
const USUAL_CENSUS = 3;
const HOME_CENSUS = 9;

/** Ground units to bring against a system. */
export function troopsWanted({ view }: Mind, system: SystemId): number {
  const { visited = null, reported = null } = view.systems[system] ?? {};
  if (visited?.facts.settlement === 'outpost') return 1;
  const isHome = visited?.facts.traits.includes('Homeworld') === true;
  const census = reported?.facts.census ?? (isHome ? HOME_CENSUS : USUAL_CENSUS);
  return Math.max(USUAL_CENSUS, Math.ceil((2 * census) / 3));
}

export const isGround = (mind: Mind, unit: Unit): boolean =>
  designOf(mind, unit)?.kind === 'ground';

/** Who carries ground units: convoys and Assault ships, with what is aboard. */
function carriers(mind: Mind): readonly Readonly<{ unit: Unit; troops: readonly Unit[] }>[] {
  return valuesById(mind.view.units).flatMap((unit) => {
    if (systemOfShip(mind, unit) === null) return [];
    const troops = mind.index.aboard(unit.id).filter((one) => isGround(mind, one));
    return troops.length === 0 ? [] : [{ unit, troops }];
  });
}

const troopsAboard = (mind: Mind): number => sumOf(carriers(mind), ({ troops }) => troops.length);

/** Ground units at a system that need not stay there. */
function idleTroops(mind: Mind, system: SystemId): readonly Unit[] {
  const own = mind.view.systems[system]?.own ?? null;
  const here = mind.index.atSystem(system).filter((one) => isGround(mind, one));
  if (own === null) return [];
  const isQuiet = 2 * own.morale >= own.census && own.rebels === 0;
  const kept = isQuiet ? (system === mind.survey.home ? 0 : 1) : own.census;
  return here.filter(({ damage }) => damage === 0).slice(kept);
}

/** Loads ground units where carriers wait for them. */
export function loadTroops(mind: Mind, sheet: Sheet, wanted: number): void {
  const { survey } = mind;
  let missing = wanted - troopsAboard(mind);
  for (const { id, name } of survey.colonies) {
    let left = [...idleTroops(mind, id)];
    const assault = freeShips(mind, sheet).filter((unit) => holdLeft(mind, unit) > 0);
    const convoys = convoysIn(mind, sheet).filter(
      ({ census, trading }) => census === 0 && !trading,
    );
    const here = [...assault, ...convoys].filter((unit) => systemOfShip(mind, unit) === id);
    for (const carrier of here) {
      const fitting = thatFit(mind, left, holdLeft(mind, carrier)).slice(0, Math.max(0, missing));
      if (fitting.length === 0) continue;
      missing -= fitting.length;
      left = left.filter((one) => !fitting.includes(one));
      sheet.busy.add(carrier.id);
      note(mind, sheet, {
        order: {
          kind: 'LoadCargo',
          carrier: carrier.id,
          cargo: { kind: 'units', units: fitting.map((one) => one.id) },
        },
        why: `The troops at ${name} are needed for an invasion.`,
      });
    }
  }
}

function holdLeft(mind: Mind, unit: Unit): number {
  const design = designOf(mind, unit);
  if (design === null) return 0;
  const aboard = mind.index.aboard(unit.id).filter((one) => isGround(mind, one));
  const taken = sumOf(aboard, (one) => cargoSizeOf(designOf(mind, one) ?? design) ?? 0);
  return holdOf({ unit, design }, 'troops') - taken;
}

function thatFit(mind: Mind, troops: readonly Unit[], room: number): readonly Unit[] {
  const taken: Unit[] = [];
  let left = room;
  for (const one of troops) {
    const design = designOf(mind, one);
    const size = design === null ? null : cargoSizeOf(design);
    if (size === null || size > left) continue;
    taken.push(one);
    left -= size;
  }
  return taken;
}

/** The strength of a fleet beside which transports wait. */
const GUARD = 40;

/** Raiders plunder transports where no fleet is. @rule SUP-1 */
function isGuarded(mind: Mind, system: SystemId): boolean {
  const { view, survey, index } = mind;
  if (view.rules.raiders === 'off' || system === survey.home) return true;
  const ships = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  return strengthOf(mind, ships) >= GUARD;
}

/** Where transports gather until the orbit is clear: home, or the own system nearest to the target where a fleet guards them. */
function waitingPlace(mind: Mind, target: SystemId): SystemId | null {
  const { survey } = mind;
  const safe = survey.colonies.filter(
    ({ id }) => survey.enemyStrength(id) === 0 && isGuarded(mind, id),
  );
  const near = sortBy(
    safe.map(({ id }) => ({ id, jumps: survey.guide.jumps(id, target) ?? 99 })),
    (a, b) => a.jumps - b.jumps,
  );
  return near[0]?.id ?? null;
}

type Carrier = ReturnType<typeof carriers>[number];

type Voyage = Readonly<{ carriers: readonly Carrier[]; to: SystemId; why: string }>;

/** Sends transports from each place together, with warships that lead and guard them where there are some. */
function sail(mind: Mind, sheet: Sheet, { carriers: all, to, why }: Voyage): void {
  for (const [at, here] of groupBy(all, ({ unit }) => systemOfShip(mind, unit))) {
    const escort = at === null || at === to ? [] : escortAt(mind, sheet, at);
    const units = [...here.map(({ unit }) => unit), ...escort];
    send(mind, sheet, { units, to, travel: SAFE, label: 'Transports', why });
  }
}

/** Transports that are at a system at the end of their way of this turn. */
const thoseAt = (mind: Mind, sheet: Sheet, all: readonly Carrier[], system: SystemId) =>
  all.filter(({ unit }) => {
    const at = systemOfShip(mind, unit);
    const leader = at === null ? undefined : leaderAt(mind, sheet, at);
    const units = leader === undefined ? [unit] : [unit, leader];
    return at === system || arriveNow(mind, { units, to: system, travel: SAFE });
  });

const troopsOf = (all: readonly Carrier[]): readonly Unit[] => all.flatMap(({ troops }) => troops);

/** Brings transports to a besieged system, and invades with all who are there. @rule GND-2 */
export function planInvasions(mind: Mind, sheet: Sheet, next: SystemId | null): void {
  const ready = carriers(mind).filter(
    ({ unit }) => !sheet.busy.has(unit.id) && fleetOf(mind, unit)?.withdrawing === null,
  );
  const [target] = besieged(mind);
  if (target !== undefined) invade(mind, sheet, ready, target);
  const place = next === null ? mind.survey.home : waitingPlace(mind, next);
  const idle = ready.filter(({ unit }) => !sheet.busy.has(unit.id));
  if (place === null) return;
  const why = 'The transports wait until the fleet controls the orbit of their target.';
  sail(mind, sheet, { carriers: idle, to: place, why });
}

function invade(mind: Mind, sheet: Sheet, ready: readonly Carrier[], target: SystemId): void {
  const wanted = troopsWanted(mind, target);
  const isThere = ({ unit }: Carrier): boolean => systemOfShip(mind, unit) === target;
  const isEnough = troopsOf(ready).length >= wanted;
  const going = isEnough ? ready : ready.filter(isThere);
  const name = nameOf(mind, target);
  const invaders = troopsOf(thoseAt(mind, sheet, going, target));
  const why = `It carries troops for the invasion of ${name}.`;
  sail(mind, sheet, { carriers: going, to: target, why });
  // All at once: each defender then faces several attackers.
  const least = Math.min(wanted, troopsOf(going).length);
  if (invaders.length === 0 || invaders.length < least) return;
  const units = invaders.map(({ id }) => id);
  note(mind, sheet, {
    order: { kind: 'Invade', system: target, units, support: [] },
    why: `The fleet controls the orbit of ${name}, so the troops land.`,
  });
}

/** Bombards the troops of besieged systems. @rule BOM-2 */
export function planBombardments(mind: Mind, sheet: Sheet): void {
  for (const system of besieged(mind)) {
    const facts = mind.view.systems[system]?.visited?.facts;
    const mission = facts?.settlement === 'outpost' ? 'anti-population' : 'anti-troop';
    note(mind, sheet, {
      order: {
        kind: 'Bombard',
        system,
        missions: [{ mission, points: null }],
        surrender: false,
        plunging: [],
      },
      why:
        mission === 'anti-troop'
          ? 'Fewer defenders are left when the troops land.'
          : 'The enemy loses its outpost.',
    });
  }
}
