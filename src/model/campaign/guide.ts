/** What a guide introduces. `lesson`: teaches the game turn by turn; `map`: leaves the empires to the players. */
export const GUIDE_KINDS = ['lesson', 'scenario', 'map'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** Who can play it. */
export const GUIDE_LEVELS = ['beginner', 'intermediate', 'expert'] as const;
export type GuideLevel = (typeof GUIDE_LEVELS)[number];

/** A goal that players set themselves. `names`: systems and empires that the text names. */
export type Objective = Readonly<{ text: string; names: readonly string[] }>;

/** What only one empire is told. `empire`: its key. */
export type GuideSide = Readonly<{
  empire: string;
  situation: readonly string[];
  objectives: readonly Objective[];
}>;

/** What a turn teaches: what to do, why, and what to look at in the next report. */
export type Lesson = Readonly<{
  turn: number;
  title: string;
  steps: readonly string[];
  why: readonly string[];
  look: readonly string[];
  /** Lines of orders for an empire that carry out the steps. Only that empire reads them. */
  orders: readonly Readonly<{ empire: string; lines: readonly string[] }>[];
}>;

/** What a scenario tells about itself. Lists of texts are paragraphs, or points of a list. */
export type Guide = Readonly<{
  kind: GuideKind;
  level: GuideLevel;
  /** How long a game usually lasts; null: as long as the players like. */
  turns: number | null;
  evenings: number | null;
  teaches: readonly string[];
  /** What everybody knows. */
  situation: readonly string[];
  /** For every empire. */
  objectives: readonly Objective[];
  sides: readonly GuideSide[];
  lessons: readonly Lesson[];
  /** Why the scenario changes a setting, by the setting's name. */
  settings: readonly Readonly<{ setting: string; because: string }>[];
  /** For the moderator: how it tends to go, and what to watch. */
  commentary: readonly string[];
}>;
