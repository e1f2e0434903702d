/** The names in the examples of the orders, by what they mean. */
export const EXAMPLE_NAMES = {
  fleet: ['Home Fleet'],
  system: ['Sol', 'Wolf', 'Barnard'],
  empire: ['Loran Imperium', 'Kili'],
  design: ['Apollo'],
  convoy: ['Long Haul'],
  unit: ['u14', 'u15', 'u4'],
  work: ['w3', 'w4'],
} as const;
