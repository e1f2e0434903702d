import { leaveColony } from '#engine/siege/leave-colony';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { RollId } from '#kernel/dice/dice';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type FigureChanges, SYSTEM_FIGURES } from '#model/campaign/system-figures';
import type { Harm } from '#model/events/bombardment-events';
import { onlyFor, type Witnesses } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { changesBetween, figuresAfter } from '#rules/bombardment/hurt-system';

/** What befalls a system, who sees it beside its owner, and what was rolled for it. */
export type Blow = Readonly<{
  system: SystemId;
  harm: Harm;
  cite: RuleRef;
  changes: FigureChanges;
  leastCapacity: number;
  rolls: readonly RollId[];
  dice: readonly number[];
  /** Those who did it. */
  doers: readonly EmpireId[];
}>;

/** The owner of a system learns all of what happens to it; those who did it learn their part. @rule FOG-6 */
export const witnessesOfHarm = (owner: EmpireId | null, doers: readonly EmpireId[]): Witnesses => [
  ...(owner === null ? [] : onlyFor(owner)),
  ...doers.filter((one) => one !== owner).map((empire) => ({ empire, as: 'participant' as const })),
];

/** Changes figures of a system within their bounds; nothing is told if nothing changes. @rule BOM-2 @rule BOM-3 */
export function hurtSystem(record: Recorder, blow: Blow): void {
  const { system, harm, changes, leastCapacity, rolls, dice, doers } = blow;
  const before = rowOf(record.state().systems, system);
  const values = figuresAfter(before, changes, { capacity: leastCapacity });
  const changed = changesBetween(before, values);
  const isChanged = SYSTEM_FIGURES.some((figure) => changed[figure] !== undefined);
  if (!isChanged && rolls.length === 0) return;
  record.emit({
    type: 'SystemHurt',
    cite: blow.cite,
    rolls,
    witnesses: witnessesOfHarm(before.owner, doers),
    empire: before.owner,
    system,
    harm,
    dice,
    changes: changed,
    values,
    devastated: (changed.raw ?? 0) < 0,
  });
}

/** A colony whose last Census is gone is no more. @rule COL-9 */
export function endDeadColony(
  record: Recorder,
  { deadColony }: Pick<RuleSet, 'deadColony'>,
  {
    system,
    hadCensus,
    by,
  }: Readonly<{ system: SystemId; hadCensus: boolean; by: readonly EmpireId[] }>,
): void {
  const { owner, census } = rowOf(record.state().systems, system);
  if (!hadCensus || census > 0) return;
  dissolve(record, { empire: owner, system, left: deadColony, by, because: cite('COL-9') });
}

/** Nobody is left of a colony or outpost. @rule COL-9 */
export function dissolve(
  record: Recorder,
  {
    empire,
    system,
    left,
    by,
    because,
  }: Readonly<{
    empire: EmpireId | null;
    system: SystemId;
    left: 'uninhabited' | 'outpost';
    /** The empires that destroyed it. */
    by: readonly EmpireId[];
    because: RuleRef;
  }>,
): void {
  const witnesses: Witnesses = [
    ...(empire === null ? [] : onlyFor(empire)),
    ...unique(by)
      .filter((one) => one !== empire)
      .map((one) => ({ empire: one, as: 'participant' as const })),
  ];
  const kept = empire === null ? 'uninhabited' : left;
  record.emit({
    type: 'ColonyDied',
    cite: because,
    rolls: [],
    witnesses,
    empire,
    system,
    left: kept,
  });
  if (empire !== null) leaveColony(record, { empire, system, because: cite('COL-9') });
}
