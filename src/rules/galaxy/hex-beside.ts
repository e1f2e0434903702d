import type { Hex } from '#model/campaign/system';

/** The hex a step away. */
export function hexBeside(hex: Hex, step: Hex): Hex {
  return { q: hex.q + step.q, r: hex.r + step.r };
}
