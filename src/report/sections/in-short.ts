import { happenedAlerts } from '#report/alerts/happened';
import type { Alert, AlertWeight } from '#report/document/alert';
import type { Block, Phrase } from '#report/document/document';
import { link, phrase } from '#report/document/inline';
import type { ReportContext } from './context.ts';

/** Whether a player wants to know this before all else; the story of the turn tells the rest soon enough. */
const IS_FIRST: Readonly<Record<AlertWeight, boolean>> = {
  campaign: true,
  systems: true,
  battles: true,
  attack: true,
  supply: true,
  unrest: true,
  raiders: true,
  relations: true,
  secrets: true,
  losses: true,
  repairs: false,
  upkeep: false,
  finds: false,
  orders: true,
  yards: false,
  arrivals: false,
  research: false,
  growth: false,
  works: false,
  charts: false,
};
/** More would have to be searched. */
const MOST = 10;

/** What happened in plain words, and for a battle the way to its record. */
function lineOf({ text, answers }: Alert): Phrase {
  const records = answers.flatMap((answer) =>
    answer.kind === 'page' ? [' ', link('See its record.', answer.anchor)] : [],
  );
  return phrase(text, ...records);
}

/** What happened that weighs most, the heaviest first. @rule FOG-1 */
export function inShort({ view, seen }: Pick<ReportContext, 'view' | 'seen'>): readonly Block[] {
  const lines = happenedAlerts(view, seen).filter(({ weight }) => IS_FIRST[weight]);
  if (lines.length === 0) return [];
  const left = lines.length - MOST;
  const rest = left > 0 ? [phrase(`${String(left)} more, told below.`)] : [];
  return [{ kind: 'list', items: [...lines.slice(0, MOST).map(lineOf), ...rest] }];
}
