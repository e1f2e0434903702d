import {
  SETUP_FORMAT,
  SETUP_VERSION,
  setupSchema,
  type SetupFile,
} from '#content/setups/setup-schema';
import { newSeed } from '#app/setups/with-seed';
import type { Ports } from '#app/ports/ports';

const FIRST_PLAYERS = 2;

/** A setup in which nothing is decided but its name: a map drawn for two players. */
export const newSetupFile = (name: string, secrets: Ports['secrets']): SetupFile =>
  setupSchema.parse({
    ...{ format: SETUP_FORMAT, version: SETUP_VERSION, name },
    map: { draw: { seed: newSeed(secrets) } },
    empires: Array.from({ length: FIRST_PLAYERS }, () => ({})),
  });
