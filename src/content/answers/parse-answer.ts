import { z } from 'zod';
import { brandAs } from '#kernel/brand/brand';
import { type Result, err, ok } from '#kernel/result/result';
import {
  BOOST_SOURCES,
  EFFECT_SOURCES,
  FRIENDLY_EFFECTS,
  GUNS,
  HOSTILE_EFFECTS,
  MISSIONS,
} from '#model/battle/round-orders';
import { SCENARIOS } from '#model/battle/setup';
import type { DesignId, EmpireId, FleetId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import { type Answer, type DecisionKind, POOLS } from '#model/decisions/decision';
import { UNIT_CONDITIONS } from '#model/forces/unit';
import { type ContentIssue, issuesOf } from '#content/issue';
import { outcomeShape } from './outcome-schema.ts';

const unit = z.string().transform((text) => brandAs<UnitId>(text));
const tag = z.string().transform((text) => brandAs<TagId>(text));
const design = z.string().transform((text) => brandAs<DesignId>(text));
const lane = z.string().transform((text) => brandAs<LaneId>(text));
const fleet = z.string().transform((text) => brandAs<FleetId>(text));
const leave = z.array(z.strictObject({ fleet, lane }));
const empire = z.string().transform((text) => brandAs<EmpireId>(text));

/** The shape of an answer to each kind of question. */
const ANSWERS: Readonly<Record<DecisionKind, z.ZodType<Answer>>> = {
  initiative: z.strictObject({ kind: z.literal('initiative'), intel: z.int() }),
  'encounter-action': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('demand'), scenario: z.enum(SCENARIOS), against: empire }),
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
  pools: z.strictObject({ kind: z.literal('pools'), first: z.array(unit) }),
  'pool-choice': z.strictObject({ kind: z.literal('pool-choice'), pool: z.enum(POOLS) }),
  'task-force': z.strictObject({
    kind: z.literal('task-force'),
    flagship: unit.nullable(),
    order: z.array(unit),
  }),
  scouting: z.strictObject({
    kind: z.literal('scouting'),
    surprise: z.int(),
    length: z.int(),
    exclude: z.exactOptional(z.array(tag)),
    excludeOwn: z.exactOptional(z.array(unit)),
    include: z.exactOptional(z.array(tag)),
    draw: z.exactOptional(
      z.array(z.strictObject({ design, condition: z.enum(UNIT_CONDITIONS), count: z.int() })),
    ),
  }),
  command: z.strictObject({
    kind: z.literal('command'),
    flagship: unit.nullable(),
    retreats: z.array(z.strictObject({ unit, lane, along: z.array(unit) })),
    comeOut: z.exactOptional(z.array(unit)),
    ram: z.exactOptional(z.array(z.strictObject({ unit, gun: z.enum(GUNS) }))),
    spend: z.exactOptional(z.array(unit)),
    hold: z.exactOptional(z.array(tag)),
  }),
  missions: z.strictObject({
    kind: z.literal('missions'),
    missions: z.array(z.strictObject({ unit, mission: z.enum(MISSIONS) })),
    hide: z.exactOptional(z.array(unit)),
    cloak: z.exactOptional(z.array(unit)),
    boosts: z.exactOptional(
      z.array(z.strictObject({ unit, of: z.enum(BOOST_SOURCES), gun: z.enum(GUNS) })),
    ),
  }),
  'electronic-warfare': z.strictObject({
    kind: z.literal('electronic-warfare'),
    friends: z.array(
      z.strictObject({ effect: z.enum(FRIENDLY_EFFECTS), by: z.enum(EFFECT_SOURCES), unit }),
    ),
    enemies: z.array(
      z.strictObject({ effect: z.enum(HOSTILE_EFFECTS), by: z.enum(EFFECT_SOURCES), tag }),
    ),
  }),
  fire: z.strictObject({
    kind: z.literal('fire'),
    direct: z.array(tag),
    share: z.exactOptional(z.int().min(0).max(100)),
    spare: z.array(unit),
    board: z.exactOptional(z.array(tag)),
    guard: z.exactOptional(z.array(unit)),
  }),
  'round-end': z.strictObject({
    kind: z.literal('round-end'),
    sendBack: z.array(unit),
    enter: z.array(unit),
  }),
  disengage: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('stay') }),
    z.strictObject({ kind: z.literal('disengage'), leave }),
  ]),
  'battle-outcome': z.strictObject({ kind: z.literal('battle-outcome'), ...outcomeShape }),
};

/** Reads an answer to a question of a kind; whether it is a legal one is judged elsewhere. */
export function parseAnswer(
  kind: DecisionKind,
  input: unknown,
): Result<Answer, readonly ContentIssue[]> {
  const parsed = ANSWERS[kind].safeParse(input);
  return parsed.success ? ok(parsed.data) : err(issuesOf(parsed.error));
}
