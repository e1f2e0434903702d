import type { LevelName } from '#model/campaign/machine-player';

/** How well a machine player plays. Levels differ by foresight and errors; none of them sees or gets more than a player. */
export type Level = Readonly<{
  title: string;
  says: string;
  /** Begins wars and attacks; otherwise it only defends what it has. */
  attacks: boolean;
  /** The turns in which an investment must pay for itself. */
  foresight: number;
  /** The strength that it wants for an attack, in percent of what it expects there. */
  attackAt: number;
  /** The percentage of its ideas that it forgets each turn. */
  forgets: number;
  /** The most ships that it sends to explore at once. */
  scouts: number;
  /** The percentage of its income that its units may cost each turn. */
  upkeep: number;
  /** The part of a yearly advance that it pays each year, in percent. */
  research: number;
  /** The percentage of the strength of its fleets that it keeps at home. */
  reserve: number;
  /** Asks for the odds of What if before it attacks; otherwise it compares strengths. */
  asksOdds: boolean;
  /** Chooses classes by what it has seen of its enemies. */
  answersClasses: boolean;
  /** Spreads its Census over many systems, where Productivity costs less, and claims outposts. */
  spreads: boolean;
  /** The most convoys at once that are built to claim outposts. */
  claims: number;
  /** The ships that go with a convoy, so that raiders stay away. */
  escort: number;
  /** The Intel that it buys for each colony besides its homeworld, so that raiders stay away. */
  colonyIntel: number;
  /** Before the campaign ends by time, buys output at any price, and no more arms. */
  closes: boolean;
}>;

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  passive: {
    title: 'Passive',
    says: 'develops slowly, defends itself, and never attacks',
    attacks: false,
    foresight: 12,
    attackAt: 0,
    forgets: 25,
    scouts: 1,
    upkeep: 25,
    research: 50,
    reserve: 100,
    asksOdds: false,
    answersClasses: false,
    spreads: false,
    claims: 0,
    escort: 0,
    colonyIntel: 0,
    closes: false,
  },
  beginner: {
    title: 'Beginner',
    says: 'develops and attacks, but often forgets what it could do, and attacks at even odds',
    attacks: true,
    foresight: 15,
    attackAt: 100,
    forgets: 25,
    scouts: 1,
    upkeep: 40,
    research: 60,
    reserve: 50,
    asksOdds: false,
    answersClasses: false,
    spreads: false,
    claims: 0,
    escort: 1,
    colonyIntel: 0,
    closes: false,
  },
  standard: {
    title: 'Standard',
    says: 'develops well over many systems, saves for its wars, keeps a reserve at home, and attacks when it expects to win by far',
    attacks: true,
    foresight: 16,
    attackAt: 150,
    forgets: 15,
    scouts: 2,
    upkeep: 80,
    research: 100,
    reserve: 20,
    asksOdds: false,
    answersClasses: false,
    spreads: true,
    claims: 1,
    escort: 4,
    colonyIntel: 0,
    closes: true,
  },
  hard: {
    title: 'Hard',
    says: 'plays like a standard machine, but forgets nothing, invests for longer, asks for odds before it attacks, keeps raiders away by Intel, and builds the classes that answer what it has seen',
    attacks: true,
    foresight: 24,
    attackAt: 150,
    forgets: 0,
    scouts: 2,
    upkeep: 80,
    research: 100,
    reserve: 20,
    asksOdds: true,
    answersClasses: true,
    spreads: true,
    claims: 1,
    escort: 4,
    colonyIntel: 2,
    closes: true,
  },
};
