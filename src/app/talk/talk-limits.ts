/** How much an empire may write; a stranger must not be able to fill the disk. */
export const TALK_LIMITS = {
  subject: 80,
  letter: 4000,
  lettersInTurn: 40,
  headline: 80,
  notice: 1000,
  noticesInTurn: 5,
} as const;
