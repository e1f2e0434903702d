import { WHAT_IF_SIDES, type WhatIfSideName } from '#app/what-if/what-if';
import type { EmpireId } from '#fog/views/terms';
import { unique } from '#kernel/collections/unique';
import { rowsTogether } from './force-rows.ts';
import { fieldOf, type FilledForm, ROW_NUMBERS, rowField, STANDING_FIELDS } from './form-names.ts';
import type { BattleSpot, Force, ForceRow, WhatIfWorld } from './what-if-world.ts';

/** Which forces take part, by id. */
export type Ticked = Readonly<Record<WhatIfSideName, readonly string[]>>;

const forOf = (force: Force, side: WhatIfSideName): boolean => force.sides.includes(side);

/** Who would meet there: those of one owner against those of another; the owner of the place is attacked. */
export function likelyForces({ forces }: WhatIfWorld, spot: BattleSpot): Ticked {
  const here = forces.filter(({ at, isLikely }) => at === spot.at && isLikely);
  const ownersOf = (side: WhatIfSideName): readonly (EmpireId | null)[] =>
    unique(here.filter((force) => forOf(force, side)).map(({ owner }) => owner));
  const holder = spot.kind === 'system' ? spot.owner : null;
  const others = ownersOf('two');
  const second = others.find((owner) => owner === holder) ?? others.at(-1);
  const first = ownersOf('one').find((owner) => owner !== second);
  const idsOf = (side: WhatIfSideName, whose: EmpireId | null | undefined): readonly string[] =>
    here.filter((force) => forOf(force, side) && force.owner === whose).map(({ id }) => id);
  return { one: idsOf('one', first), two: idsOf('two', second) };
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
  return names.length === 0 ? world.sideNames[side] : names.join(' and ');
}

type Meeting = Readonly<{ scenario: string; attacker: WhatIfSideName }>;

const hasBase = (forces: readonly Force[]): boolean =>
  forces.some(({ isFixed, rows }) => isFixed && rows.some(({ kind }) => kind === 'base'));

/** Bases are fought for in a Defensive scenario; else in deep space. */
function likelyMeeting(world: WhatIfWorld, ticked: Ticked): Meeting {
  if (hasBase(tickedForces(world, ticked, 'two')))
    return { scenario: 'defensive', attacker: 'one' };
  if (hasBase(tickedForces(world, ticked, 'one')))
    return { scenario: 'defensive', attacker: 'two' };
  return { scenario: 'deep-space', attacker: 'one' };
}

function rowsOf(forces: readonly Force[], isDefending: boolean): readonly ForceRow[] {
  const able = forces.filter(({ isFixed }) => isDefending || !isFixed);
  return rowsTogether(
    able.flatMap(({ rows, isFixed }) => rows.filter(({ kind }) => isFixed || kind !== 'minefield')),
  );
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

function standingTexts(side: WhatIfSideName, forces: readonly Force[]): FilledForm {
  const standing = forces[0]?.standing;
  if (standing === undefined) return {};
  const listOf = (words: readonly string[]): string =>
    words.length === 0 ? 'nobody' : words.join(', ');
  const texts: Readonly<Record<(typeof STANDING_FIELDS)[number], string | readonly string[]>> = {
    missions: standing.missions,
    warfare: standing.warfare,
    retreat: standing.retreat,
    retreatAt: String(standing.retreatAt),
    withoutFlagship: standing.withoutFlagship,
    ram: standing.ram,
    proximity: standing.proximity,
    boarding: standing.boarding,
    asteroids: standing.asteroids,
    sendBackCrippled: standing.sendBackCrippled ? 'yes' : 'no',
    direct: listOf(standing.direct),
    directShare: String(standing.directShare),
    screen: listOf(standing.screen),
    enterFirst: listOf(standing.enterFirst),
    holdBack: standing.holdBack,
  };
  return {
    [fieldOf(side, 'intel')]: [String(standing.intel)],
    ...Object.fromEntries(
      STANDING_FIELDS.map((name) => [fieldOf(side, name), [texts[name]].flat()]),
    ),
  };
}

function holderOf(world: WhatIfWorld, spot: BattleSpot, ticked: Ticked): string {
  if (spot.kind === 'lane' || spot.owner === null) return 'nobody';
  const holds = (side: WhatIfSideName): boolean =>
    tickedForces(world, ticked, side).some(({ owner }) => owner === spot.owner);
  return WHAT_IF_SIDES.find(holds) ?? 'nobody';
}

type Presetting = Readonly<{ spot: BattleSpot; ticked: Ticked; meeting: Meeting | null }>;

/** The form of a battle at a place between these forces, as it is first shown. `meeting`: as it was chosen already. */
export function presetForm(world: WhatIfWorld, { spot, ticked, meeting }: Presetting): FilledForm {
  const { scenario, attacker } = meeting ?? likelyMeeting(world, ticked);
  const sides = WHAT_IF_SIDES.map((side): FilledForm => {
    const forces = tickedForces(world, ticked, side);
    const isDefending = scenario === 'defensive' && attacker !== side;
    return {
      [fieldOf(side, 'force')]: ticked[side],
      ...rowTexts(side, rowsOf(forces, isDefending)),
      ...standingTexts(side, forces),
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
    ...sides[0],
    ...sides[1],
  };
}

/** What was taken for granted, so that nobody takes the chances for more than they are. */
export function assumedOf(
  world: WhatIfWorld,
  { spot, ticked, meeting }: Presetting & Readonly<{ meeting: Meeting }>,
): readonly string[] {
  const forces = WHAT_IF_SIDES.map((side) => ({ side, forces: tickedForces(world, ticked, side) }));
  const idle = forces.flatMap(({ side, forces: own }) =>
    meeting.scenario === 'defensive' && meeting.attacker !== side
      ? []
      : own.filter(({ isFixed }) => isFixed),
  );
  return unique([
    ...spot.facts,
    ...forces.flatMap(({ forces: own }) => own.flatMap(({ assumed }) => assumed)),
    ...idle.map(
      ({ name }) => `${name}: left out, it fights only for the defender of a Defensive scenario.`,
    ),
  ]);
}
