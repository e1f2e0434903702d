import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { RISES } from '#rules/ground/rebel-fight';
import { orderStateOf } from '#rules/economy/order-state';
import { becomeIndependent } from './become-independent.ts';

const COL_6 = cite('COL-6');

type Colony = StarSystem & Readonly<{ owner: EmpireId }>;

const isColony = (system: StarSystem): system is Colony =>
  system.owner !== null && system.census > 0;

/** Colonies that satisfy a condition, as they are now. */
const coloniesIn = (state: CampaignState, which: (system: Colony) => boolean): readonly Colony[] =>
  valuesById(state.systems).filter(isColony).filter(which);

/**
 * Militias disperse in colonies whose Morale is back. In a colony in rebellion without militias, each Census may rise. A colony with
 * militias and without loyal ground units becomes independent.
 * @rule COL-6 @rule COL-11
 * @ruling Only the owner's own landed ground units count as loyal, those in reserve included. A partner's ground units don't.
 */
export function riseUp(
  record: Recorder,
  { dice, rules }: Pick<PhaseInput, 'dice' | 'rules'>,
): void {
  const before = record.snapshot();
  const isOver = (system: Colony): boolean => system.rebels > 0 && system.morale > 0;
  for (const system of coloniesIn(before, isOver)) disperse(record, system);
  const rises = (system: Colony): boolean =>
    system.rebels === 0 && orderStateOf(system) === 'rebellion';
  for (const system of coloniesIn(before, rises)) rise(record, dice, system);
  const after = record.snapshot();
  const garrison = garrisonsOf({ ...after, designOf: (id) => after.designs[id] });
  const isFree = ({ id, owner, rebels }: Colony): boolean =>
    rebels > 0 && garrison(id, owner).units === 0;
  for (const system of coloniesIn(after, isFree))
    becomeIndependent(record, { rules, dice }, system);
}

const told = ({ owner, id }: Colony) =>
  ({ cite: COL_6, witnesses: onlyFor(owner), empire: owner, system: id }) as const;

function disperse(record: Recorder, system: Colony): void {
  const { rebels } = system;
  record.emit({ type: 'RebelsDispersed', ...told(system), rolls: [], rebels });
}

function rise(record: Recorder, dice: Dice, system: Colony): void {
  const stream = dice.stream('rebellion', system.id);
  const purpose = { kind: 'uprising', text: `whether a Census of ${system.name} rises` } as const;
  const rolls = Array.from({ length: system.census }, () =>
    stream.roll({ count: 1, faces: 6 }, purpose, COL_6),
  );
  record.emit({
    type: 'RebelsRose',
    ...told(system),
    rolls: rolls.map(({ id }) => id),
    dice: rolls.map(({ total }) => total),
    target: RISES,
    rebels: rolls.filter(({ total }) => total <= RISES).length,
  });
}
