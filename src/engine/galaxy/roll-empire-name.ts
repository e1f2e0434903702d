import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { Dice } from '#model/rolls/roll-purpose';

const SET_1 = cite('SET-1');

/** Forms of state: one more than a map can have empires, so that there is always a choice left. */
export const FORMS_OF_STATE: readonly string[] = [
  ...['Alliance', 'Ascendancy', 'Assembly', 'Commonwealth', 'Compact', 'Concord'],
  ...['Confederacy', 'Consortium', 'Covenant', 'Directorate', 'Dominion', 'Federation'],
  ...['Hegemony', 'Imperium', 'League', 'Protectorate', 'Realm', 'Republic'],
  ...['Sovereignty', 'Syndicate', 'Union'],
];

/** Forms of state in the names of lists that are never rolled. */
const OTHER_FORMS = ['Confederation', 'Empire', 'Khanate', 'Kingdoms', 'Theocracy'];

type Unnamed = Readonly<{
  player: number;
  list: string;
  /** The forms that no other empire has, with any list. Otherwise the roll would reveal other empires of the same list. */
  forms: readonly string[];
}>;
type Named = Readonly<{ name: string; form: string }>;

/**
 * A name for an empire whose moderator gave none: the people of its force list with a form of state, rolled for
 * each empire alike. A name that counted (`Human Commonwealth 2`) would tell its player that there is another.
 * @rule SET-1
 * @ruling An empire without a name of its own gets the people of its force list and a rolled form of state, such as Human League.
 */
export function rollEmpireName(dice: Dice, { player, list, forms }: Unnamed): Named {
  const own = dice.stream('empire', String(player));
  const purpose = { kind: 'empire name', text: `name of empire ${String(player + 1)}` } as const;
  const { total } = own.roll({ count: 1, faces: forms.length }, purpose, SET_1);
  const form = forms[total - 1];
  invariant(form !== undefined, 'EMPIRE_NAME', list);
  return { name: `${peopleOf(list)} ${form}`, form };
}

/** The people of a list; without the form of state if the list has one (`Kili Republic`). */
export function peopleOf(list: string): string {
  const form = [...FORMS_OF_STATE, ...OTHER_FORMS].find((one) => list.endsWith(` ${one}`));
  return form === undefined ? list : list.slice(0, -form.length - 1);
}
