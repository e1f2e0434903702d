import { sortBy } from '#kernel/collections/sort-by';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { Rights } from '#rules/diplomacy/rights-of';
import { empiresByCommand } from '#rules/encounters/in-command';
import type { Contingent } from './contingent.ts';

/** One side of an encounter: an empire, or several that fight as one. It goes by the name of its leader. */
export type Side = Readonly<{ leader: EmpireId; members: readonly Contingent[] }>;

type RightsBetween = (one: EmpireId, other: EmpireId) => Rights;
type Bonds = Readonly<{
  /** Whether two empires support each other in battle. */
  areBound: (one: EmpireId, other: EmpireId) => boolean;
  /** The empires there that are enemies of an empire. */
  enemiesOf: (empire: EmpireId) => readonly EmpireId[];
}>;

function bondsOf(contingents: readonly Contingent[], rights: RightsBetween): Bonds {
  const present = contingents.map(({ empire }) => empire).filter((one) => one !== RAIDERS);
  return {
    areBound: (one, other) => rights(one, other).sameSide,
    enemiesOf: (empire) =>
      present.filter((other) => other !== empire && rights(empire, other).stance === 'enemy'),
  };
}

const isSame = (some: readonly EmpireId[], others: readonly EmpireId[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

const standsWith = ({ areBound, enemiesOf }: Bonds, one: EmpireId, other: EmpireId): boolean => {
  const enemies = enemiesOf(one);
  return enemies.length > 0 && areBound(one, other) && isSame(enemies, enemiesOf(other));
};

/**
 * The empires whose fleets are equal to that of one they fight beside: a die decides which of them leads.
 * @rule ENC-1
 */
export function rivalsForCommand(
  contingents: readonly Contingent[],
  rights: RightsBetween,
): readonly EmpireId[] {
  const bonds = bondsOf(contingents, rights);
  const isRival = (one: Contingent, other: Contingent): boolean =>
    one !== other && one.weight === other.weight && standsWith(bonds, one.empire, other.empire);
  return contingents
    .filter((one) => contingents.some((other) => isRival(one, other)))
    .map(({ empire }) => empire);
}

/**
 * The sides of an encounter: partners with a common enemy there are one side, led by the largest fleet, among equal fleets by the first of
 * `tie`. The sides come in the order of the empires there.
 * @rule ENC-1 @rule DIP-9 @rule DIP-11
 * @ruling Empires fight as one side only if each has the same enemies there and each is bound to each of the others. An empire with one
 *   enemy more or less is a side of its own. Raiders don't count as a common enemy, and are nobody's partner.
 * @ruling If the largest fleets of a side's members are equal, d100 each decides once per encounter which empire leads.
 */
export function sidesOf(
  contingents: readonly Contingent[],
  rights: RightsBetween,
  tie: readonly EmpireId[],
): readonly Side[] {
  const bonds = bondsOf(contingents, rights);
  const inRank = empiresByCommand(contingents, tie);
  const joins = ({ empire }: Contingent, members: readonly Contingent[]): boolean =>
    members.every((one) => standsWith(bonds, empire, one.empire));
  const found: Contingent[][] = [];
  for (const one of inRank) {
    const side = found.find((members) => joins(one, members));
    if (side === undefined) found.push([one]);
    else side.push(one);
  }
  const rank = ([first]: readonly Contingent[]): number =>
    contingents.findIndex(({ empire }) => empire === first?.empire);
  return sortBy(found, (a, b) => rank(a) - rank(b)).flatMap((members): readonly Side[] => {
    const [leader] = members;
    return leader === undefined ? [] : [{ leader: leader.empire, members }];
  });
}
