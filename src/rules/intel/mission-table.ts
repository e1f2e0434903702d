import type { IntelMission } from '#model/orders/run-mission';

export type MissionFamily = 'espionage' | 'sabotage' | 'propaganda';

/** Where a mission can be run, as far as the owner of the system decides it. */
export type MissionGround =
  /** Anywhere. */
  | 'anywhere'
  /** In systems of other empires. */
  | 'foreign'
  /** In own systems and those of friends. */
  | 'friendly';

/** What is printed of a mission: its name, its difficulty, where it can be run, and what it does. */
export type MissionFacts = Readonly<{
  family: MissionFamily;
  name: string;
  /** `command`, `cost` and `plans`: by the class that the order names. */
  difficulty: number | 'command' | 'cost' | 'plans';
  ground: MissionGround;
  /** Whether the order names a class: it must, or it may. */
  design: 'must' | 'may' | 'no';
  /** What success brings, as a sentence. */
  success: string;
}>;

const espionage = (
  name: string,
  difficulty: number,
  ground: MissionGround,
  success: string,
): MissionFacts => ({
  ...{ family: 'espionage', name: `Espionage: ${name}`, difficulty, ground, design: 'no', success },
});

const against = (
  family: MissionFamily,
  name: string,
  difficulty: number,
  success: string,
): MissionFacts => ({
  ...{ family, name, difficulty, ground: 'foreign', design: 'no', success },
});

const sabotage = (name: string, difficulty: number, success: string): MissionFacts =>
  against('sabotage', `Sabotage: ${name}`, difficulty, success);

const propaganda = (name: string, difficulty: number, success: string): MissionFacts =>
  against('propaganda', `Propaganda: ${name}`, difficulty, success);

/**
 * The missions, with their difficulties.
 * @rule INT-3 @rule INT-1
 * @ruling In its own systems an empire runs only Counter-Insurgency and Espionage of convoys, fleets and troops. In systems without an owner
 *   it runs only Espionage of systems, convoys, fleets, troops and Intel.
 */
export const INTEL_MISSION_TABLE: { readonly [M in IntelMission]: MissionFacts } = {
  'espionage-system': espionage(
    'System',
    1,
    'anywhere',
    'You get a report on the values, the traits and the owner of the system.',
  ),
  'espionage-convoy': espionage(
    'Convoy',
    1,
    'anywhere',
    'You get a report on all convoys there, their owners and their cargo.',
  ),
  'espionage-fleet': espionage(
    'Fleet',
    2,
    'anywhere',
    'You get a report on all ships, flights, bases and minefields there that don’t hide.',
  ),
  'espionage-troop': espionage(
    'Troop',
    2,
    'anywhere',
    'You get a report on the ground units that are landed there.',
  ),
  'espionage-intel': espionage(
    'Intel',
    3,
    'anywhere',
    'You learn the Intel of the system, and which mission it runs this turn.',
  ),
  'espionage-tech': espionage(
    'Tech',
    4,
    'foreign',
    'You learn the era, the classes and the research of the owner. If the owner is ahead of you, you gain tech investment.',
  ),
  'espionage-schematics': {
    ...espionage(
      'Schematics',
      0,
      'foreign',
      'You get the schematics of that class if the owner has unlocked it and the Census there is at least half of its cost. The first unit that you build costs double.',
    ),
    ...{ difficulty: 'plans', design: 'must' },
  },
  'espionage-diplomacy': espionage(
    'Diplomacy',
    6,
    'foreign',
    'At the homeworld of the owner you learn of one of its covert treaties or wars.',
  ),
  'sabotage-raiding': sabotage(
    'Raiding',
    1,
    'Raiders attack the system this turn if it has a colony or a convoy.',
  ),
  'sabotage-troop': sabotage(
    'Troop',
    2,
    'One random landed ground unit of the owner is destroyed.',
  ),
  'sabotage-convoy': {
    ...sabotage('Convoy', 2, 'One convoy of the owner is destroyed with its cargo.'),
    design: 'may',
  },
  'sabotage-ship': {
    ...sabotage('Ship', 0, 'A ship of that class is destroyed, or else one with a lower CC.'),
    ...{ difficulty: 'command', design: 'must' },
  },
  'sabotage-base': {
    ...sabotage('Base', 0, 'A base of that class is destroyed, or else one that costs less.'),
    ...{ difficulty: 'cost', design: 'must' },
  },
  'sabotage-counterintel': sabotage(
    'Counterintel',
    3,
    'The effective Intel of the system is halved next turn. On 4 or more on a d6 it also loses a point for ever.',
  ),
  'sabotage-productivity': sabotage(
    'Productivity',
    3,
    'The Utilized Productivity is halved next turn. On 4 or more on a d6 it also loses a point of Productivity.',
  ),
  'sabotage-tech': sabotage(
    'Tech',
    4,
    'The owner loses five times the Utilized Productivity of the system from its research.',
  ),
  'sabotage-population': sabotage(
    'Population',
    5,
    'The system loses a point of Morale. On 4 or more on a d6 it also loses a Census.',
  ),
  'propaganda-labor-strike': propaganda(
    'Labor Strike',
    1,
    'The Utilized Productivity of the system is halved next turn.',
  ),
  'propaganda-insurgency': propaganda('Insurgency', 2, 'The system loses a point of Morale.'),
  'propaganda-counter-insurgency': {
    ...propaganda('Counter-Insurgency', 2, 'The system gains a point of Morale.'),
    ground: 'friendly',
  },
  'propaganda-diplomacy': propaganda(
    'Diplomacy',
    4,
    'For this turn and the next, 5\u00a0% for each Census of the system are added when you break treaties with its owner or declare war on it.',
  ),
  'propaganda-coup': propaganda(
    'Coup',
    5,
    'You take control of the system if it is in rebellion. Its rebels become your ground units, and landed units of the owner fight them.',
  ),
};

/** The missions of Intel in the order in which they are applied. @rule INT-4 */
export const missionRankOf = (mission: IntelMission): number => {
  if (mission === 'propaganda-counter-insurgency') return 0;
  const families: readonly MissionFamily[] = ['espionage', 'sabotage', 'propaganda'];
  if (mission === 'propaganda-coup') return 1 + families.length;
  return 1 + families.indexOf(INTEL_MISSION_TABLE[mission].family);
};
