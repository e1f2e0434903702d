import { cite } from '#kernel/reasons/cite';
import type { ContentIssue } from '#content/issue';
import { foldName } from '#content/fold-name';
import type { ScenarioSystem } from '#content/scenarios/scenario-schema';
import { type Check, fault, faultIfUnknown, faultsIfTwice } from './check.ts';
import { hexDistance } from '#model/campaign/hex-distance';

/** Names and hexes are used once and lie inside the rings. */
export const checkMap: Check = {
  needs: ['systems', 'rings'],
  run: ({ systems, rings }) => [
    ...faultsIfTwice(
      systems,
      ({ name }) => foldName(name),
      ({ name }, index, first) =>
        fault(`systems[${index}].name`, 'TWICE', `systems[${first}] is called “${name}” too.`),
    ),
    ...faultsIfTwice(
      systems,
      ({ q, r }) => `${q},${r}`,
      ({ name }, index, first) =>
        fault(
          `systems[${index}]`,
          'TWICE',
          `${name} lies in the hex of ${systems[first]?.name ?? ''}.`,
          cite('MAP-1'),
        ),
    ),
    ...systems.flatMap((system, index) => {
      const distance = hexDistance(system, { q: 0, r: 0 });
      if (distance <= rings) return [];
      const text = `${system.name} lies on ring ${distance}; the map has ${rings}.`;
      return [fault(`systems[${index}]`, 'PLACE', text, cite('MAP-1'))];
    }),
  ],
};

/** 0 ≤ Morale ≤ Census ≤ Capacity, and what follows from having no colony. */
export const checkSystemValues: Check = {
  needs: ['systems'],
  run: ({ systems }) =>
    systems.flatMap((system, index) => valueFaults(system, `systems[${index}]`)),
};

export const checkOwners: Check = {
  needs: ['systems', 'empires'],
  run: ({ systems, empires }) => {
    const known = { what: 'empire', names: empires.map(({ key }) => key) };
    return systems.flatMap(({ owner }, index) =>
      owner === null ? [] : faultIfUnknown(`systems[${index}].owner`, owner, known),
    );
  },
};

function valueFaults(system: ScenarioSystem, path: string): readonly ContentIssue[] {
  const { name, capacity, census, morale, productivity, intel, owner } = system;
  const rules: readonly (readonly [string, boolean, string])[] = [
    ['census', census <= capacity, `Census ${census} is above Capacity ${capacity}`],
    ['morale', morale <= census, `Morale ${morale} is above Census ${census}`],
    ['productivity', productivity <= capacity, `Productivity is above Capacity ${capacity}`],
    ['intel', intel <= capacity, `Intel ${intel} is above Capacity ${capacity}`],
    ['owner', owner !== null || census === 0, 'a colony needs an owner'],
    ['intel', owner !== null || intel === 0, 'Intel needs an owner'],
  ];
  return rules.flatMap(([field, holds, text]) =>
    holds ? [] : [fault(`${path}.${field}`, 'VALUE', `${name}: ${text}.`)],
  );
}
