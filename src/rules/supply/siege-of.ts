import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { RuleSet } from '#model/settings/rule-set';
import type { Rights } from '#rules/diplomacy/rights-of';
import { isBlockaded } from './is-blockaded.ts';
import type { Presence } from './presence-in.ts';

type Facts = Readonly<{
  census: number;
  /** Who controls the system; null: nobody. */
  host: EmpireId | null;
  presences: ReadonlyMap<EmpireId, Pick<Presence, 'ships' | 'siege'>>;
  rights: (one: EmpireId, other: EmpireId) => Pick<Rights, 'stance' | 'sameSide'>;
  /** Whether raiders blockade too. */
  rules: Pick<RuleSet, 'raidersBlockade'>;
}>;

export type Siege = Readonly<{
  blockaded: boolean;
  /** Who has military ships there and is at War or Hostilities with the host, in the order of ids. */
  enemies: readonly EmpireId[];
}>;

/**
 * Whether a system is blockaded, and by whom.
 * @rule SUP-4 @rule SUP-1
 * @ruling a system that nobody controls cannot be blockaded
 */
export function siegeOf({ census, host, presences, rights, rules }: Facts): Siege {
  if (host === null) return { blockaded: false, enemies: [] };
  const here = [...presences].filter(([, { ships }]) => ships > 0);
  const enemies = here.filter(([empire]) => {
    if (empire === RAIDERS && rules.raidersBlockade === 'off') return false;
    return empire !== host && rights(empire, host).stance === 'enemy';
  });
  const friends = here.filter(([empire]) => empire === host || rights(empire, host).sameSide);
  const strength = (side: typeof here): number => sumOf(side, ([, { siege }]) => siege);
  return {
    blockaded: isBlockaded({ census, enemies: strength(enemies), friends: strength(friends) }),
    enemies: enemies.map(([empire]) => empire).sort(compareIds),
  };
}
