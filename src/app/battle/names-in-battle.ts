import type { Names } from '#fog/moderator-log/names';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { LaneId } from '#model/campaign/ids';

/** The names of the units, sides and places in a battle file. */
export function namesInBattle({ battle, setup }: BattleStart): Names {
  const { attacker, defender } = setup.sides;
  const all = [...attacker.combatants, ...defender.combatants];
  const designs = new Map(all.map(({ design }) => [design.id, design.name]));
  const units = new Map(all.map(({ unit, name }) => [unit, name]));
  const ways = new Map(
    [...attacker.waysOut, ...defender.waysOut].map((way) => [way.lane, way.class]),
  );
  const { name: place } = battle.place;
  const lane = (id: LaneId): string =>
    setup.place.kind === 'lane' ? place : `a ${ways.get(id) ?? ''} lane`;
  return {
    empire: (id) => battle.sides[id === attacker.leader ? 'attacker' : 'defender'].name,
    system: () => place,
    lane,
    design: (id) => designs.get(id) ?? id,
    fleet: (id) => id,
    // A unit without a name has only its mark in the record.
    unit: (id) => units.get(id) ?? '',
    work: (id) => id,
    place: () => place,
  };
}
