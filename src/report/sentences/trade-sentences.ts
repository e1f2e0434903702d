import { plural } from '#kernel/words/counted';
import type { RouteBar } from '#model/events/causes';
import type { SentenceRows } from './sentence-row.ts';
import { capitalised } from './names.ts';

export type TradeType = 'TradeSet' | 'TradeEnded' | 'RouteInterrupted';

/** What bars a trade route, in words. */
export const ROUTE_BARS: { readonly [B in RouteBar]: string } = {
  'convoy-unfit': 'its convoy is crippled or not in service',
  'not-controlled': 'the system is neither yours nor a trade partner’s',
  'no-depot': 'you have no depot that works',
  'no-way': 'no open way of explored lanes leads from there to a depot of yours',
  'enemy-fleet': 'an enemy fleet bars the way to your depots',
  'closed-border': 'the path to your depots leads through another empire’s system',
};

export const TRADE_SENTENCES: SentenceRows<TradeType> = {
  TradeSet: ({ system, units }, names) =>
    `${capitalised(names.units(units))} ${plural(units.length, 'trades', 'trade')} at ${names.system(system)} from now on`,
  TradeEnded: ({ units, because }, names) => {
    const [verb, they] = plural(units.length, ['trades', 'it'], ['trade', 'they']);
    const why = {
      ordered: 'as you ordered',
      moved: `because ${they} moved`,
      conquered: 'because the system was conquered',
      'sent-away': `because ${they} may not stay there`,
    };
    return `${capitalised(names.units(units))} no longer ${verb}, ${why[because]}`;
  },
  RouteInterrupted: ({ system, because, at, by }, names) => {
    const where = at === null ? '' : ` at ${names.system(at)}`;
    const who = by === null ? '' : ` (${names.empire(by)})`;
    return `Your trade route at ${names.system(system)} is interrupted: ${ROUTE_BARS[because]}${where}${who}. It resumes by itself`;
  },
};
