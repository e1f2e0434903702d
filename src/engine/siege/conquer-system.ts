import { learnStats } from '#engine/record/learn-stats';
import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { moraleMarked } from '#engine/record/morale-marked';
import { nextUnitId, nextWorkId } from '#engine/record/next-id';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { gatherAt } from '#engine/reorganise/gather-loose-ships';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { divide } from '#kernel/numbers/divide';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { ChangeOfHands } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { isYard } from '#rules/construction/capacity-of';
import { whoHears } from '#rules/diplomacy/who-hears';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { forceIndexOf } from '#rules/forces/force-index';
import { leaveColony } from './leave-colony.ts';
import type { Siege } from './siege-world.ts';

/** A system that changes hands. */
export type Conquest = Readonly<{
  system: SystemId;
  by: EmpireId;
  how: ChangeOfHands;
}>;
type Taken = Conquest & Readonly<{ from: EmpireId }>;

const GND_6 = cite('GND-6');
const CITES: Readonly<Record<ChangeOfHands, RuleRef>> = {
  assault: GND_6,
  surrender: cite('OPT-19'),
  coup: cite('INT-7'),
};
const HALF = 2;

/**
 * A system passes to a conqueror: with shipyards, what they build, and mothballed units. Trade routes of the loser there end, its flights move
 * or are lost, its Intel is lost or halved, and Morale will tell.
 * @rule GND-6 @rule ECO-8 @rule COL-5 @rule FOG-8
 * @ruling Ground units, flights and minefields under construction there are captured too, whether a shipyard or the colony builds them.
 * @ruling A colony that surrenders (OPT-19) passes in the same way, but without the Morale roll for a conquest. So does a colony that is taken
 *   by a coup (INT-7), and there everything that is mothballed keeps its owner.
 */
export function conquerSystem(siege: Siege, conquest: Conquest): void {
  const { record, rules, before } = siege;
  const { system, by, how } = conquest;
  const row = rowOf(record.state().systems, system);
  const { owner: from } = row;
  const isHomeworld = from !== null && rowOf(before.empires, from).homeworld === system;
  const parties = from === null ? [by] : [from, by];
  const watching = siege.onlookers(system, parties);
  const hearing = isHomeworld ? whoHears(record.state(), parties) : [];
  const strangers = strangersTo(record.state(), system, hearing).filter(
    (empire) => !watching.includes(empire),
  );
  record.emit({
    type: 'SystemConquered',
    cite: CITES[how],
    rolls: [],
    witnesses: [
      ...parties.map((empire) => ({ empire, as: 'participant' as const })),
      ...unique([...watching, ...hearing]).map((empire) => ({ empire, as: 'onlooker' as const })),
    ],
    system,
    from,
    by,
    how,
    values: valuesAfter(siege, conquest),
    isHomeworld,
    strangers,
    turn: before.turn,
  });
  if (from !== null) {
    takeOver(siege, { ...conquest, from });
    if (isHomeworld) mourn(siege, from);
  }
  if (how === 'assault') {
    const now = rowOf(record.state().systems, system);
    const until = nextMoraleCheck(before.turn, rules);
    const mark = { system: now, mark: 'conquered', until, cite: cite('COL-5') } as const;
    record.emit(...moraleMarked(before, mark));
  }
}

/** The values of a system that change with its owner. @rule ECO-8 @rule INT-7 */
function valuesAfter(
  { record, rules }: Siege,
  { system, how }: Conquest,
): Pick<StarSystem, 'morale' | 'intel'> {
  if (how === 'coup') return { morale: 0, intel: 0 };
  const { morale, intel } = rowOf(record.state().systems, system);
  return { morale, intel: rules.conqueredIntel === 'half' ? divide(intel, HALF, 'down') : 0 };
}

/**
 * The empires that don't know a system.
 * @rule FOG-8 @rule FOG-2
 * @ruling Public news names a conquered homeworld only to readers who know that system. Others read that the loser's homeworld was
 *   conquered, but not where it is.
 */
const strangersTo = (
  { knownSystems }: Pick<CampaignState, 'knownSystems'>,
  system: SystemId,
  empires: readonly EmpireId[],
): readonly EmpireId[] =>
  empires.filter((empire) => !Object.hasOwn(knownSystems, knowledgeIdOf(empire, system)));

/** What of the loser's falls to the conqueror, and what becomes of the rest. */
function takeOver(siege: Siege, taken: Taken): void {
  takeUnits(siege, taken);
  takeWorks(siege, taken);
  endRoutes(siege, taken);
  leaveColony(siege.record, { empire: taken.from, system: taken.system, because: GND_6 });
}

/** Shipyards come crippled; what is mothballed comes as it is. */
function takeUnits(siege: Siege, { system, from, by, how }: Taken): void {
  const { record } = siege;
  const state = record.state();
  const index = forceIndexOf(state);
  const fleets = index.fleetsAt(system).filter(({ owner }) => owner === from);
  const here = [...index.atSystem(system), ...fleets.flatMap(({ id }) => index.inFleet(id))];
  const own = here.filter(({ owner }) => owner === from);
  const isStored = ({ status }: Unit): boolean => how !== 'coup' && status === 'mothballed';
  const isStation = ({ design, place }: Unit): boolean =>
    place.kind === 'system' && isYard(rowOf(state.designs, design));
  const falling = own.filter((unit) => isStored(unit) || isStation(unit));
  const ships = falling.flatMap((unit): readonly UnitId[] => {
    const becomes = takeUnit(siege, { system, from, by }, unit);
    const { kind } = rowOf(state.designs, unit.design);
    return kind === 'ship' || kind === 'convoy' ? [becomes] : [];
  });
  if (ships.length > 0) gatherAt(record, { empire: by, system, units: ships, name: 'Mothballs' });
  disbandEmptied(
    record,
    fleets.map(({ id }) => id),
  );
}

function takeUnit(siege: Siege, { system, from, by }: Omit<Taken, 'how'>, unit: Unit): UnitId {
  const { record, rules, before } = siege;
  const place = { kind: 'system', system } as const;
  const becomes = nextUnitId(record.state(), by);
  const parties = [from, by];
  record.emit({
    type: 'UnitCaptured',
    cite: GND_6,
    rolls: [],
    witnesses: parties.map((empire) => ({ empire, as: 'participant' as const })),
    place,
    from,
    by,
    unit: unit.id,
    becomes,
    design: unit.design,
    name: unit.name,
    to: place,
    turn: before.turn,
    ...(unit.status === 'mothballed' ? { stored: true as const } : {}),
  });
  learnStats(record, rules, { viewer: by, design: unit.design, origin: { source: 'battle' } });
  leaveUnconverted(record, becomes, rules);
  return becomes;
}

/** All that the loser has under construction there. @rule CON-4 */
function takeWorks(siege: Siege, { system, from, by }: Taken): void {
  const { record, rules } = siege;
  const works = valuesById(record.state().works).filter(
    (work) => work.owner === from && work.system === system,
  );
  for (const { id: work, design, name } of works) {
    const becomes = nextWorkId(record.state(), by);
    record.emit({
      type: 'WorkCaptured',
      cite: GND_6,
      rolls: [],
      witnesses: [from, by].map((empire) => ({ empire, as: 'participant' as const })),
      from,
      by,
      work,
      becomes,
      design,
      name,
      system,
    });
    learnStats(record, rules, { viewer: by, design, origin: { source: 'battle' } });
  }
}

/** Convoys of the loser trade there no longer. @rule MOV-6 */
function endRoutes({ record }: Siege, { system, from }: Taken): void {
  const state = record.state();
  const units = valuesById(state.units)
    .filter((unit) => unit.owner === from && unit.trading && systemOfUnit(unit, state) === system)
    .map(({ id }) => id);
  if (units.length === 0) return;
  const head = { type: 'TradeEnded', cite: GND_6, rolls: [], witnesses: onlyFor(from) } as const;
  record.emit({ ...head, empire: from, units, because: 'conquered' });
}

/** Every other system of an empire remembers that its homeworld fell. @rule COL-5 */
function mourn({ record, rules, before }: Siege, empire: EmpireId): void {
  const until = nextMoraleCheck(before.turn, rules);
  for (const system of valuesById(record.state().systems)) {
    if (system.owner !== empire) continue;
    const mark = { system, mark: 'homeworld-fell', until, cite: cite('COL-5') } as const;
    record.emit(...moraleMarked(before, mark));
  }
}
