/** Writes an error that is ours into the server's log. */
export const logFault = (error: unknown, about: string): void => {
  console.error(`Fault at ${about}:`, error);
};
