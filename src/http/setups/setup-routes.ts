import type { Route } from '#http/routes/route';
import { NEW_SETUP_ROUTES } from './new-setup.ts';
import { SETUP_OVERVIEW_ROUTES } from './overview.ts';
import { SETUP_COLONIES_ROUTES } from './colonies-step.ts';
import { SETUP_EMPIRES_ROUTES } from './empires-step.ts';
import { SETUP_FORCES_ROUTES } from './forces-step.ts';
import { SETUP_GALAXY_ROUTES } from './galaxy-step.ts';
import { SETUP_HOMEWORLDS_ROUTES } from './homeworlds-step.ts';
import { SETUP_LIST_ROUTES } from './own-lists.ts';
import { SETUP_MAP_ROUTES } from './map-step.ts';
import { SETUP_NAMES_ROUTES } from './names-step.ts';
import { SETUP_SHEET_ROUTES } from './sheet.ts';
import { SETUP_RULES_ROUTES } from './rules-step.ts';
import { SETUP_FILE_ROUTES, SETUP_START_ROUTES } from './start-step.ts';
import { SETUP_JOIN_ROUTES } from './setup-join.ts';

/** The addresses of campaigns before their first turn. */
export const SETUP_ROUTES: readonly Route[] = [
  ...NEW_SETUP_ROUTES,
  ...SETUP_JOIN_ROUTES,
  ...SETUP_OVERVIEW_ROUTES,
  ...SETUP_MAP_ROUTES,
  ...SETUP_RULES_ROUTES,
  ...SETUP_EMPIRES_ROUTES,
  ...SETUP_LIST_ROUTES,
  ...SETUP_HOMEWORLDS_ROUTES,
  ...SETUP_GALAXY_ROUTES,
  ...SETUP_COLONIES_ROUTES,
  ...SETUP_FORCES_ROUTES,
  ...SETUP_NAMES_ROUTES,
  ...SETUP_START_ROUTES,
  ...SETUP_SHEET_ROUTES,
  ...SETUP_FILE_ROUTES,
];
