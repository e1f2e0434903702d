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
        fault(
          `systems[${index}].name`,
          'TWICE',
          `systems[${first}] is called “${name}” too. Choose another name.`,
        ),
    ),
    ...faultsIfTwice(
      systems,
      ({ q, r }) => `${q},${r}`,
      ({ name }, index, first) =>
        fault(
          `systems[${index}]`,
          'TWICE',
          `${name} is in the same hex as ${systems[first]?.name ?? ''}. Move one of the two.`,
          cite('MAP-1'),
        ),
    ),
    ...systems.flatMap((system, index) => {
      const distance = hexDistance(system, { q: 0, r: 0 });
      if (distance <= rings) return [];
      const text = `${system.name} is on ring ${distance}, but the map has only ${rings}. Move the system, or add rings.`;
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
    [
      'census',
      census <= capacity,
      `Census ${census} is above Capacity ${capacity}. Lower it, or raise Capacity`,
    ],
    ['morale', morale <= census, `Morale ${morale} is above Census ${census}. Lower it`],
    [
      'productivity',
      productivity <= capacity,
      `Productivity is above Capacity ${capacity}. Lower it`,
    ],
    ['intel', intel <= capacity, `Intel ${intel} is above Capacity ${capacity}. Lower it`],
    [
      'owner',
      owner !== null || census === 0,
      'a colony needs an owner. Give one, or set Census to 0',
    ],
    [
      'intel',
      owner !== null || intel === 0,
      'a system without an owner can’t have Intel. Give an owner, or leave out Intel',
    ],
  ];
  return rules.flatMap(([field, holds, text]) =>
    holds ? [] : [fault(`${path}.${field}`, 'VALUE', `${name}: ${text}.`)],
  );
}
