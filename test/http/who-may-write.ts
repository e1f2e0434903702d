import { MODERATORS, PLAYERS, SEEING, type Those } from './who-comes.ts';

/** Letters, settings, and orders after an undo. */
export const WHO_MAY_WRITE: Readonly<Record<string, Those>> = {
  'GET /campaigns/:slug/moderator/resubmit': SEEING,
  'POST /campaigns/:slug/moderator/resubmit': SEEING,
  'GET /campaigns/:slug/moderator/settings': MODERATORS,
  'POST /campaigns/:slug/moderator/settings/preview': SEEING,
  'POST /campaigns/:slug/moderator/settings/change': SEEING,
  'GET /campaigns/:slug/moderator/letters': SEEING,
  'GET /campaigns/:slug/moderator/letters/:thread': SEEING,
  'POST /campaigns/:slug/moderator/letters/:thread': SEEING,
  'POST /campaigns/:slug/moderator/letters/:thread/grant': SEEING,
  'GET /campaigns/:slug/empires/:empire/letters': PLAYERS,
  'GET /campaigns/:slug/empires/:empire/letters/moderators': PLAYERS,
  'POST /campaigns/:slug/empires/:empire/letters/moderators': PLAYERS,
  'GET /campaigns/:slug/empires/:empire/letters/new': PLAYERS,
  'POST /campaigns/:slug/empires/:empire/letters/new': PLAYERS,
  'POST /campaigns/:slug/empires/:empire/letters/mute': PLAYERS,
  'GET /campaigns/:slug/empires/:empire/letters/:conversation': PLAYERS,
  'POST /campaigns/:slug/empires/:empire/letters/:conversation': PLAYERS,
  'POST /campaigns/:slug/empires/:empire/letters/:conversation/accept': PLAYERS,
  'GET /campaigns/:slug/moderator/house-rules': MODERATORS,
  'POST /campaigns/:slug/moderator/house-rules': MODERATORS,
  'GET /campaigns/:slug/empires/:empire/house-rules': PLAYERS,
  'GET /campaigns/:slug/moderator/standings': SEEING,
  'POST /campaigns/:slug/moderator/standings': SEEING,
  'GET /campaigns/:slug/empires/:empire/standings': PLAYERS,
};
