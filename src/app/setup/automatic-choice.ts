/** Something that was chosen for a player who chose nothing. */
export type AutomaticChoice = Readonly<{
  /** From 1. */
  player: number;
  part: 'name' | 'forceList' | 'homeworld' | 'colonies' | 'forces';
  text: string;
}>;
