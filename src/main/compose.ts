import { useCasesOf } from '#app/use-cases';
import type { Ports } from '#app/ports/ports';
import { pageFillerOf } from '#http/pages/page-filler';
import { NAVIGATION } from '#http/routes/pages';
import type { Limits, Site } from '#http/site';
import { once } from '#kernel/collections/once';
import { forceListsText } from './force-lists-text.ts';
import { keptPages } from './kept-pages.ts';
import { logFault } from './log-fault.ts';
import { readPageAssets } from './page-assets.ts';
import { readPageTexts } from './page-texts.ts';
import { pagesInPool } from './pages-in-pool.ts';
import { projectText } from './project-file.ts';
import { realRenderers } from './renderers.ts';
import { ruleIds } from './rule-ids.ts';
import type { ThreadPool } from './thread-pool.ts';
import { useCasesAside } from './use-cases-aside.ts';

/** A run that takes longer than this shows its progress on a page of its own. */
const PATIENCE_MS = 1500;

/** What comes with the program. A process reads it once, however many sites it puts together. */
const ownFiles = once(() => ({
  filler: pageFillerOf(readPageTexts()),
  assets: readPageAssets(),
  forceLists: forceListsText(),
  ruleIds: ruleIds(),
  rulesText: projectText('docs/rules/vbam-galaxies.md'),
  notYetText: projectText('docs/rules/not-yet.md'),
}));
const ownRenderers = once(realRenderers);

const LIMITS: Limits = { requests: 1200, attempts: 30, attemptsForName: 20 };

/** How pages are given out, where it is not as usual. */
export type Publishing = Readonly<{
  publicUrl?: string;
  limits?: Limits;
  patienceMs?: number;
  report?: Site['report'];
  /** Does long work beside the pages; without it the pages wait for it. */
  pool?: ThreadPool;
}>;

/** Puts the program together over an outside world: use cases, renderers, templates and scripts. */
export function compose(
  ports: Ports,
  {
    publicUrl,
    limits = LIMITS,
    patienceMs = PATIENCE_MS,
    report = logFault,
    pool,
  }: Publishing = {},
): Site {
  const useCases = useCasesOf(ports);
  const renderers = ownRenderers();
  return {
    publicUrl: publicUrl ?? null,
    limits,
    uploads: ports.installation.uploads,
    useCases: pool === undefined ? useCases : useCasesAside(useCases, pool),
    renderers: keptPages(pool === undefined ? renderers : pagesInPool(renderers, pool)),
    navigation: NAVIGATION,
    patienceMs,
    report,
    ...ownFiles(),
  };
}
