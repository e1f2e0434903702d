import type { Cell, Phrase } from './document.ts';
import { formatNumber } from '#kernel/words/format-number';

/** The one form of a cell that renderers handle. */
export function cellPhrase(cell: Cell): Phrase {
  if (typeof cell === 'string') return [{ kind: 'text', text: cell }];
  if (typeof cell === 'number') return [{ kind: 'text', text: formatNumber(cell) }];
  return cell;
}
