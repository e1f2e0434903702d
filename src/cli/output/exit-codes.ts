/** What a command leaves behind, for scripts. */
export const EXIT = { fine: 0, refused: 1, usage: 2, stale: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES_HELP = `
Exit codes:
  0  fine
  1  refused or failed; what is wrong, and what to do, is said
  2  the command line itself is wrong
  3  somebody else was faster: look again, then decide`;
