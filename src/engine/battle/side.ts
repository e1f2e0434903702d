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
  /** Whether two stand by each other in battle. */
  areBound: (one: EmpireId, other: EmpireId) => boolean;
  /** Who of those present is at war with an empire. */
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

/**
 * Who fights as one side: partners with a common enemy there, led by the largest fleet. The sides come in the order of
 * those who are present.
 * @rule ENC-1 @rule DIP-9 @rule DIP-11
 * @ruling Only those fight as one who have the very same enemies there, and each of whom stands by each of the others: who is
 *   at war with one more, or with one less, is a side of his own. Equal fleets: the first by id leads. Raiders are
 *   nobody’s common enemy in this, and nobody’s partner.
 */
export function sidesOf(
  contingents: readonly Contingent[],
  rights: RightsBetween,
): readonly Side[] {
  const { areBound, enemiesOf } = bondsOf(contingents, rights);
  const inRank = empiresByCommand(contingents);
  const joins = ({ empire }: Contingent, members: readonly Contingent[]): boolean => {
    const enemies = enemiesOf(empire);
    return (
      enemies.length > 0 &&
      members.every((one) => areBound(empire, one.empire) && isSame(enemies, enemiesOf(one.empire)))
    );
  };
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
