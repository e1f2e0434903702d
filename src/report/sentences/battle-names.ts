import type { SeenCombatant, SeenMoment, SeenTag } from '#fog/views/seen-event';
import { combatantsIn } from './names-of-view.ts';
import { type Names, shortId } from './names.ts';
import { type CalledUnit, unitsText } from './units-text.ts';

/** The names of a battle's record: also of units that are known by their tag only. */
export type BattleNames = Names &
  Readonly<{
    combatant: (tag: SeenTag) => string;
    combatants: (tags: readonly SeenTag[]) => string;
  }>;

/** A unit of a battle: own ones by their own mark, others by their tag. */
const called = (one: SeenCombatant, names: Names): CalledUnit => ({
  name: one.name,
  design: names.design(one.design),
  mark: one.own ? shortId(one.unit) : one.tag,
  remark: '',
});

/** Units as they enter, with their condition. */
export const enteringText = (entered: readonly SeenCombatant[], names: Names): string =>
  unitsText(
    entered.map((one) => ({
      ...called(one, names),
      remark: one.condition === 'crippled' ? 'crippled' : '',
    })),
  );

const keyOf = ({ own, tag }: SeenTag): string => `${own ? 'own' : 'other'} ${tag}`;

/** Names for one battle, from the steps that introduce its units. */
export function battleNamesOf(moments: readonly SeenMoment[], names: Names): BattleNames {
  const known = new Map<string, SeenCombatant>();
  for (const one of moments.flatMap(combatantsIn)) known.set(keyOf(one), one);
  const calledBy = (tag: SeenTag): CalledUnit => {
    const one = known.get(keyOf(tag));
    return one === undefined
      ? { name: '', design: 'unit', mark: tag.tag, remark: '' }
      : called(one, names);
  };
  return {
    ...names,
    combatant: (tag) => unitsText([calledBy(tag)]),
    combatants: (tags) => unitsText(tags.map(calledBy)),
  };
}
