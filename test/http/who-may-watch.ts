import { SPECTATORS, type Those } from './who-comes.ts';

/** The pages of spectators. */
export const WHO_MAY_WATCH: Readonly<Record<string, Those>> = {
  'GET /campaigns/:slug/spectator/rules-sheet': SPECTATORS,
  'GET /campaigns/:slug/spectator/rules-sheet/:form': SPECTATORS,
  'GET /campaigns/:slug/spectator/print.css': SPECTATORS,
  'GET /campaigns/:slug/spectator/': SPECTATORS,
  'GET /campaigns/:slug/spectator/standings': SPECTATORS,
  'GET /campaigns/:slug/spectator/reports/:empire/:turn/:paper': SPECTATORS,
  'GET /campaigns/:slug/spectator/galaxy/:turn': SPECTATORS,
};
