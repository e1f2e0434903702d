import type { CampaignState } from '#model/campaign/state';
import type { FleetId } from '#model/campaign/ids';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';

// How far fleets go by MOV-1, written once more, in another way than src/rules/movement does.

type Pace = 'slowed' | 'normal' | 'fast';
const PACES: readonly Pace[] = ['slowed', 'normal', 'fast'];

/** A way as a word, a letter for each lane: restricted, minor, major. */
const LETTERS = { restricted: 'r', minor: 'm', major: 'M', unexplored: 'u' } as const;
export const letterOf = (kind: keyof typeof LETTERS): string => LETTERS[kind];

/** The words that each pace allows. A lane more than normal is never a restricted one. */
const WORDS: Readonly<Record<RuleSet['movementModel'], Readonly<Record<Pace, RegExp>>>> = {
  galaxies: {
    slowed: /^.$/,
    normal: /^(.|M.|.M)$/,
    fast: /^(.|M.|.M|.[mM]|M.[mM]|.M[mM])$/,
  },
  classic: {
    slowed: /^(.|M.|.M)$/,
    normal: /^(.|..|M..|.M.|..M)$/,
    fast: /^(.|..|M..|.M.|..M|[mM]{3}|M[mM]{3}|[mM]M[mM]{2}|[mM]{2}M[mM]|[mM]{3}M)$/,
  },
  twoJump: {
    slowed: /^(.|M.|.M)$/,
    normal: /^(.|M.|.M){1,2}$/,
    fast: /^(.|M.|.M){1,2}[mM]?$/,
  },
};

type Ship = Readonly<{ unit: Unit; design: UnitDesign }>;

const isSound = ({ unit }: Ship): boolean => unit.condition === 'sound' && unit.status === 'active';
const can = ({ design }: Ship, ability: string): boolean => ratingOf(design, ability) > 0;

/** Ships and convoys of a fleet; what they carry does not count. */
export const crewOf = ({ units, designs }: CampaignState, fleet: FleetId): readonly Ship[] =>
  Object.values(units)
    .filter(({ place }) => place.kind === 'fleet' && place.fleet === fleet)
    .map((unit) => ({ unit, design: designs[unit.design]! }));

/** Nobody paid for it this turn (ECO-5). */
const isUnpaid = ({ effects, turn }: CampaignState, { unit }: Ship): boolean =>
  Object.values(effects).some(
    ({ kind, subject, begins, ends }) =>
      kind === 'unpaid' &&
      subject.kind === 'unit' &&
      subject.unit === unit.id &&
      begins <= turn &&
      turn <= ends,
  );

/** With a base behind it (MOV-10); a class with Supply carries bases, it does not tow them. */
const tows = ({ units, designs }: CampaignState, one: Ship): boolean =>
  can(one, 'towing') &&
  !can(one, 'supply') &&
  Object.values(units).some(
    ({ place, design }) =>
      place.kind === 'aboard' && place.carrier === one.unit.id && designs[design]?.kind === 'base',
  );

/** A fleet is as slow as its slowest ship; Towing helps the crippled, unless they are Slow anyway (MOV-10). */
export function paceIn(state: CampaignState, crew: readonly Ship[]): Pace {
  const crippled = crew.filter(({ unit }) => unit.condition === 'crippled');
  const towed = crew
    .filter((one) => isSound(one) && !tows(state, one))
    .reduce((sum, { design }) => sum + ratingOf(design, 'towing'), 0);
  const left = crippled.filter((one) => !can(one, 'slow')).length - towed;
  const isSlowed = crew.some(
    (one) =>
      can(one, 'slow') ||
      one.unit.outOfSupply > 0 ||
      one.unit.status === 'reserve' ||
      isUnpaid(state, one),
  );
  if (isSlowed || left > 0) return 'slowed';
  const isFast = (one: Ship): boolean => can(one, 'fast') && !tows(state, one);
  return crippled.length === 0 && crew.every(isFast) ? 'fast' : 'normal';
}

/** No fleet is faster for ships that it left behind on its way. */
export const slowerOf = (one: Pace, other: Pace): Pace =>
  PACES[Math.min(PACES.indexOf(one), PACES.indexOf(other))]!;

/** What is wrong with a way of these lanes; null: nothing. */
export function wrongWay(
  word: string,
  pace: Pace,
  { crew, rules }: Readonly<{ crew: readonly Ship[]; rules: RuleSet }>,
): string | null {
  if (word.includes('u')) return 'through an unexplored lane';
  if (/r./.test(word)) return 'on from a restricted lane';
  if (!WORDS[rules.movementModel][pace].test(word)) return `too far for a ${pace} fleet`;
  const guides = rules.jumpEngines === 'on' ? ['jump'] : ['scout', 'explorer'];
  const isLed = crew.some((one) => isSound(one) && guides.some((guide) => can(one, guide)));
  if (word.endsWith('r') && !isLed) return 'through a restricted lane without a guide';
  if (crew.some(({ unit }) => unit.status === 'mothballed')) return 'with mothballed ships';
  return crew.length === 0 ? 'without a ship' : null;
}

/** Who can look for ways: uncrippled Explorers, and Scouts where they may (OPT-7). */
export const hasExplorer = (crew: readonly Ship[], { scoutsExplore }: RuleSet): boolean =>
  crew.some(
    (one) =>
      isSound(one) && (can(one, 'explorer') || (scoutsExplore === 'on' && can(one, 'scout'))),
  );
