import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { asHtml, type Html } from '#http/pages/html';
import { pageReply, type Reply } from '#http/replies/reply';
import { rulesHtml, type RulesPage } from './rules-html.ts';
import type { Site } from '#http/site';
import type { Route } from '#http/routes/route';
import { SHARED_TEXTS } from '#http/words/texts';

type RulesContent = Readonly<{ html: Html; contents: readonly Link[] }>;

const RULES_PAGE = template<RulesContent>('rules');

/** Where citations lead to. */
export const RULES_PATH = '/rules';

const KNOWN = new WeakMap<Site, RulesPage>();

function pageOf(site: Site): RulesPage {
  const known = KNOWN.get(site) ?? rulesHtml(site.rulesText);
  KNOWN.set(site, known);
  return known;
}

function rules(site: Site): Promise<Reply> {
  const { html, contents } = pageOf(site);
  return Promise.resolve(
    pageReply(
      RULES_PAGE,
      { html: asHtml(html), contents },
      { title: SHARED_TEXTS.rulesOfThisServer },
    ),
  );
}

export const RULES_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: RULES_PATH, page: RULES_PAGE, handle: rules },
];
