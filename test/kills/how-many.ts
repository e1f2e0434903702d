/** How often a test kills what it tests: as often as `npm run kills` says, else a few times. */
export const killsOr = (few: number): number => Number(process.env['KILLS'] ?? few);
