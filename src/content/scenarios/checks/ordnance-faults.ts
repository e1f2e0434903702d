import { cite } from '#kernel/reasons/cite';
import { type UnitDesign, ratingOf } from '#model/forces/design';
import { ORDNANCE_SIZES, type OrdnancePackage } from '#model/forces/ordnance';
import { sumOf } from '#kernel/numbers/sum';
import type { ContentIssue } from '#content/issue';
import { fault } from './check.ts';

/** What is wrong with the ordnance of units: more than their class has room for. @rule SUP-9 */
export function ordnanceFaults(
  ordnance: readonly OrdnancePackage[],
  design: UnitDesign,
  path: string,
): readonly ContentIssue[] {
  const size = sumOf(ordnance, (one) => ORDNANCE_SIZES[one]);
  const most = design.kind === 'flight' ? 1 : design.cc;
  const room = ratingOf(design, 'missile') > 0 ? most : 0;
  if (size <= room) return [];
  const text =
    room === 0
      ? `${design.name} can’t load ordnance. Leave it out.`
      : `${design.name} has room for ${String(room)} of ordnance, but this is ${String(size)}. Leave out some.`;
  return [fault(`${path}.ordnance`, 'VALUE', text, cite('SUP-9'))];
}
