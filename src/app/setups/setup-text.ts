import type { Setup } from '#app/setup/setup';

/** A setup as it is stored. */
export const textOfSetup = (setup: Setup): string => JSON.stringify(setup);

/** A stored setup. It was written by `textOfSetup`, and is not checked again. */
export const setupOfText = (text: string): Setup => JSON.parse(text) as Setup;
