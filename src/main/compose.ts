import { useCasesOf } from '#app/use-cases';
import type { Ports } from '#app/ports/ports';
import { pageFillerOf } from '#http/pages/page-filler';
import type { Site } from '#http/site';
import { readPageAssets } from './page-assets.ts';
import { readPageTexts } from './page-texts.ts';
import { projectText } from './project-file.ts';
import { realRenderers } from './renderers.ts';

/** Puts the program together over an outside world: use cases, renderers, templates and scripts. */
export async function compose(ports: Ports): Promise<Site> {
  return {
    useCases: useCasesOf(ports),
    renderers: realRenderers(),
    filler: pageFillerOf(readPageTexts()),
    assets: await readPageAssets(),
    rulesText: projectText('docs/rules/vbam-galaxies.md'),
    report: (error, about) => console.error(`Fault at ${about}:`, error),
  };
}
