import { happenedAlerts } from '#report/alerts/happened';
import type { Alert, AlertWeight } from '#report/document/alert';
import type { Block, Phrase } from '#report/document/document';
import { link, phrase } from '#report/document/inline';
import type { ReportContext } from './context.ts';

/** What a player wants to know before all else; the story of the turn tells the rest soon enough. */
const FIRST: readonly AlertWeight[] = [
  'campaign',
  'systems',
  'battles',
  'attack',
  'supply',
  'unrest',
  'raiders',
  'relations',
  'secrets',
  'losses',
  'orders',
];
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
  const lines = happenedAlerts(view, seen).filter(({ weight }) => FIRST.includes(weight));
  if (lines.length === 0) return [];
  const left = lines.length - MOST;
  const rest = left > 0 ? [phrase(`${String(left)} more, told below.`)] : [];
  return [{ kind: 'list', items: [...lines.slice(0, MOST).map(lineOf), ...rest] }];
}
