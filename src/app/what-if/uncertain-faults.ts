import type { ContentIssue } from '#content/issue';
import { partAt } from './place-of-fault.ts';
import { isRead, type WhatIf, type WhatIfUnits } from './what-if.ts';
import type { Designs } from './what-if-entries.ts';
import type { Entries } from './what-if-sides.ts';

/** The battle that was checked: with the numbers of its units as far as they were read. */
type Checked = Readonly<{ whatIf: WhatIf; entries: Entries; designs: Designs }>;

/** Whether there may be berths beyond those that are known: the class or the number of some carriers is not. */
const mayHaveMoreBerths = (units: readonly WhatIfUnits[], designs: Designs): boolean =>
  units.some(({ class: id, count }) => {
    const design = designs.get(id);
    return design === undefined || (design.cv > 0 && !isRead(count));
  });

const hasBerths = (units: readonly WhatIfUnits[], designs: Designs): boolean =>
  units.some(({ class: id }) => (designs.get(id)?.cv ?? 0) > 0);

/**
 * Whether a fault may be none: flights are put aboard by numbers and classes, so that where one of these is wrong nobody knows yet
 * who finds no room.
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
