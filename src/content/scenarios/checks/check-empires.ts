import { compareText } from '#kernel/result/compare-text';
import type { ForceLists } from '#content/force-lists/force-lists';
import { playableLists } from '#model/forces/playable-lists';
import type { ContentIssue } from '#content/issue';
import { foldName } from '#content/fold-name';
import { didYouMean } from '#content/nearest-name';
import { classesOf } from '#content/scenarios/classes-of';
import { isReservedKey } from '#content/scenarios/reserved-keys';
import type { Scenario, ScenarioEmpire } from '#content/scenarios/scenario-schema';
import { type Check, fault, faultIfUnknown, faultsIfTwice } from './check.ts';

/** Keys and names are used once; force lists and classes exist. */
export const checkEmpires: Check = {
  needs: ['empires', 'forceLists'],
  run: ({ empires }, forceLists) => [
    ...faultsIfTwice(
      empires,
      ({ key }) => key,
      ({ key }, index, first) =>
        fault(
          `empires[${index}].key`,
          'TWICE',
          `empires[${first}] has the key “${key}” too. Choose another key.`,
        ),
    ),
    ...faultsIfTwice(
      empires,
      ({ name }) => foldName(name),
      ({ name }, index, first) =>
        fault(
          `empires[${index}].name`,
          'TWICE',
          `empires[${first}] is called “${name}” too. Choose another name.`,
        ),
    ),
    ...empires.flatMap(({ key }, index) =>
      isReservedKey(key)
        ? [
            fault(
              `empires[${index}].key`,
              'VALUE',
              `Farlane uses the key “${key}” for something else. Choose another key.`,
            ),
          ]
        : [],
    ),
    ...empires.flatMap((empire, index) => listFaults(empire, `empires[${index}]`, forceLists)),
  ],
};

/** What an empire chooses is named once, and does not depend on something that stays fixed. */
export const checkChoices: Check = {
  needs: ['empires'],
  run: ({ empires }) =>
    empires.flatMap(({ choose, unlocked }, index) => {
      const path = `empires[${index}].choose`;
      const isOpen = choose.includes('forceList');
      return [
        ...faultsIfTwice(
          choose,
          (choice) => choice,
          (choice, place) =>
            fault(
              `${path}[${place}]`,
              'TWICE',
              `“${choice}” is here twice. Remove one of the two.`,
            ),
        ),
        ...(isOpen && !choose.includes('forces')
          ? [
              fault(
                path,
                'VALUE',
                'An empire that chooses its force list also chooses its forces. Add “forces”.',
              ),
            ]
          : []),
        ...(isOpen && unlocked !== undefined
          ? [
              fault(
                `empires[${index}].unlocked`,
                'VALUE',
                'An empire that chooses its force list can’t have unlocked classes of one list. Leave them out.',
              ),
            ]
          : []),
      ];
    }),
};

/** A homeworld is a colony of its empire. */
export const checkHomeworlds: Check = {
  needs: ['empires', 'systems'],
  run: ({ empires, systems }) => {
    const known = { what: 'system', names: systems.map(({ name }) => name) };
    return empires.flatMap(({ key, homeworld }, index) => {
      const path = `empires[${index}].homeworld`;
      const home = systems.find(({ name }) => name === homeworld);
      if (home === undefined) return faultIfUnknown(path, homeworld, known);
      if (home.owner === key && home.census > 0) return [];
      return [
        fault(
          path,
          'VALUE',
          `${homeworld} is not a colony of “${key}”. Choose one of its colonies as its homeworld.`,
        ),
      ];
    });
  },
};

/** Every two empires have one relation at most. */
export const checkRelations: Check = {
  needs: ['empires', 'relations'],
  run: ({ empires, relations }) => {
    const known = { what: 'empire', names: empires.map(({ key }) => key) };
    return [
      ...relations.flatMap(({ between }, index) =>
        between.flatMap((key, end) =>
          faultIfUnknown(`relations[${index}].between[${end}]`, key, known),
        ),
      ),
      ...relations.flatMap(({ between: [a, b] }, index) =>
        a === b
          ? [
              fault(
                `relations[${index}].between`,
                'VALUE',
                `“${a}” can’t have a relation with itself. Name two empires.`,
              ),
            ]
          : [],
      ),
      ...faultsIfTwice(
        relations,
        ({ between }) => [...between].sort(compareText).join('\n'),
        ({ between: [a, b] }, index, first) =>
          fault(
            `relations[${index}]`,
            'TWICE',
            `relations[${first}] is between “${a}” and “${b}” too. Remove one of the two.`,
          ),
      ),
    ];
  },
};

/** Knowledge names empires and systems that exist. */
export const checkKnowledge: Check = {
  needs: ['empires', 'systems', 'knowledge'],
  run: ({ empires, systems, knowledge }) => {
    const empireKeys = { what: 'empire', names: empires.map(({ key }) => key) };
    const systemNames = { what: 'system', names: systems.map(({ name }) => name) };
    return [
      ...knowledge.flatMap(({ empire, explored }, index) => [
        ...faultIfUnknown(`knowledge[${index}].empire`, empire, empireKeys),
        ...listOf(explored).flatMap((name, place) =>
          faultIfUnknown(`knowledge[${index}].explored[${place}]`, name, systemNames),
        ),
      ]),
      ...faultsIfTwice(
        knowledge,
        ({ empire }) => empire,
        ({ empire }, index, first) =>
          fault(
            `knowledge[${index}]`,
            'TWICE',
            `knowledge[${first}] is of “${empire}” too. Merge the two.`,
          ),
      ),
    ];
  },
};

const listOf = (explored: Scenario['knowledge'][number]['explored']): readonly string[] =>
  explored === 'all' ? [] : explored;

function listFaults(
  empire: ScenarioEmpire,
  path: string,
  forceLists: ForceLists,
): readonly ContentIssue[] {
  const names = playableLists(forceLists.lists).map(({ id }) => String(id));
  const unknown = faultIfUnknown(`${path}.forceList`, empire.forceList, {
    what: 'force list',
    names,
  });
  if (unknown.length > 0) return unknown;
  const classes = classesOf(empire.forceList, forceLists);
  return (empire.unlocked ?? []).flatMap((name, index) => {
    if (classes.find(name) !== undefined) return [];
    const hint = didYouMean(name, classes.names);
    const text = `There is no class “${name}”.${hint}`;
    return [fault(`${path}.unlocked[${index}]`, 'UNKNOWN', text)];
  });
}
