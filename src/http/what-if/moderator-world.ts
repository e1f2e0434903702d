import type { ModeratorView } from '#fog/views/empire-view';
import { SHARED_TEXTS } from '#http/words/texts';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import type { UnitDesign } from '#model/forces/design';
import { valuesById } from '#kernel/collections/tables';
import { WHAT_IF_SIDES } from '#app/what-if/what-if';
import { playedLists } from '#http/names/class-lists';
import { classesToChoose, classOffers } from './class-offers.ts';
import { TEXTS } from './texts.ts';
import { trueForces } from './true-forces.ts';
import { strifeOf } from './strife.ts';
import { waysOutOf } from './ways-out.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

function spotsOf({ systems, lanes }: ModeratorView): readonly BattleSpot[] {
  const inLanes = valuesById(lanes).map((lane): BattleSpot => {
    const called = `${systems[lane.a]?.name ?? lane.a} – ${systems[lane.b]?.name ?? lane.b}`;
    const shown = lane.class === 'unexplored' ? 'restricted' : lane.class;
    const where = TEXTS.inLane(called);
    return {
      kind: 'lane',
      at: lane.id,
      name: called,
      where,
      class: shown,
      waysOut: [shown],
      facts: [],
    };
  });
  const inSystems = valuesById(systems).map(
    ({ id, name: called, anomalies, owner, productivity, utilized }): BattleSpot => ({
      kind: 'system',
      at: id,
      name: called,
      where: TEXTS.at(called),
      anomalies,
      owner,
      productivity,
      utilized,
      waysOut: waysOutOf(valuesById(lanes), id),
      facts: [],
    }),
  );
  return [...inSystems, ...inLanes];
}

/** What no battle that a moderator thinks out counts. */
const LEFT_OUT: readonly string[] = [
  TEXTS.levelsOutOfSupplyArePresent,
  TEXTS.shipsRetreatAlongWidestLaneHere,
  TEXTS.onlyThisBattleIsCalculated,
];

/** What a moderator can think out battles of: the truth, and the classes that are printed. */
export function moderatorWorld(view: ModeratorView, printed: readonly UnitDesign[]): WhatIfWorld {
  const { empires, systems, designs } = view;
  const ownerName = (id: EmpireId): string =>
    id === RAIDERS ? RAIDERS_NAME : (empires[id]?.name ?? id);
  const spots = spotsOf(view);
  return {
    asOf: TEXTS.trueStateOfTurn(view.turn),
    rules: view.rules,
    strifeBetween: (one, other) => {
      const between = view.relations.find(
        ({ a, b }) => (a === one && b === other) || (a === other && b === one),
      );
      return strifeOf([one, other], between?.state);
    },
    spots,
    forces: trueForces({
      fleets: valuesById(view.fleets),
      units: valuesById(view.units),
      unitOf: (id) => view.units[id],
      designOf: (id) => designs[id],
      standingOf: (empire) => empires[empire]?.standing,
      ownerName,
      systemName: (system) => systems[system]?.name ?? system,
      fleetAt: ({ place }) =>
        spots.find(({ at }) => at === (place.kind === 'system' ? place.system : place.lane))
          ?.where ?? '',
      sides: WHAT_IF_SIDES,
    }),
    asked: [],
    // The moderator fights with everything as it is.
    whenFought: (forces) => forces,
    leftOut: LEFT_OUT,
    classes: classOffers(classesToChoose(valuesById(designs), printed), playedLists(view)),
    canOrder: false,
    sideNames: { one: TEXTS.oneSide, two: SHARED_TEXTS.otherSide },
  };
}
