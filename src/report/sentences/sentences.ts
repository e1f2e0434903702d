import type { SeenEventType } from '#fog/views/seen-event';
import type { EventFamily } from '#report/sections/event-families';
import { battleNamesOf } from './battle-names.ts';
import { CARGO_SENTENCES } from './cargo-sentences.ts';
import { COLONY_SENTENCES } from './colony-sentences.ts';
import { CONSTRUCTION_SENTENCES } from './construction-sentences.ts';
import { DISCOVERY_SENTENCES } from './discovery-sentences.ts';
import { ENCOUNTER_SENTENCES } from './encounter-sentences.ts';
import { INTEL_SENTENCES } from './intel-sentences.ts';
import { MOVEMENT_SENTENCES } from './movement-sentences.ts';
import { NEWS_SENTENCES } from './news-sentences.ts';
import { OPENING_SENTENCES } from './opening-sentences.ts';
import { ORDER_SENTENCES } from './order-sentences.ts';
import { RANDOM_EVENT_SENTENCES } from './random-event-sentences.ts';
import { SERVICE_SENTENCES } from './service-sentences.ts';
import { SIEGE_SENTENCES } from './siege-sentences.ts';
import { SIGHT_SENTENCES } from './sight-sentences.ts';
import { STEALTH_SENTENCES } from './stealth-sentences.ts';
import { SUPPLY_SENTENCES } from './supply-sentences.ts';
import { TECH_SENTENCES } from './tech-sentences.ts';
import { TRADE_SENTENCES } from './trade-sentences.ts';
import { TREATY_SENTENCES } from './treaty-sentences.ts';
import { UNREST_SENTENCES } from './unrest-sentences.ts';
import { WORLD_SENTENCES } from './world-sentences.ts';
import { momentText } from './moment-sentences.ts';
import type { SentenceRows } from './sentence-row.ts';

const BATTLE_SENTENCES: SentenceRows<'BattleMoment'> = {
  BattleMoment: ({ moment }, names) => momentText(moment, battleNamesOf([moment], names)),
};

/** The sentences of events, by the family that they are read in. */
export const SENTENCES_BY_FAMILY = {
  news: { ...NEWS_SENTENCES, ...TREATY_SENTENCES, ...WORLD_SENTENCES, ...RANDOM_EVENT_SENTENCES },
  intel: INTEL_SENTENCES,
  income: OPENING_SENTENCES,
  orders: ORDER_SENTENCES,
  movement: {
    ...MOVEMENT_SENTENCES,
    ...TRADE_SENTENCES,
    ...STEALTH_SENTENCES,
    ...DISCOVERY_SENTENCES,
  },
  supply: SUPPLY_SENTENCES,
  sightings: SIGHT_SENTENCES,
  encounters: ENCOUNTER_SENTENCES,
  sieges: SIEGE_SENTENCES,
  landings: CARGO_SENTENCES,
  construction: { ...CONSTRUCTION_SENTENCES, ...SERVICE_SENTENCES },
  research: TECH_SENTENCES,
  colonies: { ...COLONY_SENTENCES, ...UNREST_SENTENCES },
  battle: BATTLE_SENTENCES,
} satisfies { readonly [F in EventFamily]: Partial<SentenceRows<SeenEventType>> };

/** One sentence for every type of event that a player can be told: leave one out and the build fails. */
export const SENTENCES: SentenceRows<SeenEventType> = {
  ...SENTENCES_BY_FAMILY.news,
  ...SENTENCES_BY_FAMILY.intel,
  ...SENTENCES_BY_FAMILY.income,
  ...SENTENCES_BY_FAMILY.orders,
  ...SENTENCES_BY_FAMILY.movement,
  ...SENTENCES_BY_FAMILY.supply,
  ...SENTENCES_BY_FAMILY.sightings,
  ...SENTENCES_BY_FAMILY.encounters,
  ...SENTENCES_BY_FAMILY.sieges,
  ...SENTENCES_BY_FAMILY.landings,
  ...SENTENCES_BY_FAMILY.construction,
  ...SENTENCES_BY_FAMILY.research,
  ...SENTENCES_BY_FAMILY.colonies,
  ...SENTENCES_BY_FAMILY.battle,
};
