import { cite } from '#kernel/reasons/cite';
import { choice, inBattle, number } from './row.ts';

const CSC_5 = cite('CSC-5');

/** The orders of its Scouts before a battle. */
export const SCOUTING_ROWS = {
  intel: inBattle(
    number({
      clause: 'intel',
      rule: CSC_5,
      unit: 'Intel',
      most: 1000,
      default: 0,
      label: 'Intel to spend before each battle',
      hint: 'Your Scouts spend it.',
      says: 'spend up to {} before each battle',
      saysNone: 'spend no Intel before battles',
    }),
  ),
  /** The first purpose of that Intel; the rest of it goes to surprise. */
  scouting: inBattle(
    choice({
      clause: 'scouting',
      rule: CSC_5,
      default: 'surprise',
      label: 'Use of that Intel',
      options: {
        surprise: { label: 'Add to surprise', says: 'let Scouts add to surprise before battles' },
        'keep-out': {
          label: 'Keep out the strongest enemies',
          says: 'let Scouts keep the strongest enemies out of battles',
        },
        'draw-in': {
          label: 'Draw in civilians and crippled units that the enemy holds back',
          says: 'let Scouts draw in civilians and crippled units that enemies hold back',
        },
        shelter: {
          label: 'Shelter own crippled units',
          says: 'let Scouts keep own crippled units out of battles',
        },
      },
    }),
  ),
} as const;
