/** The levels of machine players, from the weakest. */
export const LEVEL_NAMES = ['passive', 'beginner', 'standard', 'hard'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The characters of machine players. */
export const PERSONALITY_NAMES = ['balanced', 'warlike', 'peaceful', 'builder', 'wary'] as const;
export type PersonalityName = (typeof PERSONALITY_NAMES)[number];

/** A machine player: how well it plays, and what it likes. */
export type MachinePlayer = Readonly<{ level: LevelName; personality: PersonalityName }>;

/** The one that plays if nobody chose another. */
export const USUAL_MACHINE: MachinePlayer = { level: 'standard', personality: 'balanced' };
