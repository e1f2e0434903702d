import { HOME_ROUTES } from './home.ts';
import { MODERATOR_DESK_ROUTES } from './moderator-desk.ts';
import { MODERATOR_RECORDS_ROUTES } from './moderator-records.ts';
import { MODERATOR_RELATIONS_ROUTES } from './moderator-relations.ts';
import { PLAYER_DESK_ROUTES } from './player-desk.ts';
import { PLAYER_ORDERS_ROUTES } from './player-orders.ts';
import { PLAYER_QUESTIONS_ROUTES } from './player-questions.ts';
import { PLAYER_REPORTS_ROUTES } from './player-reports.ts';
import type { Route } from './route.ts';
import { RULES_ROUTES } from './rules.ts';
import { SESSION_ROUTES } from './session.ts';

/** Every address of the site. */
export const ROUTES: readonly Route[] = [
  ...HOME_ROUTES,
  ...SESSION_ROUTES,
  ...RULES_ROUTES,
  ...MODERATOR_DESK_ROUTES,
  ...MODERATOR_RECORDS_ROUTES,
  ...MODERATOR_RELATIONS_ROUTES,
  ...PLAYER_DESK_ROUTES,
  ...PLAYER_ORDERS_ROUTES,
  ...PLAYER_QUESTIONS_ROUTES,
  ...PLAYER_REPORTS_ROUTES,
];
