import { OWN_TURN_ROUTES } from '#http/solo/run-own-turn';
import { SOLO_ROUTES } from '#http/solo/start-solo';
import { ACCOUNT_ROUTES } from '#http/sign-in/account';
import { DESIGNER_ROUTES } from '#http/designer/designer-routes';
import { ENTER_ROUTES } from '#http/sign-in/enter';
import { HOME_ROUTES } from '#http/sign-in/home';
import { MODERATOR_CLOCK_ROUTES } from '#http/clock/moderator-clock';
import { MODERATOR_CORRECTIONS_ROUTES } from '#http/corrections/moderator-corrections';
import { MODERATOR_DESK_ROUTES } from '#http/desk/moderator-desk';
import { MODERATOR_GALAXY_ROUTES } from '#http/galaxy-desk/moderator-galaxy';
import { MODERATOR_GRAPHS_ROUTES } from '#http/graphs/moderator-graphs';
import { MODERATOR_WARS_ROUTES } from '#http/wars/moderator-wars';
import { MODERATOR_OBJECTS_ROUTES } from '#http/galaxy-desk/moderator-objects';
import { MODERATOR_ROSTER_ROUTES } from '#http/galaxy-desk/moderator-roster';
import { MODERATOR_LOOKS_ROUTES } from '#http/people/moderator-looks';
import { MODERATOR_BATTLES_ROUTES } from '#http/battles/moderator-battles';
import { MODERATOR_ELSEWHERE_ROUTES } from '#http/outcomes/moderator-elsewhere';
import { MODERATOR_OUTCOMES_ROUTES } from '#http/outcomes/moderator-outcomes';
import { MODERATOR_PEOPLE_ROUTES } from '#http/people/moderator-people';
import { MODERATOR_RECEIPTS_ROUTES } from '#http/orders/moderator-receipts';
import { MODERATOR_RECORDS_ROUTES } from '#http/desk/moderator-records';
import { ORDERS_OF_ROUTES } from '#http/desk/orders-of';
import { RESUBMIT_ROUTES } from '#http/desk/resubmit-page';
import { MODERATOR_THREADS_ROUTES } from '#http/letters/moderator-threads';
import { PLAYER_THREADS_ROUTES } from '#http/letters/player-threads';
import { MODERATOR_SETTINGS_ROUTES } from '#http/settings/moderator-settings';
import { HOUSE_RULES_ROUTES } from '#http/house-rules/house-rules-routes';
import { STANDINGS_ROUTES } from '#http/standings/standings-routes';
import { MODERATOR_RELATIONS_ROUTES } from '#http/desk/moderator-relations';
import { MODERATOR_RUNNING_ROUTES } from '#http/desk/moderator-running';
import { MODERATOR_WHAT_IF_ROUTES } from '#http/what-if/moderator-what-if';
import { MODERATOR_WRITING_ROUTES } from '#http/desk/moderator-writing';
import { BRIEFING_ROUTES } from '#http/scenarios/briefing-page';
import { GALLERY_ROUTES } from '#http/scenarios/gallery';
import { IMPORT_CAMPAIGN_ROUTES } from '#http/desk/import-campaign';
import { NEW_CAMPAIGN_ROUTES } from '#http/desk/new-campaign';
import { NEW_GALAXY_ROUTES } from '#http/galaxy/new-galaxy';
import { PLAYER_DEADLINE_ROUTES } from '#http/clock/player-deadline';
import { PLAYER_DESK_ROUTES } from '#http/reports/player-desk';
import { STAR_MAP_ROUTES } from '#http/reports/star-map';
import { MODERATOR_RANDOM_EVENTS_ROUTES } from '#http/random-events/moderator-random-events';
import { MODERATOR_STAND_INS_ROUTES } from '#http/machine/moderator-stand-ins';
import { PLAYER_PROPOSAL_ROUTES } from '#http/machine/player-proposal';
import { PLAYER_STAND_IN_ROUTES } from '#http/machine/player-stand-in';
import { MODERATOR_DIPLOMACY_ROUTES } from '#http/diplomacy/moderator-diplomacy';
import { PLAYER_INTEL_ROUTES } from '#http/intel/player-intel';
import { PLAYER_DIPLOMACY_ROUTES } from '#http/diplomacy/player-diplomacy';
import { PLAYER_ORDER_MAP_ROUTES } from '#http/order-map/player-order-map';
import { PLAYER_HELP_ROUTES } from '#http/help/player-help';
import { PLAYER_TUTORIAL_ROUTES } from '#http/tutorials/player-tutorial';
import { PLAYER_LOOKS_ROUTES } from '#http/people/player-looks';
import { PLAYER_ORDERS_ROUTES } from '#http/orders/player-orders';

import { PLAYER_ORDERS_BULK_ROUTES } from '#http/orders/player-orders-bulk';
import { PLAYER_ORDERS_DESIGN_ROUTES } from '#http/orders/player-orders-design';
import { PLAYER_ORDERS_TEXT_ROUTES } from '#http/orders/player-orders-text';
import { PLAYER_LETTERS_ROUTES } from '#http/letters/player-letters';
import { NEWSPAPER_ROUTES } from '#http/newspaper/newspaper-routes';
import { SETUP_ROUTES } from '#http/setups/setup-routes';
import { VOTE_ROUTES } from '#http/votes/vote-routes';
import { PLAYER_PAPERS_ROUTES } from '#http/people/player-papers';
import { PLAYER_QUESTIONS_ROUTES } from '#http/questions/player-questions';
import { PLAYER_RECEIPTS_ROUTES } from '#http/orders/player-receipts';
import { PLAYER_REPORTS_ROUTES } from '#http/reports/player-reports';
import { PLAYER_RULINGS_ROUTES } from '#http/reports/player-rulings';
import { PLAYER_WHAT_IF_ROUTES } from '#http/what-if/player-what-if';
import { OPERATOR_ROUTES } from '#http/operate/operator';
import { OPERATOR_ENTER_ROUTES } from '#http/operate/operator-enter';
import type { Route } from './route.ts';
import { PRINT_STYLE_ROUTES } from '#http/reports/print-style';
import { RULES_SHEET_ROUTES } from '#http/rules-sheet/rules-sheet';
import { GLOSSARY_ROUTES } from '#http/glossary/glossary';
import { GUIDE_ROUTES } from '#http/rules/guide';
import { NOT_YET_ROUTES } from '#http/rules/not-yet';
import { RULES_ROUTES } from '#http/rules/rules';
import { SESSION_ROUTES } from '#http/sign-in/session';
import { SIEGE_ROUTES } from '#http/siege-what-if/siege-routes';
import { SPECTATOR_ROUTES } from '#http/reports/spectator';

/** Every address of the site. */
export const ROUTES: readonly Route[] = [
  ...HOME_ROUTES,
  ...SESSION_ROUTES,
  ...OPERATOR_ENTER_ROUTES,
  ...ENTER_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RULES_ROUTES,
  ...GUIDE_ROUTES,
  ...GLOSSARY_ROUTES,
  ...NOT_YET_ROUTES,
  ...RULES_SHEET_ROUTES,
  ...MODERATOR_CLOCK_ROUTES,
  ...MODERATOR_CORRECTIONS_ROUTES,
  ...MODERATOR_DESK_ROUTES,
  ...MODERATOR_GALAXY_ROUTES,
  ...MODERATOR_OBJECTS_ROUTES,
  ...MODERATOR_ROSTER_ROUTES,
  ...MODERATOR_GRAPHS_ROUTES,
  ...MODERATOR_WARS_ROUTES,
  ...MODERATOR_BATTLES_ROUTES,
  ...MODERATOR_ELSEWHERE_ROUTES,
  ...MODERATOR_OUTCOMES_ROUTES,
  ...MODERATOR_PEOPLE_ROUTES,
  ...MODERATOR_RECORDS_ROUTES,
  ...ORDERS_OF_ROUTES,
  ...RESUBMIT_ROUTES,
  ...MODERATOR_STAND_INS_ROUTES,
  ...MODERATOR_RANDOM_EVENTS_ROUTES,
  ...MODERATOR_RECEIPTS_ROUTES,
  ...MODERATOR_DIPLOMACY_ROUTES,
  ...MODERATOR_RELATIONS_ROUTES,
  ...MODERATOR_LOOKS_ROUTES,
  ...MODERATOR_RUNNING_ROUTES,
  ...MODERATOR_WHAT_IF_ROUTES,
  ...MODERATOR_WRITING_ROUTES,
  ...MODERATOR_THREADS_ROUTES,
  ...MODERATOR_SETTINGS_ROUTES,
  ...HOUSE_RULES_ROUTES,
  ...STANDINGS_ROUTES,
  ...BRIEFING_ROUTES,
  ...GALLERY_ROUTES,
  ...NEW_CAMPAIGN_ROUTES,
  ...IMPORT_CAMPAIGN_ROUTES,
  ...NEW_GALAXY_ROUTES,
  ...SOLO_ROUTES,
  ...DESIGNER_ROUTES,
  ...SETUP_ROUTES,
  ...PLAYER_DEADLINE_ROUTES,
  ...PLAYER_DESK_ROUTES,
  ...STAR_MAP_ROUTES,
  ...PLAYER_DIPLOMACY_ROUTES,
  ...PLAYER_INTEL_ROUTES,
  ...PLAYER_THREADS_ROUTES,
  ...PLAYER_LETTERS_ROUTES,
  ...NEWSPAPER_ROUTES,
  ...PLAYER_ORDER_MAP_ROUTES,
  ...PLAYER_TUTORIAL_ROUTES,
  ...PLAYER_HELP_ROUTES,
  ...PLAYER_ORDERS_ROUTES,

  ...PLAYER_STAND_IN_ROUTES,
  ...PLAYER_PROPOSAL_ROUTES,
  ...PLAYER_ORDERS_BULK_ROUTES,
  ...PLAYER_ORDERS_DESIGN_ROUTES,
  ...PLAYER_ORDERS_TEXT_ROUTES,
  ...PLAYER_RECEIPTS_ROUTES,
  ...PLAYER_PAPERS_ROUTES,
  ...PLAYER_QUESTIONS_ROUTES,
  ...OWN_TURN_ROUTES,
  ...PLAYER_REPORTS_ROUTES,
  ...PLAYER_RULINGS_ROUTES,
  ...VOTE_ROUTES,
  ...PLAYER_LOOKS_ROUTES,
  ...PLAYER_WHAT_IF_ROUTES,
  ...SIEGE_ROUTES,
  ...SPECTATOR_ROUTES,
  ...PRINT_STYLE_ROUTES,
  ...OPERATOR_ROUTES,
];
