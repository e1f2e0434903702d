/** What moves the tension of an empire toward another (DIP-4). */
export const TENSION_CAUSES = [
  'losses',
  'bombardment',
  'trespass',
  'war-on-friend',
  'war-on-enemy',
  'espionage',
  'sabotage',
  'treaty-signed',
  'treaty-with-friend',
  'treaty-with-enemy',
  'treaty-broken',
  'drift',
] as const;
export type TensionCause = (typeof TENSION_CAUSES)[number];

/** All that one cause did in one turn; `by` is what really changed, within the bounds. */
export type TensionStep = Readonly<{ turn: number; cause: TensionCause; by: number }>;

/** How tense an empire is toward another, 0 to 100: the start and all steps add up to the value (DIP-4). */
export type Tension = Readonly<{ start: number; value: number; steps: readonly TensionStep[] }>;
