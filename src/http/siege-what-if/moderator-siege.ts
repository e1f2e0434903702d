import type { ModeratorView } from '#fog/views/empire-view';
import { systemOf } from '#http/names/spoken-names';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import {
  defendingRows,
  gunsOf,
  invadingRows,
  type KnownForces,
  landedRows,
  siegeRowsTogether,
} from './siege-forces.ts';
import type { SiegeSpot, SiegeWorld } from './siege-world.ts';
import { playedLists } from '#http/names/class-lists';
import { fleetsFor, groundOffers, SIEGE_LEFT_OUT } from './spot-parts.ts';
import { TEXTS } from './texts.ts';

/** What belongs to some empires. */
function forcesOf(view: ModeratorView, isTheirs: (owner: EmpireId) => boolean): KnownForces {
  return {
    fleets: valuesById(view.fleets).filter(({ owner }) => isTheirs(owner)),
    units: valuesById(view.units).filter(({ owner }) => isTheirs(owner)),
    unitOf: (id) => view.units[id],
    designOf: (id) => view.designs[id],
  };
}

/** The empires at War with the owner of a system; everybody, if it has none. */
function enemiesOf(
  { relations, empires }: ModeratorView,
  owner: EmpireId | null,
): readonly EmpireId[] {
  const all = valuesById(empires).map(({ id }) => id);
  if (owner === null) return all;
  return all.filter((empire) =>
    relations.some(
      ({ a, b, state }) =>
        state === 'war' && ((a === owner && b === empire) || (b === owner && a === empire)),
    ),
  );
}

function spotOf(view: ModeratorView, system: StarSystem): SiegeSpot {
  const { id, name, owner, census } = system;
  const nameOf = (empire: EmpireId): string =>
    empire === RAIDERS ? RAIDERS_NAME : (view.empires[empire]?.name ?? empire);
  const enemies = enemiesOf(view, owner);
  const here = new Set(
    valuesById(view.units)
      .filter((unit) => systemOf(unit, view) === id)
      .map((unit) => unit.owner),
  );
  // One empire besieges: the first that is there.
  const besieger = enemies.find((empire) => here.has(empire)) ?? null;
  const theirs = forcesOf(view, (one) =>
    besieger === null ? enemies.includes(one) : one === besieger,
  );
  const ours = forcesOf(view, (one) => one === owner);
  const whereOf = ({ place }: KnownForces['fleets'][number]): string =>
    place.kind === 'system'
      ? TEXTS.at(view.systems[place.system]?.name ?? place.system)
      : TEXTS.inLane;
  const plans = (empire: EmpireId | null) =>
    (empire === null ? undefined : view.empires[empire]?.standing.groundPlan) ?? 'weakest';
  const militia = owner !== null && view.empires[owner]?.standing.militia !== 'none';
  return {
    at: id,
    name,
    where: TEXTS.at(name),
    isLikely: besieger !== null && (owner !== null || census > 0),
    names: {
      attacker: besieger === null ? TEXTS.attacker : nameOf(besieger),
      defender: owner === null ? TEXTS.defender : nameOf(owner),
    },
    fleets: fleetsFor(theirs, id, whereOf),
    fill: (fleets) => ({
      attackers: siegeRowsTogether([...landedRows(theirs, id), ...invadingRows(theirs, fleets)]),
      defenders: siegeRowsTogether(defendingRows(ours, id)),
      plans: { attacker: plans(besieger), defender: plans(owner) },
      militia: militia && census > 0,
      ...gunsOf(theirs, id, fleets),
      assumed: [TEXTS.bothSidesFollowStandingOrders, ...SIEGE_LEFT_OUT],
    }),
  };
}

/** What a moderator can think out sieges of: the truth, and the classes that are printed. */
export function moderatorSiegeWorld(
  view: ModeratorView,
  printed: readonly UnitDesign[],
): SiegeWorld {
  return {
    asOf: TEXTS.trueStateOfTurn(view.turn),
    spots: valuesById(view.systems).map((system) => spotOf(view, system)),
    classes: groundOffers(valuesById(view.designs), printed, playedLists(view)),
  };
}
