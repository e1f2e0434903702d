import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import type { WhatIf, WhatIfUnits } from '#app/what-if/what-if';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { done, FORCE_LISTS } from '#test/support/desk';

/** The rules and classes that a battle is thought out with. */
export const MEANS = { rules: DEFAULT_RULE_SET, lists: done(readForceLists(FORCE_LISTS)) };

/** Units of a class, in a row. */
export const units = (row: number, name: string, count: number): WhatIfUnits => ({
  row,
  class: name,
  count,
  condition: 'sound',
  status: 'active',
  levels: 0,
  ordnance: [],
  unconverted: false,
});

/** A battle in a lane, in which the second side attacks. */
export const battleOf = (one: readonly WhatIfUnits[], two: readonly WhatIfUnits[]): WhatIf => ({
  place: { kind: 'lane', name: 'Sol – Wolf 359', class: 'minor' },
  scenario: 'deep-space',
  attacker: 'two',
  waysOut: ['minor'],
  sides: {
    one: { name: 'Human', units: one, standing: { retreat: 'crippled' }, intel: 0 },
    two: { name: 'Loran', units: two, standing: {}, intel: 0 },
  },
});

/** What is wrong with a battle, each with its place. */
export const faultsOf = (whatIf: WhatIf): readonly string[] => {
  const made = battleOfWhatIf(whatIf, MEANS);
  return made.ok ? [] : made.error.map(({ path, text }) => `${path}: ${text}`);
};
