export type Link = Readonly<{ href: string; label: string }>;

type Tone = 'info' | 'good' | 'warning' | 'bad';
/** A state in a word with a sign. */
export type Chip = Readonly<{ tone: Tone; mark: string; word: string }>;

/** Fields that every form of a sheet carries. */
export type SheetKeys = Readonly<{
  formToken: string;
  turn: number;
  edition: number;
  base: string;
  path: string;
  /** What is chosen on the desk, so that the form comes back to it; empty: it comes from elsewhere. */
  look: string;
}>;

/** A fault of a form, with a link to its field where it has one. */
export type FormProblem = Readonly<{ text: string; href: string | null }>;
