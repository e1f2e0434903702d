import { sortBy } from '#kernel/collections/sort-by';
import { GUIDE_KINDS } from '#model/campaign/guide';
import { factsText, KIND_WORDS } from '#model/campaign/guide-words';
import type { ScenarioLine } from '#app/usecases/scenarios/list-scenarios';
import { asHtml, type Html } from '#http/pages/html';
import { template } from '#http/pages/template';
import type { Renderers } from '#http/renderers';

type Card = Readonly<{
  name: string;
  href: string;
  startHref: string;
  facts: string;
  description: string;
  teaches: readonly string[];
  map: Html;
}>;

/** The scenarios that a campaign can begin with, in groups. */
export type GalleryContent = Readonly<{
  groups: readonly Readonly<{ id: string; title: string; cards: readonly Card[] }>[];
}>;

export const GALLERY_PAGE = template<GalleryContent>('scenarios');

export const SCENARIOS_PATH = '/scenarios';

/** Where a campaign of a scenario is made. */
export const startHref = (id: string): string => `/campaigns/new?scenario=${id}`;

/** The gallery, scenarios for few players first; a group without scenarios is left out. */
export function galleryPage(
  lines: readonly ScenarioLine[],
  { mapPicture }: Pick<Renderers, 'mapPicture'>,
): GalleryContent {
  const card = ({ id, name, description, players, guide, chart }: ScenarioLine): Card => ({
    ...{ name, description, facts: factsText(players, guide) },
    href: `${SCENARIOS_PATH}/${id}`,
    startHref: startHref(id),
    teaches: guide?.teaches ?? [],
    map: asHtml(mapPicture(chart)),
  });
  const sorted = sortBy(lines, (a, b) => a.players - b.players);
  const groups = GUIDE_KINDS.map((kind) => ({
    id: `kind-${kind}`,
    title: KIND_WORDS[kind],
    cards: sorted.filter(({ guide }) => (guide?.kind ?? 'scenario') === kind).map(card),
  }));
  return { groups: groups.filter(({ cards }) => cards.length > 0) };
}
