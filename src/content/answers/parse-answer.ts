import { z } from 'zod';
import type { Result } from '#kernel/result/result';
import {
  BOOST_SOURCES,
  EFFECT_SOURCES,
  FRIENDLY_EFFECTS,
  GUNS,
  HOSTILE_EFFECTS,
  MISSIONS,
} from '#model/battle/round-orders';
import { SCENARIOS } from '#model/battle/setup';
import { type Answer, type DecisionKind, POOLS } from '#model/decisions/decision';
import { UNIT_CONDITIONS } from '#model/forces/unit';
import type { ContentIssue } from '#content/issue';
import {
  answeredFleet,
  designId,
  empireId,
  laneId,
  tagId,
  unitId,
} from '#content/orders/id-schemas';
import { type Checks, NO_CHECKS, readAndCheck } from '#content/read-and-check';
import { outcomeShape } from './outcome-schema.ts';

const leave = z.array(z.strictObject({ fleet: answeredFleet, lane: laneId }));

/** The shape of an answer to each kind of question. */
const ANSWERS: Readonly<Record<DecisionKind, z.ZodType<Answer>>> = {
  initiative: z.strictObject({ kind: z.literal('initiative'), intel: z.int() }),
  'encounter-action': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('demand'), scenario: z.enum(SCENARIOS), against: empireId }),
    z.strictObject({ kind: z.literal('withdraw'), leave }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),
  'scenario-response': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('accept') }),
    z.strictObject({ kind: z.literal('refuse'), leave: leave.nullable() }),
  ]),
  'defensive-response': z.strictObject({ kind: z.literal('defend'), leave }),
  pursuit: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pursue') }),
    z.strictObject({ kind: z.literal('let-go') }),
  ]),
  pools: z.strictObject({ kind: z.literal('pools'), first: z.array(unitId) }),
  'pool-choice': z.strictObject({ kind: z.literal('pool-choice'), pool: z.enum(POOLS) }),
  'task-force': z.strictObject({
    kind: z.literal('task-force'),
    flagship: unitId.nullable(),
    order: z.array(unitId),
  }),
  scouting: z.strictObject({
    kind: z.literal('scouting'),
    surprise: z.int(),
    length: z.int(),
    exclude: z.exactOptional(z.array(tagId)),
    excludeOwn: z.exactOptional(z.array(unitId)),
    include: z.exactOptional(z.array(tagId)),
    draw: z.exactOptional(
      z.array(
        z.strictObject({ design: designId, condition: z.enum(UNIT_CONDITIONS), count: z.int() }),
      ),
    ),
  }),
  command: z.strictObject({
    kind: z.literal('command'),
    flagship: unitId.nullable(),
    retreats: z.array(z.strictObject({ unit: unitId, lane: laneId, along: z.array(unitId) })),
    comeOut: z.exactOptional(z.array(unitId)),
    ram: z.exactOptional(z.array(z.strictObject({ unit: unitId, gun: z.enum(GUNS) }))),
    spend: z.exactOptional(z.array(unitId)),
    hold: z.exactOptional(z.array(tagId)),
  }),
  missions: z.strictObject({
    kind: z.literal('missions'),
    missions: z.array(z.strictObject({ unit: unitId, mission: z.enum(MISSIONS) })),
    hide: z.exactOptional(z.array(unitId)),
    cloak: z.exactOptional(z.array(unitId)),
    boosts: z.exactOptional(
      z.array(z.strictObject({ unit: unitId, of: z.enum(BOOST_SOURCES), gun: z.enum(GUNS) })),
    ),
  }),
  'electronic-warfare': z.strictObject({
    kind: z.literal('electronic-warfare'),
    friends: z.array(
      z.strictObject({
        effect: z.enum(FRIENDLY_EFFECTS),
        by: z.enum(EFFECT_SOURCES),
        unit: unitId,
      }),
    ),
    enemies: z.array(
      z.strictObject({ effect: z.enum(HOSTILE_EFFECTS), by: z.enum(EFFECT_SOURCES), tag: tagId }),
    ),
  }),
  fire: z.strictObject({
    kind: z.literal('fire'),
    direct: z.array(tagId),
    share: z.exactOptional(z.int().min(0).max(100)),
    spare: z.array(unitId),
    spread: z.exactOptional(z.literal(true)),
    board: z.exactOptional(z.array(tagId)),
    guard: z.exactOptional(z.array(unitId)),
  }),
  'round-end': z.strictObject({
    kind: z.literal('round-end'),
    sendBack: z.array(unitId),
    enter: z.array(unitId),
  }),
  cargo: z.strictObject({ kind: z.literal('cargo'), keep: z.array(unitId) }),
  'troop-losses': z.strictObject({
    kind: z.literal('troop-losses'),
    losses: z.array(z.strictObject({ unit: unitId, hits: z.int().min(1).max(1000) })),
  }),
  disengage: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('stay') }),
    z.strictObject({ kind: z.literal('disengage'), leave }),
  ]),
  'battle-outcome': z.strictObject({ kind: z.literal('battle-outcome'), ...outcomeShape }),
};

/** Whether there are questions of this kind. */
export const isDecisionKind = (kind: string): kind is DecisionKind => Object.hasOwn(ANSWERS, kind);

/** Reads an answer to a question of a kind, and checks it by what is known of the question. */
export const readAnswer = <I extends Readonly<{ path: string; text: string }>>(
  kind: DecisionKind,
  input: unknown,
  checks: Checks<Answer, I>,
): Result<Answer, readonly (ContentIssue | I)[]> => readAndCheck(ANSWERS[kind], input, checks);

/** Reads an answer to a question of a kind; whether it is a legal one is judged elsewhere. */
export const parseAnswer = (
  kind: DecisionKind,
  input: unknown,
): Result<Answer, readonly ContentIssue[]> => readAnswer(kind, input, NO_CHECKS);
