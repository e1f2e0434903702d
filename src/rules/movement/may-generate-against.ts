import type { EmpireId } from '#model/campaign/ids';
import type { Rights } from '#rules/diplomacy/rights-of';

type Case = Readonly<{
  by: EmpireId;
  rights: Pick<Rights, 'demand'>;
  /** The empire that controls the system; null in an unowned one, and in a lane. */
  controller: EmpireId | null;
  /** It once controlled the system, and has not given it up toward the other. */
  hasClaim: boolean;
}>;

/**
 * Whether an empire may generate an encounter against another at a place, by its rights.
 * @rule DIP-10 @rule MOV-2
 * @ruling A lane counts as unowned. Neutrals can't attack each other in a third party's system.
 */
export function mayGenerateAgainst({ by, rights, controller, hasClaim }: Case): boolean {
  switch (rights.demand) {
    case 'anywhere':
      return true;
    case 'own or unowned':
      return controller === null || controller === by || hasClaim;
    case 'nowhere':
      return false;
  }
}
