/**
 * How many random worlds a proof goes through: few in `npm test`, which everybody waits for, the whole number in `npm run proof`.
 */
export const howMany = <T>(few: T, whole: T): T =>
  process.env['FARLANE_PROOF'] === 'whole' ? whole : few;
