import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { Dice } from '#model/rolls/roll-purpose';

const SET_1 = cite('SET-1');

/** Forms of state: one more than a map can have empires, so that there is always a choice left. */
const FORMS: readonly string[] = [
  ...['Alliance', 'Ascendancy', 'Assembly', 'Commonwealth', 'Compact', 'Concord'],
  ...['Confederacy', 'Consortium', 'Covenant', 'Directorate', 'Dominion', 'Federation'],
  ...['Hegemony', 'Imperium', 'League', 'Protectorate', 'Realm', 'Republic'],
  ...['Sovereignty', 'Syndicate', 'Union'],
];

/**
 * A name for an empire whose moderator gave none: the people of its force list with a form of state, rolled for
 * each empire alike. A name that counted (`Human Commonwealth 2`) would tell its player that there is another.
 * @rule SET-1
 * @ruling An empire without a name of its own gets the people of its force list and a rolled form of state, such as Human League.
 */
export function rollEmpireName(
  dice: Dice,
  { player, list }: Readonly<{ player: number; list: string }>,
  isTaken: (name: string) => boolean,
): string {
  const own = dice.stream('empire', String(player));
  const purpose = { kind: 'empire name', text: `name of empire ${String(player + 1)}` } as const;
  const people = peopleOf(list);
  const free = FORMS.map((form) => `${people} ${form}`).filter((name) => !isTaken(name));
  const { total } = own.roll({ count: 1, faces: free.length }, purpose, SET_1);
  const name = free[total - 1];
  invariant(name !== undefined, 'EMPIRE_NAME', list);
  return name;
}

/** Of a list that is called by people and state (`Kili Republic`) the people. */
function peopleOf(list: string): string {
  const form = FORMS.find((one) => list.endsWith(` ${one}`));
  return form === undefined ? list : list.slice(0, -form.length - 1);
}
