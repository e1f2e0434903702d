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

/** Whose a unit is, of partners on the reader’s side; whose the others are is told of the battle. */
const whose = (one: SeenCombatant, names: Names): string =>
  one.own || one.ours !== true || one.owner === null ? '' : `${names.empire(one.owner)}’s`;

/** A unit of a battle: own ones by their own mark, others by their tag. */
const called = (one: SeenCombatant, names: Names): CalledUnit => ({
  name: one.name,
  design: names.design(one.design),
  mark: one.own ? shortId(one.unit) : one.tag,
  remark: whose(one, names),
});

/** Units as they enter, with their condition. */
export const enteringText = (entered: readonly SeenCombatant[], names: Names): string =>
  unitsText(
    entered.map((one) => {
      const unit = called(one, names);
      const state = one.condition === 'crippled' ? 'crippled' : '';
      return { ...unit, remark: [unit.remark, state].filter((part) => part !== '').join(' ') };
    }),
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
