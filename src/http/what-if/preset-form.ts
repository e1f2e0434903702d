import { listed } from '#kernel/words/listed';
import { leadingForce } from '#app/what-if/leading-force';
import { WHAT_IF_SIDES, type WhatIfSideName, type WhatIfSoFar } from '#app/what-if/what-if';
import type { EmpireId } from '#model/campaign/ids';
import { ALL_STANDING_ORDERS, BATTLE_FIELDS } from '#model/forces/standing-orders';
import { unique } from '#kernel/collections/unique';
import { sortBy } from '#kernel/collections/sort-by';
import { standingTexts } from '#http/forms/standing/standing-inputs';
import { leftOut, rowsOf, stagesFlights } from './taking-part.ts';
import { fieldOf, FILLED_FIELD, type FilledForm, ROW_NUMBERS, rowField } from './form-names.ts';
import { soFarForm } from './so-far-fields.ts';
import { TEXTS } from './texts.ts';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from './what-if-world.ts';

/** Which forces take part, by id. */
export type Ticked = Readonly<Record<WhatIfSideName, readonly string[]>>;

const forOf = (force: Force, side: WhatIfSideName): boolean => force.sides.includes(side);

/**
 * Who would meet there: those of one owner against those of another, enemies before strangers, and among them the owner of the place.
 * Whom a treaty keeps from it is taken by nobody but the reader.
 */
export function likelyForces({ forces, strifeBetween }: WhatIfWorld, spot: BattleSpot): Ticked {
  const here = forces.filter(({ at, isLikely }) => at === spot.at && isLikely);
  const ownersOf = (side: WhatIfSideName): readonly (EmpireId | null)[] =>
    unique(here.filter((force) => forOf(force, side)).map(({ owner }) => owner));
  const idsOf = (side: WhatIfSideName, whose: EmpireId | null | undefined): readonly string[] =>
    here.filter((force) => forOf(force, side) && force.owner === whose).map(({ id }) => id);
  const holder = spot.kind === 'system' ? spot.owner : null;
  const [ones, others] = [ownersOf('one'), [...ownersOf('two')].reverse()];
  const pairs = others.flatMap((second) =>
    ones.flatMap((first) => {
      const strife = first === second ? null : strifeBetween(first, second);
      return strife === null ? [] : [{ first, second, strife }];
    }),
  );
  const [likely] = sortBy(
    pairs,
    (a, b) => a.strife - b.strife,
    (a, b) => Number(b.second === holder) - Number(a.second === holder),
  );
  if (likely !== undefined) {
    return { one: idsOf('one', likely.first), two: idsOf('two', likely.second) };
  }
  const alone = ones.find((owner) => !others.includes(owner));
  if (alone !== undefined) return { one: idsOf('one', alone), two: [] };
  return { one: [], two: idsOf('two', others.find((owner) => owner === holder) ?? others[0]) };
}

/** The forces of a side that were ticked. */
const tickedForces = (
  { forces }: WhatIfWorld,
  ticked: Ticked,
  side: WhatIfSideName,
): readonly Force[] =>
  forces.filter((force) => forOf(force, side) && ticked[side].includes(force.id));

/** What a side is called: those who fight for it. */
export function sideNameOf(world: WhatIfWorld, ticked: Ticked, side: WhatIfSideName): string {
  const names = unique(tickedForces(world, ticked, side).map(({ ownerName }) => ownerName));
  return names.length === 0 ? world.sideNames[side] : listed(names);
}

type Meeting = Readonly<{ scenario: string; attacker: WhatIfSideName }>;

/** What a Defensive scenario is about (ENC-3). */
const hasTarget = (forces: readonly Force[], { rules }: WhatIfWorld): boolean =>
  forces.some(
    ({ isFixed, rows }) =>
      isFixed &&
      rows.some(
        ({ kind }) => kind === 'base' || (kind === 'flight' && rules.defensiveTargets === 'fixed'),
      ),
  );

/** Bases are fought for in a Defensive scenario; else in deep space. */
function likelyMeeting(world: WhatIfWorld, ticked: Ticked): Meeting {
  if (hasTarget(tickedForces(world, ticked, 'two'), world)) {
    return { scenario: 'defensive', attacker: 'one' };
  }
  if (hasTarget(tickedForces(world, ticked, 'one'), world)) {
    return { scenario: 'defensive', attacker: 'two' };
  }
  return { scenario: 'deep-space', attacker: 'one' };
}

const stateOf = ({ crippled, reserve }: ForceRow): string =>
  `${crippled ? 'crippled' : 'sound'}${reserve ? '-reserve' : ''}`;

function rowTexts(side: WhatIfSideName, rows: readonly ForceRow[]): FilledForm {
  const texts = rows.slice(0, ROW_NUMBERS.length).flatMap((row, index) => {
    const name = (field: Parameters<typeof rowField>[2]): string =>
      rowField(side, index + 1, field);
    return [
      [name('class'), [row.class]],
      [name('count'), [String(row.count)]],
      [name('state'), [stateOf(row)]],
      [name('make'), [row.unconverted ? 'alien' : '']],
      [name('levels'), [String(row.levels)]],
      [name('ordnance'), [row.ordnance]],
    ] as const;
  });
  return Object.fromEntries(texts);
}

function standingForm(side: WhatIfSideName, forces: readonly Force[]): FilledForm {
  const standing = leadingForce(forces)?.standing;
  if (standing === undefined) return {};
  const all = { ...ALL_STANDING_ORDERS, ...standing };
  return Object.fromEntries(
    BATTLE_FIELDS.map((field) => [fieldOf(side, field), standingTexts(field, all)]),
  );
}

function holderOf(world: WhatIfWorld, spot: BattleSpot, ticked: Ticked): string {
  if (spot.kind === 'lane' || spot.owner === null) return 'nobody';
  const holds = (side: WhatIfSideName): boolean =>
    tickedForces(world, ticked, side).some(({ owner }) => owner === spot.owner);
  return WHAT_IF_SIDES.find(holds) ?? 'nobody';
}

/** Whether a side is the defender of a Defensive scenario, for whom bases fight. */
const isDefending = ({ scenario, attacker }: Meeting, side: WhatIfSideName): boolean =>
  scenario === 'defensive' && attacker !== side;

/** What the rows of a side are filled from, in one text: `defends human.f1 human.f2`. */
export const filledBy = (meeting: Meeting, ticked: Ticked, side: WhatIfSideName): string =>
  [isDefending(meeting, side) ? 'defends' : 'fights', ...ticked[side]].join(' ');

type Presetting = Readonly<{
  spot: BattleSpot;
  ticked: Ticked;
  meeting: Meeting | null;
  /** Left out: the battle begins. */
  soFar?: WhatIfSoFar | null;
}>;

/** The form of a battle at a place between these forces, as it is first shown. `meeting`: as it was chosen already. */
export function presetForm(
  world: WhatIfWorld,
  { spot, ticked, meeting, soFar = null }: Presetting,
): FilledForm {
  const { scenario, attacker } = meeting ?? likelyMeeting(world, ticked);
  const sides = WHAT_IF_SIDES.map((side): FilledForm => {
    const forces = world.whenFought(tickedForces(world, ticked, side), spot);
    const defends = isDefending({ scenario, attacker }, side);
    return {
      [fieldOf(side, 'force')]: ticked[side],
      [fieldOf(side, FILLED_FIELD)]: [filledBy({ scenario, attacker }, ticked, side)],
      ...rowTexts(side, rowsOf(forces, { spot, isDefending: defends, ...world })),
      ...standingForm(side, forces),
    };
  });
  const { productivity, utilized } =
    spot.kind === 'system' ? spot : { productivity: 0, utilized: 0 };
  return {
    at: [spot.at],
    scenario: [scenario],
    attacker: [attacker],
    holder: [holderOf(world, spot, ticked)],
    productivity: [String(productivity)],
    utilized: [String(utilized)],
    ...(soFar === null ? {} : soFarForm(soFar)),
    ...sides[0],
    ...sides[1],
  };
}

/** What was taken for granted, so that nobody takes the chances for more than they are. */
export function assumedOf(
  world: WhatIfWorld,
  { spot, ticked, meeting }: Presetting & Readonly<{ meeting: Meeting }>,
): readonly string[] {
  const forces = WHAT_IF_SIDES.map((side) => {
    return { side, forces: world.whenFought(tickedForces(world, ticked, side), spot) };
  });
  const idle = forces.flatMap(({ side, forces: own }) =>
    isDefending(meeting, side)
      ? []
      : own.filter((force) => force.isFixed && !stagesFlights(force, { spot, ...world })),
  );
  return unique([
    ...spot.facts,
    ...forces.flatMap(({ forces: own }) => own.flatMap(({ assumed }) => assumed)),
    ...forces.flatMap(({ side, forces: own }) => {
      const name = sideNameOf(world, ticked, side);
      return leftOut(name, own, { spot, isDefending: isDefending(meeting, side), ...world });
    }),
    ...idle.map(({ name }) => TEXTS.leftOut(name)),
    ...(meeting.scenario === 'pursuit' ? [TEXTS.pursuedLoses] : []),
    ...world.leftOut,
  ]);
}
