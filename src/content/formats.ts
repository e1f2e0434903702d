import type { z } from 'zod';
import { battleSchema } from './battles/battle-schema.ts';
import { campaignFileSchema } from './campaign-files/campaign-file-schema.ts';
import { correctionsSchema } from './corrections/corrections-schema.ts';
import { FORMAT_TITLES, type FormatName } from './format-titles.ts';
import { houseListSchema } from './force-lists/house-list-schema.ts';
import { ordersSchema } from './orders/orders-schema.ts';
import { outcomeFileSchema } from './outcomes/outcome-file-schema.ts';
import { scenarioSchema } from './scenarios/scenario-schema.ts';
import { setupSchema } from './setups/setup-schema.ts';

/** The schemas of the kinds of files that Farlane reads. */
export const FORMATS = {
  scenario: { title: FORMAT_TITLES.scenario, schema: scenarioSchema },
  setup: { title: FORMAT_TITLES.setup, schema: setupSchema },
  orders: { title: FORMAT_TITLES.orders, schema: ordersSchema },
  'force-list': { title: FORMAT_TITLES['force-list'], schema: houseListSchema },
  battle: { title: FORMAT_TITLES.battle, schema: battleSchema },
  corrections: { title: FORMAT_TITLES.corrections, schema: correctionsSchema },
  outcome: { title: FORMAT_TITLES.outcome, schema: outcomeFileSchema },
  campaign: { title: FORMAT_TITLES.campaign, schema: campaignFileSchema },
} satisfies Readonly<Record<FormatName, Readonly<{ title: string; schema: z.ZodType }>>>;
