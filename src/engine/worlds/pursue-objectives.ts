import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollOneOf } from '#engine/record/roll-one-of';
import { valuesById } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { NonAligned } from '#model/campaign/non-aligned';
import { type Objective, type ObjectiveId, OBJECTIVES } from '#model/campaign/objective';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { confidantsOf } from '#rules/worlds/confidants-of';
import { neededFor, progressBy } from '#rules/worlds/objective-progress';
import { LISTS_OF_STRATEGY, OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { canPursue, isSo, worldRealmOf } from '#rules/worlds/world-realm';
import { deedsOf } from './deeds-of.ts';

const OPT_14 = cite('OPT-14');

type Given = Pick<PhaseInput, 'dice' | 'rules'>;
type World = Empire & Readonly<{ nonAligned: NonAligned }>;

const isLiving = (empire: Empire): empire is World =>
  empire.nonAligned !== undefined && empire.fellIn === undefined;

const purposeOf = (text: string): RollPurpose => ({ kind: 'objective', text });

/** A world and the empires that it confides in. */
function told(state: CampaignState, world: EmpireId): Witnesses {
  return [
    { empire: world, as: 'owner' },
    ...confidantsOf(state.relations, world).map((empire) => ({
      empire,
      as: 'participant' as const,
    })),
  ];
}

/** How much of its objective a world has done by now. */
function doneBy(record: Recorder, world: World, { id, done }: Objective): number {
  const { goal } = OBJECTIVE_TABLE[id];
  const realm = worldRealmOf(record.snapshot(), world.id);
  if (goal.kind === 'state') return isSo(realm, goal.state) ? neededFor(goal) : done;
  const deeds = deedsOf(record.result().events, realm);
  return done + sumOf(deeds, (deed) => progressBy(goal, deed));
}

function reward(
  record: Recorder,
  { dice }: Given,
  { id: world, name }: World,
  objective: ObjectiveId,
): void {
  const purpose = purposeOf(`what ${name} gains by its objective`);
  const roll = dice.stream('objective', world).roll({ count: 2, faces: 6 }, purpose, OPT_14);
  const state = record.state();
  record.emit({
    ...{ type: 'ObjectiveMet', cite: OPT_14, rolls: [roll.id], witnesses: told(state, world) },
    ...{ world, objective, points: roll.total, turn: state.turn },
  });
}

/**
 * Non-aligned worlds come closer to their objectives by what they did in this phase, and are rewarded.
 * @rule OPT-14
 * @ruling The reward is in the Treasury at once. The next objective is set at the end of the turn. How Intel and research are is looked at at the
 *   end of each turn.
 */
export function pursueObjectives(record: Recorder, given: Given): void {
  if (given.rules.worldObjectives === 'off') return;
  for (const world of valuesById(record.state().empires).filter(isLiving)) {
    const { objective } = world.nonAligned;
    if (objective === undefined) continue;
    const done = doneBy(record, world, objective);
    if (done >= neededFor(OBJECTIVE_TABLE[objective.id].goal)) {
      reward(record, given, world, objective.id);
    } else if (done > objective.done) {
      const head = { type: 'ObjectiveAdvanced', cite: OPT_14, rolls: [] } as const;
      const witnesses: Witnesses = [{ empire: world.id, as: 'owner' }];
      record.emit({ ...head, witnesses, world: world.id, objective: objective.id, done });
    }
  }
}

/** One of several tables, or of several entries, each with the same chance. */
function pick<T>(
  dice: Dice,
  some: readonly T[],
  what: string,
): Readonly<{ one: T | undefined; rolls: readonly RollId[] }> {
  const { index, rolls } = rollOneOf(dice, {
    count: some.length,
    purpose: purposeOf(what),
    cite: OPT_14,
  });
  return { one: some[index], rolls: rolls.map(({ id }) => id) };
}

/**
 * Each world without an objective gets one of its tables.
 * @rule OPT-14 @rule DIP-16
 * @ruling One die decides among the entries that can be done, which is the same as to reroll the others. A Diplomat first rolls between its two
 *   tables, if there is something to do on both.
 */
export function setObjectives(record: Recorder, { dice: all, rules }: Given): void {
  if (rules.worldObjectives === 'off') return;
  for (const { id: world, name, nonAligned } of valuesById(record.state().empires).filter(
    isLiving,
  )) {
    if (nonAligned.objective !== undefined) continue;
    const state = record.snapshot();
    const realm = worldRealmOf(state, world);
    const open = OBJECTIVES.filter((id) => canPursue(realm, OBJECTIVE_TABLE[id].goal));
    const lists = LISTS_OF_STRATEGY[nonAligned.strategy].filter((list) =>
      open.some((id) => OBJECTIVE_TABLE[id].list === list),
    );
    const dice = all.stream('objective', world);
    const list = pick(dice, lists, `the table for the objective of ${name}`);
    const some = open.filter((id) => OBJECTIVE_TABLE[id].list === list.one);
    const { one: objective, rolls } = pick(dice, some, `the objective of ${name}`);
    if (objective === undefined) continue;
    const head = { type: 'ObjectiveSet', cite: OPT_14, witnesses: told(state, world) } as const;
    record.emit({ ...head, rolls: [...list.rolls, ...rolls], world, objective });
  }
}
