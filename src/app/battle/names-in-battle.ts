import type { Names } from '#fog/moderator-log/names';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { DesignId, LaneId, UnitId } from '#model/campaign/ids';

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
  const designName = (id: DesignId): string => designs.get(id) ?? id;
  // A unit without a name has only its mark in the record.
  const unit = (id: UnitId): string => units.get(id) ?? '';
  return {
    empire: (id) => battle.sides[id === attacker.leader ? 'attacker' : 'defender'].name,
    system: () => place,
    lane,
    design: designName,
    fleet: (id) => id,
    unit,
    unitAs: (design, id) => [designName(design), unit(id)].filter((part) => part !== '').join(' '),
    battle: () => `battle at ${place}`,
    work: (id) => id,
    place: () => place,
  };
}
