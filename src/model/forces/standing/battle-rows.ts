import { cite } from '#kernel/reasons/cite';
import { choice, inBattle, later, number, roles } from './row.ts';

const CSC_1 = cite('CSC-1');
const CSC_6 = cite('CSC-6');
const CSC_8 = cite('CSC-8');
const CSC_9 = cite('CSC-9');
const CSC_12 = cite('CSC-12');
const share = { unit: 'percent', most: 100 } as const;
/** The orders of a fleet for a battle. */
export const BATTLE_ROWS = {
  /** The enemies to single out if that can be paid for, in this order. */
  direct: inBattle(
    roles({
      clause: 'direct',
      rule: CSC_8,
      isRanked: true,
      default: ['last-round'],
      label: 'Single out in battle',
      none: 'Nobody',
      options: {
        flagship: { label: 'flagship', says: 'flagships' },
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'carriers', says: 'carriers' },
        crippled: { label: 'crippled', says: 'crippled units' },
        strongest: { label: 'strongest', says: 'the strongest' },
        'last-round': { label: 'last-round', says: 'units that it can destroy in the last round' },
      },
      says: 'direct damage at {}',
      saysNone: 'direct no damage',
    }),
  ),
  /** The largest share of a volley's damage that goes to them. */
  directShare: inBattle(
    number({
      ...share,
      clause: 'direct at',
      rule: CSC_8,
      default: 100,
      label: 'Highest share of damage to direct (percent)',
      says: 'direct at most {} of the damage',
    }),
  ),
  /** Which own units are kept from harm first, in this order; empty: as the rules have it (CSC-9, CSC-10, CSC-17). */
  screen: inBattle(
    roles({
      clause: 'screen',
      rule: CSC_9,
      isRanked: true,
      default: [],
      label: 'Protect first',
      none: 'Nobody',
      options: {
        flagship: { label: 'flagship', says: 'the flagship' },
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'carriers', says: 'carriers' },
        convoys: { label: 'convoys', says: 'convoys' },
        crippled: { label: 'crippled', says: 'crippled units' },
        dearest: { label: 'dearest', says: 'the most expensive' },
      },
      says: 'screen {}',
      saysNone: 'screen no unit in particular',
    }),
  ),
  /** How own units take the damage that nobody directs. */
  takeDamage: later(
    inBattle(
      choice({
        clause: 'damage',
        rule: CSC_9,
        default: 'cheapest',
        label: 'Take damage',
        options: {
          cheapest: {
            label: 'Where it costs the least',
            says: 'take damage where it costs the least',
          },
          spread: {
            label: 'Spread it, and cripple units first',
            says: 'spread damage, so that no unit is destroyed while another can be crippled',
          },
        },
      }),
    ),
  ),
  /** Which units enter the task force first, in this order; then the strongest (CSC-1, CSC-13). */
  enterFirst: inBattle(
    roles({
      clause: 'enter first',
      rule: CSC_1,
      isRanked: true,
      default: [],
      label: 'Enter the task force first',
      none: 'Nobody',
      options: {
        warships: { label: 'warships', says: 'warships' },
        flights: { label: 'flights', says: 'flights' },
        bases: { label: 'bases', says: 'bases' },
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'carriers', says: 'carriers' },
        crippled: { label: 'crippled', says: 'crippled units' },
        cheapest: { label: 'cheapest', says: 'the cheapest' },
        dearest: { label: 'dearest', says: 'the most expensive' },
      },
      says: 'let {} enter the task force first',
      saysNone: 'let the strongest enter the task force first',
    }),
  ),
  /** Which units stay in the reinforcements as long as they can. */
  holdBack: inBattle(
    roles({
      clause: 'hold back',
      rule: CSC_1,
      isRanked: false,
      default: [],
      label: 'Keep in the reinforcements',
      none: 'Nobody',
      options: {
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'Carriers', says: 'carriers' },
        flights: { label: 'Flights', says: 'flights' },
        crippled: { label: 'Crippled units', says: 'crippled units' },
      },
      says: 'keep {} in the reinforcements',
      saysNone: 'keep no unit in the reinforcements',
    }),
  ),
  /** Whether a side uses missions and electronic warfare. */
  missions: inBattle(
    choice({
      clause: 'missions',
      rule: CSC_6,
      default: 'best',
      label: 'Missions in battle',
      options: {
        best: { label: 'Where they pay', says: 'use missions and electronic warfare' },
        none: { label: 'None', says: 'use no missions in battle' },
      },
    }),
  ),
  /** The first task of Scouts in electronic warfare, where missions are used. */
  warfare: inBattle(
    choice({
      clause: 'warfare',
      rule: cite('CSC-17'),
      default: 'best',
      label: 'Electronic warfare',
      options: {
        best: {
          label: 'Where it pays the most',
          says: 'use electronic warfare where it pays the most',
        },
        guard: { label: 'Protect own units first', says: 'let Scouts protect own units first' },
        suppress: {
          label: 'Weaken the strongest enemies first',
          says: 'let Scouts weaken the strongest enemies first',
        },
        none: { label: 'None', says: 'use no electronic warfare' },
      },
    }),
  ),
  /** Which ships try to retreat from a battle. */
  retreat: inBattle(
    choice({
      clause: 'retreat',
      rule: CSC_12,
      default: 'nobody',
      label: 'Single ships that may retreat',
      options: {
        nobody: { label: 'Nobody', says: 'let no single ship retreat from battles' },
        crippled: { label: 'Crippled ships', says: 'let crippled ships retreat from battles' },
        endangered: {
          label: 'Ships that are safer if they leave',
          says: 'let ships retreat from battles when leaving is safer than staying',
        },
      },
    }),
  ),
  /** From which losses on all try to leave, in percent of CC crippled or lost; 0: never (CSC-12, ENC-4). */
  retreatAt: inBattle(
    number({
      ...share,
      clause: 'retreat at',
      rule: CSC_12,
      default: 0,
      label: 'Retreat when this share of own CC is crippled or lost (percent; 0: never)',
      says: 'retreat when {} of own CC is crippled or lost',
      saysNone: 'never retreat because of losses',
    }),
  ),
  /** The action of all units once their flagship is crippled or lost. */
  withoutFlagship: inBattle(
    choice({
      clause: 'without flagship',
      rule: CSC_12,
      default: 'fight-on',
      label: 'When the flagship is crippled or lost',
      options: {
        'fight-on': { label: 'Fight on', says: 'fight on without the flagship' },
        retreat: {
          label: 'Retreat with all ships that can',
          says: 'retreat when the flagship is crippled or lost',
        },
      },
    }),
  ),
  /** Which units ram. */
  ram: inBattle(
    choice({
      clause: 'ram',
      rule: cite('CSC-11'),
      default: 'nobody',
      label: 'Ram',
      options: {
        nobody: { label: 'Nobody', says: 'never ram' },
        kamikaze: { label: 'Units with Kamikaze', says: 'ram with Kamikaze' },
        doomed: {
          label: 'Also crippled units that will probably be lost',
          says: 'ram with Kamikaze, and with crippled units that will probably be lost',
        },
        all: {
          label: 'Also all crippled units',
          says: 'ram with Kamikaze, and with all crippled units',
        },
      },
    }),
  ),
  /** The use of minefields with Proximity. */
  proximity: inBattle(
    choice({
      clause: 'proximity',
      rule: cite('CSC-18'),
      default: 'keep',
      label: 'Proximity mines',
      options: {
        keep: { label: 'Keep them', says: 'keep Proximity mines in battle' },
        spend: { label: 'Spend them on ships and bases', says: 'spend Proximity mines in battle' },
      },
    }),
  ),
  /** The targets of boarding parties. */
  boarding: inBattle(
    choice({
      clause: 'boarding',
      rule: cite('CSC-10'),
      default: 'capture',
      label: 'Board enemy units',
      options: {
        capture: {
          label: 'All that can be captured',
          says: 'board all units that can be captured',
        },
        nobody: { label: 'Nobody', says: 'board no units' },
      },
    }),
  ),
  /** Which units hide among asteroids. */
  asteroids: inBattle(
    choice({
      clause: 'asteroids',
      rule: cite('MAP-8'),
      default: 'nobody',
      label: 'Hide among asteroids',
      options: {
        nobody: { label: 'Nobody', says: 'hide no units among asteroids' },
        crippled: {
          label: 'Crippled ships and flights',
          says: 'hide crippled ships and flights among asteroids',
        },
        all: { label: 'All ships and flights', says: 'hide all ships and flights among asteroids' },
      },
    }),
  ),
} as const;
