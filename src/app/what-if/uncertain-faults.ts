import type { ContentIssue } from '#content/issue';
import { partAt } from './place-of-fault.ts';
import { isRead, type WhatIf, type WhatIfUnits } from './what-if.ts';
import type { Designs } from './what-if-entries.ts';
import type { Entries } from './what-if-sides.ts';

/** The checked battle, with the numbers of its units as far as they could be read. */
type Checked = Readonly<{ whatIf: WhatIf; entries: Entries; designs: Designs }>;

/** Whether there may be more berths than the known ones, because the class or the number of some carriers is unknown. */
const mayHaveMoreBerths = (units: readonly WhatIfUnits[], designs: Designs): boolean =>
  units.some(({ class: id, count }) => {
    const design = designs.get(id);
    return design === undefined || (design.cv > 0 && !isRead(count));
  });

const hasBerths = (units: readonly WhatIfUnits[], designs: Designs): boolean =>
  units.some(({ class: id }) => (designs.get(id)?.cv ?? 0) > 0);

/**
 * Whether a fault may be no fault. Flights go aboard by numbers and classes, so if one of these is wrong, it is not
 * known yet which flights find no room.
 */
export function isUncertain(
  { path, code }: Pick<ContentIssue, 'path' | 'code'>,
  { whatIf, entries, designs }: Checked,
): boolean {
  const part = partAt(path, whatIf, entries);
  if (part?.row === undefined || code !== 'PLACE') return false;
  const { units } = whatIf.sides[part.side];
  const one = units.find(({ row }) => row === part.row);
  if (one === undefined || designs.get(one.class)?.kind !== 'flight') return false;
  return mayHaveMoreBerths(units, designs) || (!isRead(one.count) && hasBerths(units, designs));
}
