import { expect, test } from 'vitest';
import { expectedHarm } from '#rules/bombardment/expected-harm';

test.each([
  [
    'BOM-2: Anti-Troop, 30 points',
    [{ mission: 'anti-troop', points: 30 }],
    0,
    { attrition: [2, 0], utilized: [1, 0] },
  ],
  [
    'BOM-2: Anti-Population takes Census, and the survivors lose Morale on 1–3 and gain on 6',
    [{ mission: 'anti-population', points: 24 }],
    0,
    { utilized: [2, 0], census: [1, 0], morale: [0, 2] },
  ],
  [
    'BOM-2: each General die hits Utilized Productivity on 1–3, and one figure on 4, 5 and 6',
    [{ mission: 'general', points: 35 }],
    0,
    { utilized: [0, 6], census: [0, 2], morale: [0, 2], productivity: [0, 2] },
  ],
  [
    'BOM-3: 36 points spent by all missions make one die of collateral damage',
    [
      { mission: 'suppression', points: 16 },
      { mission: 'tactical-support', points: 20 },
      { mission: 'anti-productivity', points: 12 },
    ],
    0,
    {
      ...{ defense: [1, 0], utilized: [1, 0], suppressed: [2, 0] },
      ...{ capacity: [0, 1], census: [0, 1], morale: [0, 1], productivity: [0, 1], intel: [0, 1] },
    },
  ],
  [
    'OPT-18: each Mass Driver function hits five figures or a ground unit',
    [],
    3,
    {
      ...{ unit: [0, 3], capacity: [0, 3], raw: [0, 3], census: [0, 3], morale: [0, 3] },
      productivity: [0, 3],
    },
  ],
] as const)('%s', (_name, shots, drivers, harm) => {
  const found = expectedHarm(shots, drivers).map(({ kind, certain, sixths }) => [
    kind,
    [certain, sixths],
  ]);
  // Missions spend 16 + 12 + 12 = 40 points in the fourth case.
  expect(Object.fromEntries(found)).toEqual(harm);
});
