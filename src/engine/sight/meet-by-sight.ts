import type { Recorder } from '#engine/record/recorder';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { placeKeyOf } from '#model/battle/place';
import { relationIdOf } from '#model/campaign/relation';
import type { Finding, FindingOf } from './finding.ts';
import { meet } from './meet.ts';

type InSight = FindingOf<'kept'> | FindingOf<'fresh'>;

/** Whether the power whose party is seen sees something of the viewer too. */
export type IsNoticed = (seen: InSight) => boolean;

/** Whether a finding shows something of a power that its viewer has no name for. */
const isUnnamed = (one: Finding): one is InSight =>
  one.kind === 'fresh' || (one.kind === 'kept' && one.contact.owner === null);

/**
 * Two empires meet when one sees the other for the first time, before anything is reported about it. An empire whose ships hide from the
 * other does not meet it.
 * @rule DIP-1 @rule MOV-4
 * @ruling Fleets that meet in a lane make contact, because they see each other as in a system.
 */
export function meetBySight(
  record: Recorder,
  findings: readonly Finding[],
  isNoticed: IsNoticed,
): void {
  const { relations } = record.state();
  const pairOf = ({ viewer, party }: InSight): string => relationIdOf(viewer, party.owner);
  const strangers = findings
    .filter(isUnnamed)
    .filter((one) => !Object.hasOwn(relations, pairOf(one)) && isNoticed(one));
  const inOrder = sortBy(
    strangers,
    (a, b) => compareText(pairOf(a), pairOf(b)),
    (a, b) => compareText(placeKeyOf(a.place), placeKeyOf(b.place)),
  );
  for (const { viewer, party, place } of inOrder) meet(record, [viewer, party.owner], place);
}
