import type { z } from 'zod';
import { battleSchema } from './battles/battle-schema.ts';
import { campaignFileSchema } from './campaign-files/campaign-file-schema.ts';
import { correctionsSchema } from './corrections/corrections-schema.ts';
import { houseListSchema } from './force-lists/house-list-schema.ts';
import { ordersSchema } from './orders/orders-schema.ts';
import { outcomeFileSchema } from './outcomes/outcome-file-schema.ts';
import { scenarioSchema } from './scenarios/scenario-schema.ts';

type Format = Readonly<{ title: string; schema: z.ZodType }>;

/** The kinds of files that Farlane reads, by the names that `farlane schema` knows them by; docs/formats has a page for each. */
export const FORMATS = {
  scenario: { title: 'Farlane scenario, version 1', schema: scenarioSchema },
  orders: { title: 'Farlane orders, version 1', schema: ordersSchema },
  'force-list': { title: 'Farlane force list, version 1', schema: houseListSchema },
  battle: { title: 'Farlane battle, version 1', schema: battleSchema },
  corrections: { title: 'Farlane corrections, version 1', schema: correctionsSchema },
  outcome: { title: 'Farlane outcome of a battle, version 1', schema: outcomeFileSchema },
  campaign: { title: 'Farlane campaign, version 1', schema: campaignFileSchema },
} satisfies Readonly<Record<string, Format>>;
export type FormatName = keyof typeof FORMATS;
