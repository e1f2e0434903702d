import { CAMPAIGN_MADE_PAGE } from '#http/desk/new-campaign-page';
import { PROGRESS_PART } from '#http/desk/progress-page';
import { GALAXY_EDIT_PAGE } from '#http/galaxy/edit-page';
import { GALAXY_PAGE } from '#http/galaxy/galaxy-page';
import { CLASS_PAGE, CLASS_PART } from '#http/designer/class-page';
import { DESIGN_FORM_PART, VERDICTS_PART } from '#http/orders/orders-contents';
import type { NavEntry } from '#http/pages/nav';
import type { AnyTemplate } from '#http/pages/template';
import { INVITATION_PAGE } from '#http/people/people-contents';
import { SETUP_LINKS_PAGE } from '#http/setups/setup-links';
import { AWAITED_PART } from '#http/questions/questions-content';
import { MESSAGE_PAGE } from '#http/replies/problem-reply';
import { SETUP_BILL_PART } from '#http/setups/forces-bill';
import { WHAT_IF_PART } from '#http/what-if/what-if-contents';
import { ROUTES } from './routes.ts';

/** Templates that no address opens: what is shown after a form was sent, and pieces of pages for scripts. */
const NOT_OPENED: readonly AnyTemplate[] = [
  AWAITED_PART,
  CAMPAIGN_MADE_PAGE,
  CLASS_PAGE,
  CLASS_PART,
  DESIGN_FORM_PART,
  GALAXY_EDIT_PAGE,
  GALAXY_PAGE,
  INVITATION_PAGE,
  SETUP_LINKS_PAGE,
  MESSAGE_PAGE,
  PROGRESS_PART,
  SETUP_BILL_PART,
  VERDICTS_PART,
  WHAT_IF_PART,
];

const opened = ROUTES.flatMap(({ page }) => (page === undefined ? [] : [page]));

/** Every template of a page. Farlane doesn't start if one of them has no file, or a file is of none of them. */
export const PAGE_TEMPLATES: readonly AnyTemplate[] = [...new Set([...opened, ...NOT_OPENED])];

/** The pages that a seat can go to from its menu or its first page. */
export const NAVIGATION: readonly NavEntry[] = ROUTES.flatMap((route) =>
  'nav' in route && route.nav !== null
    ? [{ who: route.who, path: route.path, nav: route.nav }]
    : [],
);
