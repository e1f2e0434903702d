import { sheetWorkHere } from '#app/orders/kept-verdicts';
import type { Renderers } from '#http/renderers';
import { once } from '#kernel/collections/once';
import { realRenderers } from './renderers.ts';

const renderers = once(realRenderers);

/** What is made of a player's view, a document or a force list alone. */
const WORK = {
  ...sheetWorkHere,
  paperPage: (...given: Parameters<Renderers['paperPage']>) => renderers().paperPage(...given),
  paperFile: (...given: Parameters<Renderers['paperFile']>) => renderers().paperFile(...given),
  documentFile: (...given: Parameters<Renderers['documentFile']>) =>
    renderers().documentFile(...given),
  forceListFile: (...given: Parameters<Renderers['forceListFile']>) =>
    renderers().forceListFile(...given),
  mapPage: (...given: Parameters<Renderers['mapPage']>) => renderers().mapPage(...given),
};
export type ViewWork = typeof WORK;

/** The work that can draw a PDF. */
export type PdfWork = 'paperFile' | 'documentFile' | 'forceListFile';

/** One piece of such work, with all that it takes as JSON. */
export type ViewJob = Readonly<{ name: keyof ViewWork; json: string }>;

/** Does work that another thread wrote down. */
export function workOnView({ name, json }: ViewJob): unknown {
  // `pages-in-pool.ts` wrote what this work takes.
  const work = WORK[name] as (...given: readonly unknown[]) => unknown;
  return work(...(JSON.parse(json) as readonly unknown[]));
}
