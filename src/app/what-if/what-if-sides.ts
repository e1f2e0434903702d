import type { BattleSide } from '#model/battle/setup';
import type { WhatIf, WhatIfSideName } from './what-if.ts';
import type { Entry } from './what-if-entries.ts';

/** The parts of a battle, by the sides of the form. */
export type Entries = Readonly<Record<WhatIfSideName, readonly Entry[]>>;

/** The role of each side of the form in its battle. */
export const sidesOf = ({
  attacker,
}: Pick<WhatIf, 'attacker'>): Readonly<Record<BattleSide, WhatIfSideName>> => ({
  attacker,
  defender: attacker === 'one' ? 'two' : 'one',
});
