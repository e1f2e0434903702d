import { createHash } from 'node:crypto';
import { keptLately } from '#kernel/collections/kept-lately';
import type { Issued, Piece, Renderers } from '#http/renderers';
import type { EmpireView } from '#fog/views/empire-view';

/** Characters. A sheet of a great empire with its map has some hundred thousand. */
const MOST = 48_000_000;

const digests = new WeakMap<object, string>();

/** A short text in place of a value. That of a table is made once, as long as its edition is kept. */
function digestOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64');
  digests.set(value, digest);
  return digest;
}

const keyOf = (view: EmpireView, ...beside: readonly unknown[]): string =>
  digestOf([
    Object.entries(view).map(([name, part]) => [name, digestOf(part)]),
    beside.map(digestOf),
  ]);

/** No paper and no map tells how far the turn is, so they stay the same when it begins. */
const atRest = (view: EmpireView): EmpireView => ({ ...view, stage: 'orders' });

/** What papers show of an edition, and no more. */
const shownOf = ({
  view,
  seen,
  edition,
  messages,
  letters,
  notices,
  ...given
}: Issued): Issued => ({
  view: atRest(view),
  seen,
  edition,
  ...(messages !== undefined && { messages }),
  ...(letters !== undefined && { letters }),
  ...(notices !== undefined && { notices }),
  ...(given.orders !== undefined && { orders: given.orders }),
  ...(given.revealed !== undefined && { revealed: given.revealed }),
});

/**
 * Keeps papers and maps that were made lately, as pieces of pages. Each is known by all that it shows, so after an undo, a correction or a
 * restore nobody gets an older one, and nobody gets anything that they could not have had made themselves.
 */
export function keptPages(renderers: Renderers): Renderers {
  const pieces = keptLately<Piece>(MOST);
  return {
    ...renderers,
    paperPage: (paper, given, options) => {
      const issued = shownOf(given);
      const { view, seen, edition, messages, letters, notices, orders, revealed } = issued;
      const beside = [messages, letters, notices, orders, revealed];
      const key = keyOf(view, paper, seen, edition, ...beside, options);
      return pieces(key, () => renderers.paperPage(paper, issued, options));
    },
    mapPage: (given, options) => {
      const view = atRest(given);
      return pieces(keyOf(view, 'map', options), () => renderers.mapPage(view, options));
    },
  };
}
