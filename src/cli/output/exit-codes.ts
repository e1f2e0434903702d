/** What a command leaves behind, for scripts. */
export const EXIT = { fine: 0, refused: 1, usage: 2, stale: 3, store: 4, fault: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES_HELP = `
Exit codes:
  0  fine
  1  refused, or something that was checked is not as it must be; what is wrong, and what to do, is said
  2  the command line itself is wrong
  3  somebody else was faster, or has the file in use: look again, then decide
  4  the folder of campaigns cannot be used: damaged, full, too new, or no rights
  5  a fault of Farlane itself; nothing was changed`;
