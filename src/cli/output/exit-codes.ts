/** What a command leaves behind, for scripts. */
export const EXIT = { fine: 0, refused: 1, usage: 2, stale: 3, store: 4, fault: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES_HELP = `
Exit codes:
  0  success
  1  refused, or a check failed; the output says what is wrong and what to do
  2  the command line itself is wrong
  3  the campaign has changed, or the file is in use: look again, then try again
  4  the campaign folder can’t be used: it is damaged, full, too new, or not accessible
  5  an error in Farlane itself; nothing was changed`;
