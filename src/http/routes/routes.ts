import { ACCOUNT_ROUTES } from './account.ts';
import { ENTER_ROUTES } from './enter.ts';
import { HOME_ROUTES } from './home.ts';
import { MODERATOR_CLOCK_ROUTES } from './moderator-clock.ts';
import { MODERATOR_CORRECTIONS_ROUTES } from './moderator-corrections.ts';
import { MODERATOR_DESK_ROUTES } from './moderator-desk.ts';
import { MODERATOR_LOOKS_ROUTES } from './moderator-looks.ts';
import { MODERATOR_BATTLES_ROUTES } from './moderator-battles.ts';
import { MODERATOR_ELSEWHERE_ROUTES } from './moderator-elsewhere.ts';
import { MODERATOR_OUTCOMES_ROUTES } from './moderator-outcomes.ts';
import { MODERATOR_PEOPLE_ROUTES } from './moderator-people.ts';
import { MODERATOR_RECEIPTS_ROUTES } from './moderator-receipts.ts';
import { MODERATOR_RECORDS_ROUTES } from './moderator-records.ts';
import { MODERATOR_RELATIONS_ROUTES } from './moderator-relations.ts';
import { MODERATOR_RUNNING_ROUTES } from './moderator-running.ts';
import { MODERATOR_WHAT_IF_ROUTES } from './moderator-what-if.ts';
import { MODERATOR_WRITING_ROUTES } from './moderator-writing.ts';
import { NEW_CAMPAIGN_ROUTES } from './new-campaign.ts';
import { NEW_GALAXY_ROUTES } from './new-galaxy.ts';
import { PLAYER_DEADLINE_ROUTES } from './player-deadline.ts';
import { PLAYER_DESK_ROUTES } from './player-desk.ts';
import { PLAYER_ORDER_MAP_ROUTES } from './player-order-map.ts';
import { PLAYER_LOOKS_ROUTES } from './player-looks.ts';
import { PLAYER_ORDERS_ROUTES } from './player-orders.ts';
import { PLAYER_ORDERS_SUPPLY_ROUTES } from './player-orders-supply.ts';
import { PLAYER_ORDERS_BULK_ROUTES } from './player-orders-bulk.ts';
import { PLAYER_ORDERS_DESIGN_ROUTES } from './player-orders-design.ts';
import { PLAYER_ORDERS_TEXT_ROUTES } from './player-orders-text.ts';
import { PLAYER_PAPERS_ROUTES } from './player-papers.ts';
import { PLAYER_QUESTIONS_ROUTES } from './player-questions.ts';
import { PLAYER_RECEIPTS_ROUTES } from './player-receipts.ts';
import { PLAYER_REPORTS_ROUTES } from './player-reports.ts';
import { PLAYER_RULINGS_ROUTES } from './player-rulings.ts';
import { PLAYER_WHAT_IF_ROUTES } from './player-what-if.ts';
import { OPERATOR_ROUTES } from './operator.ts';
import { OPERATOR_ENTER_ROUTES } from './operator-enter.ts';
import type { Route } from './route.ts';
import { PRINT_STYLE_ROUTES } from './print-style.ts';
import { RULES_ROUTES } from './rules.ts';
import { SESSION_ROUTES } from './session.ts';
import { SPECTATOR_ROUTES } from './spectator.ts';

/** Every address of the site. */
export const ROUTES: readonly Route[] = [
  ...HOME_ROUTES,
  ...SESSION_ROUTES,
  ...OPERATOR_ENTER_ROUTES,
  ...ENTER_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RULES_ROUTES,
  ...MODERATOR_CLOCK_ROUTES,
  ...MODERATOR_CORRECTIONS_ROUTES,
  ...MODERATOR_DESK_ROUTES,
  ...MODERATOR_BATTLES_ROUTES,
  ...MODERATOR_ELSEWHERE_ROUTES,
  ...MODERATOR_OUTCOMES_ROUTES,
  ...MODERATOR_PEOPLE_ROUTES,
  ...MODERATOR_RECORDS_ROUTES,
  ...MODERATOR_RECEIPTS_ROUTES,
  ...MODERATOR_RELATIONS_ROUTES,
  ...MODERATOR_LOOKS_ROUTES,
  ...MODERATOR_RUNNING_ROUTES,
  ...MODERATOR_WHAT_IF_ROUTES,
  ...MODERATOR_WRITING_ROUTES,
  ...NEW_CAMPAIGN_ROUTES,
  ...NEW_GALAXY_ROUTES,
  ...PLAYER_DEADLINE_ROUTES,
  ...PLAYER_DESK_ROUTES,
  ...PLAYER_ORDER_MAP_ROUTES,
  ...PLAYER_ORDERS_ROUTES,
  ...PLAYER_ORDERS_SUPPLY_ROUTES,
  ...PLAYER_ORDERS_BULK_ROUTES,
  ...PLAYER_ORDERS_DESIGN_ROUTES,
  ...PLAYER_ORDERS_TEXT_ROUTES,
  ...PLAYER_RECEIPTS_ROUTES,
  ...PLAYER_PAPERS_ROUTES,
  ...PLAYER_QUESTIONS_ROUTES,
  ...PLAYER_REPORTS_ROUTES,
  ...PLAYER_RULINGS_ROUTES,
  ...PLAYER_LOOKS_ROUTES,
  ...PLAYER_WHAT_IF_ROUTES,
  ...SPECTATOR_ROUTES,
  ...PRINT_STYLE_ROUTES,
  ...OPERATOR_ROUTES,
];
