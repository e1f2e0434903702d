import type { Feel } from '#engine/diplomacy/move-tension';
import { spreadWars } from '#engine/diplomacy/spread-wars';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId } from '#model/campaign/ids';
import type { NonAligned } from '#model/campaign/non-aligned';
import type { Attitude } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { livingRelations } from '#rules/diplomacy/living-relations';
import {
  attitudeAfter,
  attitudeIn,
  attitudeModifiers,
  attitudeResult,
  isFickle,
  movedTo,
  shifted,
  type Stance,
} from '#rules/worlds/attitude';
import { worldOf } from '#rules/worlds/is-world';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { followAttitude } from './follow-attitude.ts';
import { moveAttitude, type Pair, relationOf } from './move-attitude.ts';
import { rollErratic } from './found-world.ts';
import { wordBreakersIn } from './word-breakers.ts';

const DIP_14 = cite('DIP-14');

type Given = Pick<PhaseInput, 'rules' | 'dice'> & Readonly<{ feel: Feel }>;

/** Agents that a world has caught in this phase bring its stand down by one level each. @rule DIP-14 @rule INT-9 */
function minded(record: Recorder, rules: RuleSet, pair: Pair): void {
  const caught = record
    .result()
    .events.filter(
      (event) =>
        event.type === 'MissionDiscovered' &&
        event.empire === pair.world &&
        event.culprit === pair.other &&
        event.mission !== 'propaganda-counter-insurgency',
    );
  caught.forEach(() => {
    const attitude = attitudeIn(relationOf(record.state(), pair));
    const down = movedTo(attitude, shifted(attitude.state, -1, rules));
    moveAttitude(record, pair, { cause: 'agents', attitude: down });
  });
}

/** Erratic worlds get another personality every 12 turns. @rule DIP-15 */
function changePersonalities(record: Recorder, { dice }: Given): void {
  const { turn, empires } = record.snapshot();
  for (const { id: world, nonAligned, fellIn } of valuesById(empires)) {
    if (nonAligned === undefined || fellIn !== undefined || !isFickle(nonAligned, turn)) continue;
    const own = dice.stream('non-aligned', world);
    const before = own.log().length;
    const personality = rollErratic(own);
    const rolls = own
      .log()
      .slice(before)
      .map(({ id }) => id);
    const witnesses: Witnesses = [{ empire: world, as: 'owner' }];
    const head = { type: 'PersonalityChanged', cite: cite('DIP-15'), rolls, witnesses } as const;
    record.emit({ ...head, world, personality, turn });
  }
}

/** The partner of a world, which deals with nobody else. @rule DIP-14 */
function partnerOf(state: CampaignState, world: EmpireId): EmpireId | null {
  const partnership = valuesById(livingRelations(state)).find(
    (one) => (one.a === world || one.b === world) && one.state === 'partnership',
  );
  if (partnership === undefined) return null;
  return partnership.a === world ? partnership.b : partnership.a;
}

function natureOf({ empires }: CampaignState, world: EmpireId): NonAligned | null {
  return rowOf(empires, world).nonAligned ?? null;
}

/** The roll of a world for an empire. @rule DIP-14 */
function roll(record: Recorder, { rules, dice }: Given, pair: Pair, nature: NonAligned): void {
  const { world, other } = pair;
  const state = record.state();
  const relation = relationOf(state, pair);
  const heard = wordBreakersIn(record.result().events).has(other) ? { wronged: state.turn } : {};
  const attitude: Attitude = { ...attitudeIn(relation), ...heard };
  const stance: Stance = { nature, attitude, turn: state.turn };
  const text = `the stand of ${rowOf(state.empires, world).name} toward ${rowOf(state.empires, other).name}`;
  const die = dice
    .stream('attitude', world, other)
    .roll({ count: 2, faces: 6 }, { kind: 'attitude', text }, DIP_14);
  const result = attitudeResult(stance, die.total, rules);
  moveAttitude(record, pair, {
    cause: result,
    attitude: attitudeAfter(stance, result, { inForce: relation.state, rules }),
    total: die.total + ledgerTotal(attitudeModifiers(stance, rules)),
    rolls: [die.id],
  });
}

/**
 * Non-aligned worlds make up their minds about the empires that they have met: what agents did to them, then their rolls, then what follows from
 * both: treaties that end, wars, offers.
 * @rule DIP-14 @rule DIP-15 @rule DIP-17
 * @ruling Two non-aligned worlds that meet stay as they are toward each other.
 * @ruling A world that is at Partnership with an empire rolls only for that one.
 */
export function rollAttitudes(record: Recorder, given: Given): void {
  const { rules } = given;
  changePersonalities(record, given);
  const state = record.snapshot();
  const begun: BegunWar[] = [];
  for (const relation of valuesById(livingRelations(state))) {
    const pair = worldOf(state.empires, relation);
    const nature = pair === null ? null : natureOf(state, pair.world);
    if (pair === null || nature === null) continue;
    minded(record, rules, pair);
    const partner = partnerOf(state, pair.world);
    const isAsked = partner === null || partner === pair.other;
    if (isAsked && relation.since < state.turn) roll(record, given, pair, nature);
    begun.push(...followAttitude(record, given, pair));
  }
  spreadWars(record, given, { before: state, begun });
}
