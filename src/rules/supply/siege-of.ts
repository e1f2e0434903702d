import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import type { Rights } from '#rules/diplomacy/rights-of';
import { canBlockade } from './can-blockade.ts';
import { isBlockaded } from './is-blockaded.ts';
import { presenceFacing, presenceWith } from './presence-facing.ts';
import type { Presence } from './presence-in.ts';

type Facts = Readonly<{
  census: number;
  /** The empire that controls the system, or null. */
  host: EmpireId | null;
  presences: ReadonlyMap<EmpireId, Presence>;
  rights: (one: EmpireId, other: EmpireId) => Pick<Rights, 'stance' | 'sameSide'>;
  /** Whether raiders blockade too. */
  rules: Pick<RuleSet, 'raidersBlockade'>;
}>;

export type Siege = Readonly<{
  blockaded: boolean;
  /** The empires with military ships there that the host can see, and that are at War or Hostilities with it, sorted by id. */
  enemies: readonly EmpireId[];
  /** The same for empires that have only hidden ships there. */
  hidden: readonly EmpireId[];
}>;
type Here = readonly (readonly [EmpireId, Presence])[];

const strength = (side: Here): number => sumOf(side, ([, { siege }]) => siege);
const withShips = (side: Here): Here => side.filter(([, { ships }]) => ships > 0);
const idsOf = (side: Here): readonly EmpireId[] => side.map(([empire]) => empire).sort(compareIds);

/**
 * Whether a system is blockaded, and by which empires.
 * @rule SUP-4 @rule SUP-1 @rule MOV-4
 * @ruling A system that nobody controls can't be blockaded.
 * @ruling Ships that are hidden from the host count for a blockade only if the host's side has no visible ship there. Hidden ships of the
 *   host's side don't count.
 * @ruling Partners and co-belligerents of the host count against all blockaders, not only against common enemies. They share the system's
 *   fate, and their other wars may be secret.
 */
export function siegeOf({ census, host, presences, rights, rules }: Facts): Siege {
  if (host === null) return { blockaded: false, enemies: [], hidden: [] };
  const here: Here = [...presences];
  const foes = here.filter(
    ([empire]) =>
      empire !== host && canBlockade(empire, rules) && rights(empire, host).stance === 'enemy',
  );
  const friends = here.filter(([empire]) => empire === host || rights(empire, host).sameSide);
  const seen: Here = foes.map(([empire, one]) => [empire, presenceFacing(one, host)] as const);
  const isOpen = withShips(friends).length > 0;
  const all: Here = isOpen
    ? seen
    : foes.map(([empire, one]) => [empire, presenceWith(one, one.lurking)] as const);
  const enemies = idsOf(withShips(seen));
  return {
    blockaded: isBlockaded({ census, enemies: strength(all), friends: strength(friends) }),
    enemies,
    hidden: idsOf(withShips(all)).filter((empire) => !enemies.includes(empire)),
  };
}
