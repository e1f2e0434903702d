import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Dice } from '#model/rolls/roll-purpose';
import { forceIndexOf } from '#rules/forces/force-index';
import { type Arrival, firstEmpiresOf } from '#rules/galaxy/first-empires-of';
import { hasFinds } from '#rules/galaxy/has-finds';
import { ruinsFoundOf } from '#rules/galaxy/ruins';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import type { Hiders } from '#rules/sight/hiders-among';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';
import { gainTech } from './gain-tech.ts';
import { joinDerelicts } from './join-derelicts.ts';
import { joinSplinterColony } from './join-splinter-colony.ts';
import { meetEncounter } from './meet-encounter.ts';

type Site = Readonly<{ system: StarSystem; dice: Dice }>;
/** The forces of all empires in a system when its finds are given out. */
type Arrivals = (system: SystemId) => readonly Arrival[];
type First = Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>;

/** The empire that generated each system in this phase. */
function explorersOf(record: Recorder): ReadonlyMap<SystemId, EmpireId> {
  const { events } = record.result();
  return new Map(
    events.flatMap((event) =>
      event.type === 'SystemGenerated' ? [[event.system.id, event.empire] as const] : [],
    ),
  );
}

/** The fleets of empires by the system they are in. */
function fleetsOf(record: Recorder): ReadonlyMap<SystemId, readonly Fleet[]> {
  const { fleets, empires } = record.state();
  const present = valuesById(fleets).flatMap((fleet) =>
    fleet.place.kind === 'system' && Object.hasOwn(empires, fleet.owner)
      ? [{ fleet, system: fleet.place.system }]
      : [],
  );
  const bySystem = groupBy(present, ({ system }) => system);
  return new Map([...bySystem].map(([id, all]) => [id, all.map(({ fleet }) => fleet)]));
}

function arrivalsIn(record: Recorder, { rules }: PhaseInput): Arrivals {
  const state = record.state();
  const { units, fleets, designs } = state;
  const forces = forceIndexOf({ units, fleets });
  const hiders = hidersIn(state);
  const present = fleetsOf(record);
  const arrivalOf = (empire: EmpireId, crew: readonly Unit[]): Arrival => {
    const designed = crew.map((unit) => ({ unit, design: rowOf(designs, unit.design) }));
    return {
      empire,
      explorers: sumOf(designed, (one) => explorerFunctions(one, rules)),
      ships: designed.filter(({ design }) => design.kind === 'ship').length,
    };
  };
  return (system) => {
    const here = (present.get(system) ?? []).flatMap(({ id }) => forces.inFleet(id));
    const crews = groupBy(openOf(here, hiders), ({ owner }) => owner);
    return [...crews].map(([empire, crew]) => arrivalOf(empire, crew));
  };
}

/**
 * The ships in a system that can be the first there.
 * @rule MAP-8 @rule MOV-4
 * @ruling Hidden ships find nothing beside visible ships of another empire, because that empire would learn of them from what it doesn't
 *   find. If all ships there hide, they find things as others do.
 */
function openOf(here: readonly Unit[], hiders: Hiders): readonly Unit[] {
  const shown = here.filter(({ id }) => !hiders.has(id));
  if (shown.length === 0) return here;
  const watching = unique(shown.map(({ owner }) => owner));
  const isHidden = ({ id }: Unit): boolean =>
    watching.some((viewer) => isHiddenFrom(hiders, id, viewer));
  return here.filter((unit) => !isHidden(unit));
}

/** The empire that was first among those there; a roll decides between equals. */
function firstOf({ system, dice }: Site, arrivals: readonly Arrival[]): First | null {
  const equals = firstEmpiresOf(arrivals);
  const [only] = equals;
  if (only === undefined) return null;
  if (equals.length === 1) return { empire: only, rolls: [] };
  const purpose = { kind: 'first empire', text: `who is first at ${system.name}` } as const;
  const rolled = dice.roll({ count: 1, faces: equals.length }, purpose, cite('MAP-8'));
  return { empire: equals[rolled.total - 1] ?? only, rolls: [rolled.id] };
}

function find(record: Recorder, input: PhaseInput, { system, dice }: Site, first: First): void {
  const { empire, rolls } = first;
  const { id } = system;
  const witnesses = onlyFor(empire);
  record.emit({ type: 'SystemFound', cite: cite('MAP-8'), rolls, witnesses, empire, system: id });
  gainTech(record, { empire, system: id, source: 'ruins-found', points: ruinsFoundOf(system) });
  joinSplinterColony(record, { empire, system }, input.rules);
  joinDerelicts(record, { empire, system, dice }, input.rules);
  if (input.rules.explorationEncounters === 'on') {
    meetEncounter(record, { empire, system, dice: input.dice.stream('exploration encounter', id) });
  }
}

/**
 * Gives the finds of systems to the first empire there: the one that explored the system, or whose fleet first ends a Movement Phase in it.
 * @rule MAP-8 @rule MAP-12
 * @ruling If several empires reach a find at once, all fleets of each empire there count together.
 */
export function findSystems(record: Recorder, input: PhaseInput): void {
  const waiting = valuesById(record.state().systems).filter((one) => hasFinds(one, input.rules));
  if (waiting.length === 0) return;
  const explorers = explorersOf(record);
  const arrivals = arrivalsIn(record, input);
  for (const system of waiting) {
    const site = { system, dice: input.dice.stream('discovery', system.id) };
    const explorer = explorers.get(system.id);
    const first =
      explorer === undefined ? firstOf(site, arrivals(system.id)) : { empire: explorer, rolls: [] };
    if (first !== null) find(record, input, site, first);
  }
}
