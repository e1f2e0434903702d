import type { Party } from '#engine/sight/parties-of';
import { detectCrossing } from '#engine/sight/detect';
import { groupBy } from '#kernel/collections/group-by';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { comeOut } from './come-out.ts';
import { sidesOf } from './meetings-of.ts';
import { passersOf } from './passers-of.ts';
import type { Move, Traveller } from './traveller.ts';
import { isMetBy, noteGenerated, type Voyage } from './voyage.ts';

/** The effects of meetings in lanes on the fleets that cross them in this step. */
export type Crossings = Readonly<{
  /** The fleets that don't leave their lane. */
  stopped: ReadonlySet<Traveller>;
  /** The fleets that leave it without these ships. */
  rearguards: ReadonlyMap<Traveller, ReadonlySet<UnitId>>;
}>;

type Foes = ReadonlyMap<EmpireId, ReadonlySet<EmpireId>>;
type Column = Readonly<{ moves: readonly Move[]; foes: Foes; facing: readonly Move[] }>;

const partiesOf = ({ sight }: Voyage, moves: readonly Move[]): readonly Party[] =>
  moves.flatMap(({ traveller }) => sight.where.party(traveller.fleet) ?? []);

/** The fleets of one direction that the others hold: they stay in the lane, or leave ships there and go on. */
function crossingsOf(voyage: Voyage, { moves, foes, facing }: Column): readonly Crossings[] {
  const against = partiesOf(voyage, facing);
  return [...groupBy(moves, ({ traveller }) => traveller.owner)].flatMap(([owner, own]) => {
    const held = foes.get(owner);
    if (held === undefined) return [];
    const met = own.filter(({ traveller }) =>
      [...held].some((foe) => isMetBy(voyage, traveller, foe)),
    );
    const fleets = met.map(({ traveller }) => traveller);
    const others = against.filter((party) => party.owner !== owner);
    const parties = [...partiesOf(voyage, met), ...others];
    const { gone, stay } = passersOf(voyage, { owner, foes: held, fleets, parties });
    const parting = [...gone].filter(({ units }) => units.some(({ unit }) => stay.has(unit.id)));
    return [
      {
        stopped: new Set(fleets.filter((one) => !gone.has(one))),
        rearguards: new Map(parting.map((one) => [one, stay] as const)),
      },
    ];
  });
}

/** The empires that fight each other in a lane, for each direction. */
function foesIn(
  voyage: Voyage,
  place: BattlePlace,
  [there, back]: readonly [readonly Move[], readonly Move[]],
): readonly [Foes, Foes] {
  const foes = [new Map<EmpireId, Set<EmpireId>>(), new Map<EmpireId, Set<EmpireId>>()] as const;
  for (const one of sidesOf(partiesOf(voyage, there))) {
    for (const other of sidesOf(partiesOf(voyage, back))) {
      if (one.owner === other.owner) continue;
      const found = voyage.meetings.between(one, other, place);
      if (found.length === 0) continue;
      foes[0].set(one.owner, (foes[0].get(one.owner) ?? new Set()).add(other.owner));
      foes[1].set(other.owner, (foes[1].get(other.owner) ?? new Set()).add(one.owner));
      noteGenerated(voyage, place, found);
    }
  }
  return foes;
}

/**
 * Fleets that cross a lane in opposite directions and fight stay in it, or leave as many ships there as come against them and go on.
 * @rule MOV-2 @rule MOV-3
 * @ruling In contested movement in a lane, the ships of all enemy fleets that cross it the other way in the same step count against a
 *   fleet, even if these fleets go on themselves.
 */
export function meetInLanes(voyage: Voyage, moves: readonly Move[]): Crossings {
  const all = [...groupBy(moves, (move) => move.lane).values()].flatMap((crossing) => {
    const [first] = crossing;
    if (first === undefined) return [];
    const there = crossing.filter((move) => move.from === first.from);
    const back = crossing.filter((move) => move.from !== first.from);
    const place: BattlePlace = { kind: 'lane', lane: first.lane };
    detectCrossing(voyage.sight, place, [partiesOf(voyage, there), partiesOf(voyage, back)]);
    comeOut(voyage, place, [partiesOf(voyage, there), partiesOf(voyage, back)]);
    comeOut(voyage, place, [partiesOf(voyage, back), partiesOf(voyage, there)]);
    const [foesThere, foesBack] = foesIn(voyage, place, [there, back]);
    return [
      ...crossingsOf(voyage, { moves: there, foes: foesThere, facing: back }),
      ...crossingsOf(voyage, { moves: back, foes: foesBack, facing: there }),
    ];
  });
  return {
    stopped: new Set(all.flatMap(({ stopped }) => [...stopped])),
    rearguards: new Map(all.flatMap(({ rearguards }) => [...rearguards])),
  };
}
