import { brandAs } from '#kernel/brand/brand';
import type { ContactId, EffectId, SystemId, WorkId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { suppliersOf } from './oracle-bonds.ts';
import { designOfPower } from './proof-designs.ts';
import { boldStanding } from './proof-standing.ts';
import { SAFE_MORALE, showsRebellion } from './shows-rebellion.ts';
import { type Making, dropOrders, hiddenSystemsOf, newId, othersOf } from './twins-draft.ts';

/** Treasuries (fuller, so that all that is ordered in sight can still be paid), research and what an empire may build. */
export function changeEmpires(making: Making): void {
  const { draft, oracle, choices, rules } = making;
  const { empires, designs } = draft.tables;
  for (const id of othersOf(making)) {
    const empire = empires[id]!;
    // Under `fought` a class that an empire may build it also knows in battle, so that is no secret.
    const isSecret = rules.classStats === 'public' && !oracle.mayShowClasses(id);
    const more = Object.values(designs).filter(
      (design) => isSecret && choices.percent(20) && design.era === 0,
    );
    const unlocked = choices.shuffled([
      ...new Set([...empire.unlocked, ...more.map((design) => design.id)]),
    ]);
    const standing = oracle.usesEmpireStanding(id)
      ? { ...empire.standing, unpaidFirst: unlocked.slice(0, 1 + choices.below(3)) }
      : { ...empire.standing, ...boldStanding(choices) };
    const treasury = empire.treasury + 150 + choices.below(400);
    const research = { techPool: choices.below(60), advancesInHand: choices.below(2) };
    const era = 1 + choices.below(3);
    const gifts = choices.below(4);
    empires[id] = { ...empire, ...research, treasury, gifts, era, unlocked, standing };
    if (choices.percent(50)) continue;
    // At the end of the sheet, where it takes nothing from what is ordered in sight.
    const invest = { kind: 'InvestTech', points: 1 + choices.below(5) };
    draft.orders[id] = [...(draft.orders[id] ?? []), invest as never];
  }
}

/** Somebody has a fleet in the system of another, or nobody has it. */
const isShared = ({ draft }: Making, { id, owner }: StarSystem): boolean =>
  owner === null ||
  Object.values(draft.tables.fleets).some(
    (fleet) => fleet.owner !== owner && fleet.place.kind === 'system' && fleet.place.system === id,
  );

/** Another Morale; where rebels would show it is in rebellion or not as it was, and stays so. */
function moraleOf(making: Making, system: StarSystem, morale: number): number {
  if (!showsRebellion(making, system)) return morale;
  return system.morale === 0 ? 0 : Math.max(SAFE_MORALE, morale);
}

/** Colonies out of sight, and systems nobody has settled; also a name, where it is not known. */
export function changeSystems(making: Making): void {
  const { draft, choices, oracle } = making;
  const { systems, lanes, effects } = draft.tables;
  for (const system of Object.values(systems)) {
    // A conqueror learns everything.
    if (system.owner === making.viewer || oracle.ground.isInvolved(system.id)) continue;
    systems[system.id] = { ...system, missedGrowth: choices.below(5) };
  }
  for (const id of hiddenSystemsOf(making)) {
    const system = systems[id]!;
    // Whom it joins, and with what, depends on all that is so there (MAP-8). So do sieges of which the viewer hears.
    if (system.anomalies.includes('Splinter Colony') || oracle.ground.showsTroops(id)) continue;
    const isShutIn = system.owner !== null && choices.percent(30);
    const settled = system.owner === null ? 0 : 4 + choices.below(4);
    const census = oracle.isBesieged(id) ? system.census : settled;
    systems[id] = {
      ...system,
      name: oracle.mayLocate(id) ? system.name : `Elsewhere ${String(choices.below(100))}`,
      raw: 1 + choices.below(6),
      census,
      morale: Math.min(census, moraleOf(making, system, choices.below(6))),
      productivity: choices.below(7),
      utilized: choices.below(7),
      intel: choices.below(4),
      // In a system of a third power it decides whether envoys get through to the viewer (DIP-2), and it holds fleets that set out there
      // (MOV-11).
      blockaded: isShared(making, system) || oracle.isSetOutFrom(id) ? system.blockaded : isShutIn,
      anomalies: choices.percent(30) ? ['Strategic Resource'] : [],
    };
    if (system.owner === null || choices.percent(60)) continue;
    const effect = brandAs<EffectId>(`secret.${id}`);
    const subject = { kind: 'system', system: id } as const;
    const when = { begins: 0, ends: 9 };
    effects[effect] = {
      id: effect,
      kind: 'halved',
      owner: system.owner,
      subject,
      amount: 1,
      ...when,
    };
  }
  const isHidden = (id: SystemId): boolean => !oracle.isWatched(id);
  for (const lane of Object.values(lanes)) {
    if (!isHidden(lane.a) || !isHidden(lane.b) || !oracle.isIdleLane(lane.id)) continue;
    lanes[lane.id] = { ...lane, class: choices.pick(['minor', 'major'] as const) };
  }
}

/** Changes colonies whose owner tells the viewer no more than a visit shows (FOG-9): their values, and what is bought there. */
export function changeClosedSystems(making: Making): void {
  const { draft, choices, oracle } = making;
  for (const system of Object.values(draft.tables.systems)) {
    if (system.owner === null || !oracle.isClosed(system.id)) continue;
    if (oracle.ground.showsTroops(system.id)) continue;
    const census = 4 + choices.below(4);
    const morale = moraleOf(making, system, 1 + choices.below(census));
    const values = { census, morale, productivity: choices.below(7), intel: choices.below(4) };
    draft.tables.systems[system.id] = { ...system, ...values };
    if (choices.percent(50)) continue;
    const { owner, id } = system;
    const order = { kind: 'RaiseProductivity', system: id } as const;
    draft.orders[owner] = [...(draft.orders[owner] ?? []), order];
  }
}

/** What is built out of sight, and what is ordered to be built there. */
export function changeWorks(making: Making): void {
  const { draft, choices, oracle } = making;
  const { works, systems } = draft.tables;
  for (const work of Object.values(works)) {
    if (oracle.isWatched(work.system)) continue;
    if (choices.percent(40)) delete works[work.id];
    else works[work.id] = { ...work, built: choices.below(work.cost) };
  }
  for (const owner of othersOf(making)) {
    if (choices.percent(50)) {
      dropOrders(
        making,
        owner,
        (one) => one.kind === 'BuildUnits' && !oracle.isWatched(one.system),
      );
    }
    for (const system of hiddenSystemsOf(making)) {
      if (systems[system]!.owner !== owner || choices.percent(50)) continue;
      const id = brandAs<WorkId>(newId(making, owner, ['w', 'works']));
      const design = designOfPower(owner, choices.pick(['frigate', 'cruiser']));
      const cost = 3 + choices.below(6);
      const part = {
        cost,
        paid: cost,
        built: choices.below(cost),
        begun: 1,
        share: null,
        ready: null,
        cancelled: false,
      };
      works[id] = { id, owner, design, name: 'Secret', system, source: 'shipyard', ...part };
      const money = { source: 'shipyard', names: ['Hidden hull'], pay: null } as const;
      const order = { kind: 'BuildUnits', design, count: 1 + choices.below(3), system, ...money };
      draft.orders[owner] = [...(draft.orders[owner] ?? []), order as never];
    }
  }
}

/** What others know and remember of third things, and how old it is. */
export function changeKnowledge(making: Making): void {
  const { draft, choices, rules, oracle } = making;
  const { knownSystems, knownDesigns, contacts, counters, designs } = draft.tables;
  const tellers = [making.viewer, ...suppliersOf(draft.tables, making.viewer)];
  for (const row of Object.values(knownSystems)) {
    if (tellers.includes(row.viewer) || oracle.isWatched(row.system)) continue;
    const located = {
      turn: choices.below(3),
      source: choices.pick(['scenario', 'presence'] as const),
    };
    knownSystems[row.id] = { ...row, located };
  }
  for (const viewer of othersOf(making)) {
    for (const design of Object.values(designs)) {
      if (rules.classStats === 'fought' || choices.percent(70)) continue;
      const id = knowledgeIdOf(viewer, design.id);
      const known = { turn: choices.below(3), source: 'battle' } as const;
      knownDesigns[id] = { id, viewer, design: design.id, level: 'stats', known };
    }
    const row = counters[viewer]!;
    const number = row.contacts + 1 + choices.below(5);
    counters[viewer] = { ...row, contacts: number };
    const id = brandAs<ContactId>(`${viewer}.c${String(number)}`);
    const hidden = hiddenSystemsOf(making);
    if (hidden.length === 0) continue;
    const system = choices.pick(hidden);
    const subject = { kind: 'garrison', owner: making.viewer, system } as const;
    const seen = { turn: choices.below(3), source: 'presence' } as const;
    const trail = { ships: [], told: null, current: false, cameFrom: null, leftFor: null };
    const place = { kind: 'system', system } as const;
    contacts[id] = { id, viewer, owner: making.viewer, subject, place, groups: [], seen, ...trail };
  }
}

/** A power that the viewer has never met and cannot come across now: perhaps there is none. */
export function removeStrangers(making: Making): void {
  const { draft, viewer, oracle, choices } = making;
  const { tables, orders } = draft;
  for (const id of othersOf(making)) {
    const relations = Object.values(tables.relations).filter(({ a, b }) => a === id || b === id);
    const isMet = relations.some(({ a, b }) => a === viewer || b === viewer);
    const units = Object.values(tables.units).filter((unit) => unit.owner === id);
    const isHomeless = Object.values(tables.systems).every((system) => system.owner !== id);
    if (isMet || !isHomeless || !units.every(oracle.isHiddenUnit) || choices.percent(50)) continue;
    for (const unit of units) delete tables.units[unit.id];
    for (const fleet of Object.values(tables.fleets)) {
      if (fleet.owner === id) delete tables.fleets[fleet.id];
    }
    for (const relation of relations) delete tables.relations[relation.id];
    dropKnowledge(making, id);
    delete tables.empires[id];
    delete tables.counters[id];
    delete orders[id];
  }
}

function dropKnowledge({ draft }: Making, viewer: string): void {
  const { knownSystems, knownLanes, knownDesigns, contacts } = draft.tables;
  for (const table of [knownSystems, knownLanes, knownDesigns, contacts]) {
    for (const row of Object.values(table)) if (row.viewer === viewer) delete table[row.id];
  }
}
