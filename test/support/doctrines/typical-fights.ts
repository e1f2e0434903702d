import type { BattleSide, ScenarioKind } from '#model/battle/setup';
import type { LaneClass } from '#model/campaign/lane';

type Group = Readonly<{
  class: string;
  count: number;
  condition?: 'crippled';
  aboard?: readonly Group[];
}>;

/** One side of a fight; without a way out nobody gets away. */
export type Fleet = Readonly<{
  units: readonly Group[];
  wayOut?: Exclude<LaneClass, 'unexplored'>;
}>;

/** A fight by which doctrines are measured: how a fleet that follows one fares against a fleet that follows another. */
export type TypicalFight = Readonly<{
  name: string;
  own: Fleet;
  enemy: Fleet;
  /** Which side the own fleet is on; left out: the attacker. */
  at?: BattleSide;
  scenario?: ScenarioKind;
  /** The class of the lane in which they meet; left out: in a system. */
  lane?: Exclude<LaneClass, 'unexplored'>;
  /** The defender holds the system, with this Productivity. */
  heldWith?: number;
}>;

const of = (name: string, count: number, more: Partial<Group> = {}): Group => ({
  class: name,
  count,
  ...more,
});
const by = (wayOut: Fleet['wayOut'], units: readonly Group[]): Fleet =>
  wayOut === undefined ? { units } : { units, wayOut };

const KILI = [of('kili.lunge', 3), of('kili.parry', 2), of('kili.riposte', 3)];
const MORE_KILI = [of('kili.lunge', 4), of('kili.parry', 2), of('kili.riposte', 6)];
const MANY_KILI = [of('kili.lunge', 8), of('kili.parry', 4), of('kili.riposte', 8)];
const FEW_KILI = [of('kili.lunge', 2), of('kili.parry', 1), of('kili.riposte', 2)];
const CRUISERS = [of('human.ares', 2), of('human.apollo', 4), of('human.sparta', 4)];
const FEW_CRUISERS = [of('human.ares', 1), of('human.apollo', 3), of('human.sparta', 3)];
const BADLY_HURT = [
  of('human.ares', 1),
  of('human.apollo', 2),
  of('human.apollo', 2, { condition: 'crippled' }),
  of('human.sparta', 2, { condition: 'crippled' }),
];
const HUMAN_CARRIERS = [
  of('human.ares', 1, { aboard: [of('human.saber', 2)] }),
  of('human.europa', 2, { aboard: [of('human.saber', 4)] }),
  of('human.sparta', 3),
];
const LORAN_CARRIERS = [
  of('loran.lida', 2, { aboard: [of('loran.segment', 5)] }),
  of('loran.chaete', 4, { aboard: [of('loran.segment', 2)] }),
];
const RAIDERS = [
  of('raiders.battlewagon', 1),
  of('raiders.dragonship', 2),
  of('raiders.longship', 2),
  of('raiders.corsair', 3),
];
const FEW_RAIDERS = [
  of('raiders.dragonship', 2),
  of('raiders.longship', 2),
  of('raiders.corsair', 2),
  of('raiders.brigand', 1),
];
const ESCORT = [of('human.apollo', 1), of('human.sparta', 4), of('universal.convoy', 2)];
const GARRISON = [
  of('kili.salle', 1),
  of('kili.lunge', 3),
  of('kili.parry', 2),
  of('kili.riposte', 2),
];

/** Between equals: the side does not matter. */
export const EQUAL_FIGHTS: readonly TypicalFight[] = [
  { name: 'equal fleets', own: by('minor', KILI), enemy: by('minor', KILI) },
  {
    name: 'equal cruisers, no way out',
    own: by(undefined, CRUISERS),
    enemy: by(undefined, CRUISERS),
  },
  { name: 'great fleets', own: by('major', MANY_KILI), enemy: by('major', MANY_KILI) },
];

export const TYPICAL_FIGHTS: readonly TypicalFight[] = [
  ...EQUAL_FIGHTS,
  { name: 'superior', own: by('minor', MORE_KILI), enemy: by('minor', RAIDERS) },
  { name: 'inferior', own: by('minor', RAIDERS), enemy: by('minor', MORE_KILI) },
  { name: 'carriers', own: by('major', HUMAN_CARRIERS), enemy: by('major', LORAN_CARRIERS) },
  { name: 'ships against carriers', own: by('minor', KILI), enemy: by('minor', LORAN_CARRIERS) },
  {
    name: 'escort against raiders',
    own: by('minor', ESCORT),
    enemy: by('minor', FEW_RAIDERS),
    at: 'defender',
  },
  { name: 'raiders against escort', own: by('minor', FEW_RAIDERS), enemy: by('minor', ESCORT) },
  {
    name: 'defence of a base',
    own: by('major', GARRISON),
    enemy: by('minor', CRUISERS),
    at: 'defender',
    scenario: 'defensive',
    heldWith: 4,
  },
  {
    name: 'in a restricted lane',
    own: by(undefined, [of('loran.lida', 3), of('loran.chaete', 5)]),
    enemy: by(undefined, FEW_CRUISERS),
    lane: 'restricted',
  },
  { name: 'crippled at the start', own: by('minor', BADLY_HURT), enemy: by('minor', FEW_KILI) },
  {
    name: 'long odds',
    own: by('major', [of('human.apollo', 2), of('human.sparta', 2)]),
    enemy: by('minor', KILI),
  },
];
