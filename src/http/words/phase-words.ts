import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import { PHASE_WORDS } from './phases.ts';

/** What each phase does, in the words of the player’s guide. */
const PHASE_DEEDS: Readonly<Record<PhaseId, string>> = {
  opening:
    'Income comes in, maintenance is paid, and your asset sheet is issued. Then you write orders.',
  economic:
    'Orders that spend are carried out, in the order of your sheet, until the Treasury is empty: put the most important first.',
  tech: 'Once a year your research is checked for an advance. New classes are unlocked.',
  intel: 'Treaties, wars and missions of spies. Tension changes.',
  movement:
    'Fleets take one lane, or two if one of them is major. Those that meet in a lane may stop there. Explorers explore, convoys trade.',
  supply:
    'Fleets draw supply from depots within reach, or lose strength turn by turn. Blockades begin.',
  encounters:
    'Empires that met say, place by place, whom they want to fight. Then battles are fought, round by round.',
  bombardment: 'Fleets that hold the orbit bombard troops and bases.',
  'ground-combat': 'Troops land and fight. Cargo is loaded and unloaded.',
  construction: 'Units that were paid for are built. Ships are repaired and refitted.',
  colony:
    'Convoys settle. Census grows once a year. Morale is checked: unrest, rebellion, martial law.',
  'end-of-turn': 'Fleets in lanes arrive. Victory is checked.',
};

/** A phase with its number in the turn, its name and what it does. */
export type PhaseLine = Readonly<{ number: number; name: string; text: string }>;

export const phaseLine = (phase: PhaseId): PhaseLine => ({
  number: PHASE_IDS.indexOf(phase) + 1,
  name: PHASE_WORDS[phase],
  text: PHASE_DEEDS[phase],
});
