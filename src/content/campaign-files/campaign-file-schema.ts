import { z } from 'zod';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { guideSchema } from '#content/scenarios/guide-schema';
import { deskSettingsSchema, NO_TALK, talkSchema } from './talk-schema.ts';
import { NO_STAND_INS, standInSchema } from './stand-in-schema.ts';
import { NO_VOTES, voteSchema } from './vote-schema.ts';
import { TABLE_NAMES, type TableName } from '#model/campaign/state';

/*
 * The campaign file, version 1: one JSON object with everything that is stored about a campaign, except sign-ins. The schema takes rows of
 * the state's tables and of the turn's records with any fields. Replay checks that they fit together. */
export const CAMPAIGN_FORMAT = 'farlane-campaign';
export const CAMPAIGN_VERSION = 1;

/** What a campaign file holds, in the order of writing. Each has its own hash. */
export const CAMPAIGN_SECTIONS = [
  'campaign',
  'rules',
  'state',
  'checkpoints',
  'runs',
  'sheets',
  'receipts',
  'questions',
  'publications',
  'audit',
  'desk',
  'clock',
] as const;
export type CampaignSection = (typeof CAMPAIGN_SECTIONS)[number];

/** Sections that files of older programs do not have: there they are empty. */
export const LATER_SECTIONS: readonly CampaignSection[] = ['receipts', 'desk', 'clock'];

const count = z.int().min(0);
const row = z.looseObject({});
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'A hash has 64 hex digits');

const tableOf = (name: TableName): [TableName, z.ZodType] => [name, z.record(z.string(), row)];

/** Files of earlier versions have one more table, which was always empty. */
const stateSchema = z
  .strictObject({
    turn: count,
    phase: z.enum(PHASE_IDS),
    ...Object.fromEntries(TABLE_NAMES.map(tableOf)),
    optionState: z.strictObject({}).optional(),
  })
  .transform((state) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name !== 'optionState')),
  );

const by = z.looseObject({ kind: z.string() });
const hand = z.looseObject({ role: by, person: z.string().nullable() });
const written = { number: count, turn: count, at: z.string(), by };
const place = { version: count, turn: count, phase: z.enum(PHASE_IDS), attempt: count };

/** The words in which a question was put, and what became of it. */
const wording = {
  /** Fields that came later; older questions lack them. */
  seen: z.array(row).default([]),
  until: z.string().nullable().default(null),
  atDesk: z.boolean().default(false),
  decision: z.looseObject({ id: z.string(), asked: z.string(), kind: z.string() }),
  status: z.string(),
  askedAt: z.string(),
  settledAt: z.string().nullable(),
};

const runSchema = z.looseObject({
  ...place,
  kind: z.enum(['phase', 'amendment']),
  hashBefore: hash,
  hashAfter: hash,
  engineVersion: z.string(),
  baseline: count,
  ranAt: z.string(),
  events: count,
  undone: z.boolean(),
});

const recordSchema = z.strictObject({
  events: z.array(z.looseObject({ type: z.string(), cite: z.string() })),
  rolls: z.array(z.looseObject({ id: z.string() })),
  decided: z.array(z.looseObject({ decision: z.string(), asked: z.string() })),
});

const sections = {
  /** The campaign’s own row; the secret is what its dice come from. */
  campaign: z.looseObject({
    slug: z.string().min(1),
    name: z.string().min(1),
    secret: z.string().min(1),
    attempt: count,
    version: count,
    windowsClosed: count,
    createdAt: z.string(),
    /** Files of older programs lack it. */
    keysFrom: z.enum(['ids', 'names']).default('names'),
  }),
  rules: row,
  state: stateSchema,
  checkpoints: z.array(
    z.strictObject({ head: z.looseObject({ ...place, hash }), state: stateSchema }),
  ),
  runs: z.array(z.strictObject({ run: runSchema, record: recordSchema })),
  sheets: z.array(
    z.looseObject({
      turn: count,
      empire: z.string(),
      orders: z.array(z.looseObject({ kind: z.string() })),
      status: z.enum(['draft', 'submitted']),
      hash,
      submittedAt: z.string(),
      /** Sheets of older programs lack these. */
      savedBy: hand.optional(),
      step: count.optional(),
      dismissed: z.array(z.string()).optional(),
    }),
  ),
  /** Submissions and withdrawals, since 0.3.0. */
  receipts: z
    .array(
      z.looseObject({
        empire: z.string(),
        number: count,
        turn: count,
        edition: count,
        act: z.enum(['submitted', 'withdrawn', 'reopened']),
        orders: z.array(z.looseObject({ kind: z.string() })),
        verdicts: z.array(z.looseObject({ accepted: z.boolean(), issues: z.array(row) })),
        hash,
        at: z.string(),
        by: hand,
      }),
    )
    .default([]),
  questions: z.array(
    z.looseObject({
      ...{ ...place, ...wording },
      past: z.array(z.looseObject(wording)).optional(),
      next: z.looseObject({ decision: wording.decision, standing: row }).optional(),
    }),
  ),
  publications: z.array(
    z.looseObject({
      turn: count,
      edition: count,
      version: count,
      empire: z.string(),
      view: row,
      seen: z.array(row),
      hash,
      publishedAt: z.string(),
    }),
  ),
  audit: z.array(
    z.looseObject({
      at: z.string(),
      by,
      act: z.string(),
      version: count,
      detail: z.string(),
    }),
  ),
  /** The moderators' notes, since 0.3.0. */
  desk: z
    .strictObject({
      settings: deskSettingsSchema,
      /** What the campaign’s scenario tells about itself; files of older programs have nothing. */
      guide: guideSchema.nullable().default(null),
      notes: z.array(
        z.looseObject({
          ...written,
          edition: count,
          phase: z.enum(PHASE_IDS),
          text: z.string(),
        }),
      ),
      rulings: z.array(
        z.looseObject({
          ...written,
          edition: count,
          question: z.string(),
          rule: z.string(),
          decision: z.string(),
          isPublic: z.boolean(),
        }),
      ),
      messages: z.array(
        z.looseObject({
          ...written,
          to: z.array(z.string()),
          text: z.string(),
          issued: z.looseObject({ turn: count, edition: count }).nullable(),
        }),
      ),
      ...talkSchema,
      ...voteSchema,
      ...standInSchema,
      delegations: z.array(
        z.looseObject({
          version: count,
          empire: z.string(),
          encounter: z.string(),
          at: z.string(),
        }),
      ),
      /** Who answers in single encounters of the phase that is due; files of older programs have none. */
      windows: z
        .array(
          z.looseObject({
            version: count,
            encounter: z.string(),
            windows: z.enum(['standing', 'setup', 'interactive', 'desk']).nullable(),
            passed: z.array(z.string()),
            at: z.string(),
            by,
          }),
        )
        .default([]),
      /** Dice that are ruled on in the phase that is due; files of older programs have none. */
      rollRulings: z
        .array(
          z
            .looseObject({
              version: count,
              roll: z.string(),
              purpose: z.string(),
              faces: count,
              values: z.array(count).nullable(),
              reason: z.string(),
              at: z.string(),
              by,
            })
            .refine(
              ({ faces, values }) => (values ?? []).every((one) => one >= 1 && one <= faces),
              {
                path: ['values'],
                message: 'Each value is a face of the die',
              },
            ),
        )
        .default([]),
      /** Encounters whose battles are fought elsewhere in the phase that is due; files of older programs have none. */
      foughtElsewhere: z
        .array(
          z.looseObject({
            version: count,
            encounter: z.string(),
            changes: z.array(count.min(1)),
            at: z.string(),
            by,
          }),
        )
        .default([]),
    })
    .default({
      settings: { goesOn: true, silent: false, standings: [] },
      guide: null,
      notes: [],
      rulings: [],
      messages: [],
      ...NO_TALK,
      ...NO_VOTES,
      ...NO_STAND_INS,
      delegations: [],
      windows: [],
      rollRulings: [],
      foughtElsewhere: [],
    }),
  /** The settings of the clock, without deadlines and the address of a chat. Since 0.3.0. */
  clock: z
    .strictObject({
      mode: z.enum(['manual', 'fixed']),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'An hour looks like 20:00'),
      everyDays: count.min(1).max(90),
      weekdays: z.array(count.min(1).max(7)),
      early: z.boolean(),
      graceMinutes: count,
      mostMissing: count.nullable(),
      windowHours: count,
      webhook: z.null(),
    })
    .nullable()
    .default(null),
} satisfies Readonly<Record<CampaignSection, z.ZodType>>;

export const campaignFileSchema = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.literal(CAMPAIGN_VERSION),
  /** The version of Farlane that wrote the file. */
  engineVersion: z.string(),
  /** Of each section that is there (see `sectionHash`). */
  hashes: z.partialRecord(z.enum(CAMPAIGN_SECTIONS), hash),
  ...sections,
});

/** The sections of a file whose shape is right. */
export type CampaignSections = Readonly<Pick<z.infer<typeof campaignFileSchema>, CampaignSection>>;
