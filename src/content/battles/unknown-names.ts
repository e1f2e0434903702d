import { z } from 'zod';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ContentIssue } from '#content/issue';
import { faultIfUnknown } from '#content/scenarios/checks/check';
import { classesOf } from '#content/scenarios/classes-of';

/** An entry that is not even a name is a matter of the format, and is not looked up. */
const name = z.string().min(1).nullable().catch(null);
const classSchema = z.object({ class: name }).catch({ class: null });
const unitsSchema = z
  .object({ class: name, aboard: z.array(classSchema).catch([]) })
  .catch({ class: null, aboard: [] });
const sideSchema = z
  .object({ forceList: name, units: z.array(unitsSchema).catch([]) })
  .catch({ forceList: null, units: [] });
const looseSchema = z.object({ sides: z.object({ attacker: sideSchema, defender: sideSchema }) });

/** Force lists and classes that nothing bears, in a battle whose entries are otherwise not well formed. */
export function unknownNames(value: unknown, forceLists: ForceLists): readonly ContentIssue[] {
  const parsed = looseSchema.safeParse(value);
  if (!parsed.success) return [];
  const lists = forceLists.lists.map(({ id }) => id);
  return BATTLE_SIDES.flatMap((side) => {
    const { forceList, units } = parsed.data.sides[side];
    const { find, names } = classesOf(forceList ?? '', forceLists);
    const classFaults = (path: string, called: string | null): readonly ContentIssue[] =>
      called === null || find(called) !== undefined
        ? []
        : faultIfUnknown(`${path}.class`, called, { what: 'class', names });
    return [
      ...(forceList === null
        ? []
        : faultIfUnknown(`sides.${side}.forceList`, forceList, {
            what: 'force list',
            names: lists,
          })),
      ...units.flatMap(({ class: called, aboard }, index) => {
        const path = `sides.${side}.units[${String(index)}]`;
        return [
          ...classFaults(path, called),
          ...aboard.flatMap((one, place) =>
            classFaults(`${path}.aboard[${String(place)}]`, one.class),
          ),
        ];
      }),
    ];
  });
}
