import { SETUP_STEPS } from '#content/setups/setup-act';
import type { SetupFile } from '#content/setups/setup-schema';
import type { Setup } from './setup.ts';

/** The file in which players who have not placed their colonies yet have none, in place of automatic ones. */
export function decidedSoFar({ file, step }: Setup): SetupFile {
  const isPlaced = SETUP_STEPS.indexOf(step) > SETUP_STEPS.indexOf('colonies');
  if (isPlaced || !('draw' in file.map)) return file;
  return {
    ...file,
    empires: file.empires.map((empire) => ({ ...empire, colonies: empire.colonies ?? [] })),
  };
}
