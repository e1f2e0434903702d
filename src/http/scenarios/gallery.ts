import { forOwners } from '#http/desk/new-campaign';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { SHARED_TEXTS } from '#http/words/texts';
import type { Visit } from '#http/visits/visit';
import { GALLERY_PAGE, galleryPage, SCENARIOS_PATH } from './gallery-page.ts';
import { SCENARIO_PAGE, scenarioPage } from './scenario-page.ts';
import { TEXTS } from './texts.ts';

async function gallery({ useCases, renderers }: Site): Promise<Reply> {
  const read = await useCases.listScenarios();
  if (!read.ok) return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  return pageReply(GALLERY_PAGE, galleryPage(read.value, renderers), { title: TEXTS.scenarios });
}

async function scenario({ useCases, renderers, forceLists }: Site, visit: Visit): Promise<Reply> {
  const id = visit.param('scenario');
  const shown = await useCases.showScenario({ name: id, forceLists });
  if (!shown.ok) {
    return problemReply(shown.error, { href: SCENARIOS_PATH, label: TEXTS.allScenarios });
  }
  const content = scenarioPage(id, shown.value, renderers);
  return pageReply(SCENARIO_PAGE, content, { title: content.name });
}

/** Maps and positions are secrets of running campaigns, so only people who may make campaigns see them. */
export const GALLERY_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: SCENARIOS_PATH,
    page: GALLERY_PAGE,
    handle: forOwners(gallery),
  },
  {
    who: 'anyone',
    method: 'get',
    path: `${SCENARIOS_PATH}/:scenario`,
    page: SCENARIO_PAGE,
    handle: forOwners(scenario),
  },
];
