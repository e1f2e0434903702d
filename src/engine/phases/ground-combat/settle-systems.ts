import { rollForOrder } from '#engine/record/roll-for-order';
import { tieRolled } from '#engine/record/tie-rolled';
import { conquerSystem } from '#engine/siege/conquer-system';
import { witnessesOfHarm } from '#engine/siege/hurt-system';
import { landedIn, landedNow, type Siege } from '#engine/siege/siege-world';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Claimant, conquerorsOf } from '#rules/ground/conqueror-of';
import { disruptionOf } from '#rules/ground/disruption-of';
import { areGroundEnemies, standTogetherIn } from '#rules/ground/fights-on-ground';
import { attritionLeft } from '#rules/ground/ground-fighter';
import { MILITIA } from '#model/campaign/militia';
import type { MilitiasLeft } from './fight-in-systems.ts';

/** The Attrition of each empire's ground units on the ground in a system now. */
function landedBy(siege: Siege, system: SystemId): readonly Claimant[] {
  const soldiers = landedIn(siege, system);
  return [...groupBy(soldiers, ({ unit }) => unit.owner)].map(([empire, own]) => ({
    empire,
    attrition: sumOf(own, attritionLeft),
  }));
}

/** The systems with ground units on the ground now. */
export const occupied = (siege: Siege): readonly SystemId[] =>
  [...landedNow(siege).keys()].sort(compareIds);

/**
 * Enemy ground units disturb the Productivity of a colony next turn; rebels are enemies too.
 * @rule GND-5
 * @ruling Disruption is tested before conquest, so a system that is conquered this turn has no Utilized Productivity next turn.
 */
export function disruptEconomies(siege: Siege): void {
  const { record, before } = siege;
  const state = record.state();
  const rebelling = valuesById(state.systems).flatMap(({ id, rebels }) => (rebels > 0 ? [id] : []));
  for (const id of unique([...occupied(siege), ...rebelling])) {
    const { owner, census, rebels } = rowOf(state.systems, id);
    if (owner === null || census === 0) continue;
    const here = landedBy(siege, id);
    const own = sumOf(here, (one) =>
      standTogetherIn(state, id, [owner, one.empire]) ? one.attrition : 0,
    );
    const foes = here.filter(({ empire }) => areGroundEnemies(state, id, [owner, empire]));
    const hostile = sumOf(foes, ({ attrition }) => attrition) + rebels * MILITIA.attrition;
    const disruption = disruptionOf(own, hostile);
    if (disruption === 'none') continue;
    record.emit({
      type: 'OutputMarked',
      cite: cite('GND-5'),
      rolls: [],
      witnesses: witnessesOfHarm(
        owner,
        foes.map(({ empire }) => empire),
      ),
      empire: owner,
      system: id,
      harm: { because: 'disruption', by: null, mission: null },
      mark: disruption === 'zero' ? 'disrupted-zero' : 'disrupted-half',
      amount: 1,
      turn: before.turn + 1,
    });
  }
}

/**
 * Systems without any defender pass to the enemy with the most Attrition landed there.
 * @rule GND-6
 * @ruling A system is defended as long as its owner, an empire on the owner's side, or another empire at War with the conqueror but not with the
 *   owner has a ground unit there, or as long as its militia has survived the turn.
 * @ruling An independent colony is conquered when its militias are destroyed.
 */
export function conquerSystems(siege: Siege, militias: MilitiasLeft): void {
  const { record } = siege;
  for (const id of occupied(siege)) {
    const state = record.state();
    const { owner, census, rebels } = rowOf(state.systems, id);
    const here = landedBy(siege, id);
    if (owner === null) {
      if (census > 0 && rebels === 0) take(siege, id, here);
      continue;
    }
    const claimants = here.filter(({ empire }) => areGroundEnemies(state, id, [owner, empire]));
    const isDefended = here.some(
      ({ empire }) =>
        standTogetherIn(state, id, [owner, empire]) ||
        (!areGroundEnemies(state, id, [owner, empire]) &&
          claimants.some((one) => areGroundEnemies(state, id, [one.empire, empire]))),
    );
    if (!isDefended && !militias.has(id)) take(siege, id, claimants);
  }
}

function take(siege: Siege, system: SystemId, claimants: readonly Claimant[]): void {
  const among = conquerorsOf(claimants);
  const GND_6 = cite('GND-6');
  const purpose = { kind: 'conquest tie', text: 'who takes a conquered system' } as const;
  const dice = siege.dice.stream('conquest', system);
  const order = rollForOrder(dice, { among, purpose, cite: GND_6 });
  const by: EmpireId | undefined = order[0]?.empire;
  if (by === undefined) return;
  const place = { kind: 'system', system } as const;
  if (order.length > 1) {
    siege.record.emit(tieRolled({ cite: GND_6, over: 'conquest', place }, order));
  }
  conquerSystem(siege, { system, by, how: 'assault' });
}
