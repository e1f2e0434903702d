import { cite } from '#kernel/reasons/cite';
import { choice, inBattle, later, number, roles } from './row.ts';

const CSC_1 = cite('CSC-1');
const CSC_5 = cite('CSC-5');
const CSC_6 = cite('CSC-6');
const CSC_8 = cite('CSC-8');
const CSC_9 = cite('CSC-9');
const CSC_12 = cite('CSC-12');
const share = { unit: 'percent', most: 100 } as const;
/** What its ships do in a battle. */
export const BATTLE_ROWS = {
  /** Whom to single out when it can be paid for, in this order. */
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
        'last-round': { label: 'last-round', says: 'whoever it can destroy in the last round' },
      },
      says: 'direct damage at {}',
      saysNone: 'direct no damage',
    }),
  ),
  /** How much of the damage of a volley goes to them at most. */
  directShare: inBattle(
    number({
      ...share,
      clause: 'direct at',
      rule: CSC_8,
      default: 100,
      label: 'Damage to direct at most (percent)',
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
      label: 'Keep from harm first',
      none: 'Nobody',
      options: {
        flagship: { label: 'flagship', says: 'the flagship' },
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'carriers', says: 'carriers' },
        convoys: { label: 'convoys', says: 'convoys' },
        crippled: { label: 'crippled', says: 'crippled units' },
        dearest: { label: 'dearest', says: 'the dearest' },
      },
      says: 'screen {}',
      saysNone: 'screen nobody in particular',
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
          cheapest: { label: 'Where it costs least', says: 'take damage where it costs least' },
          spread: {
            label: 'Spread it, cripple first',
            says: 'spread damage, so that nobody is destroyed as long as another can be crippled',
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
        dearest: { label: 'dearest', says: 'the dearest' },
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
      label: 'Hold back in the reinforcements',
      none: 'Hold nobody back',
      options: {
        scouts: { label: 'Scouts', says: 'Scouts' },
        carriers: { label: 'Carriers', says: 'carriers' },
        flights: { label: 'Flights', says: 'flights' },
        crippled: { label: 'Crippled units', says: 'crippled units' },
      },
      says: 'hold {} back in the reinforcements',
      saysNone: 'hold nobody back in the reinforcements',
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
        best: { label: 'As seems best', says: 'use missions and electronic warfare' },
        none: { label: 'None', says: 'use no missions in battle' },
      },
    }),
  ),
  /** What Scouts do first in electronic warfare, where missions are used. */
  warfare: inBattle(
    choice({
      clause: 'warfare',
      rule: cite('CSC-17'),
      default: 'best',
      label: 'Electronic warfare',
      options: {
        best: { label: 'Where it pays most', says: 'use electronic warfare where it pays most' },
        guard: { label: 'Guard their own first', says: 'let Scouts guard their own first' },
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
      label: 'May retreat alone',
      options: {
        nobody: { label: 'Nobody', says: 'let no single ship retreat from battles' },
        crippled: { label: 'Crippled ships', says: 'let crippled ships retreat from battles' },
        endangered: {
          label: 'Ships that are safer leaving than staying',
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
      label: 'Retreat at losses of own CC (percent; 0: never)',
      says: 'retreat once {} of own CC is crippled or lost',
      saysNone: 'retreat for no losses',
    }),
  ),
  /** What all do once their flagship is crippled or lost. */
  withoutFlagship: inBattle(
    choice({
      clause: 'without flagship',
      rule: CSC_12,
      default: 'fight-on',
      label: 'Once the flagship is crippled or lost',
      options: {
        'fight-on': { label: 'Fight on', says: 'fight on without the flagship' },
        retreat: {
          label: 'Retreat, all who may',
          says: 'retreat once the flagship is crippled or lost',
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
        nobody: { label: 'Nobody', says: 'ram nobody' },
        kamikaze: { label: 'Units with Kamikaze', says: 'ram with Kamikaze' },
        doomed: {
          label: 'Crippled units that are more likely lost than not',
          says: 'ram with Kamikaze, and with crippled units that are more likely lost than not',
        },
        all: { label: 'Crippled units too', says: 'ram with Kamikaze and with crippled units' },
      },
    }),
  ),
  /** What becomes of minefields with Proximity. */
  proximity: inBattle(
    choice({
      clause: 'proximity',
      rule: cite('CSC-18'),
      default: 'keep',
      label: 'Proximity mines',
      options: {
        keep: { label: 'Stay where they are', says: 'keep Proximity mines in battle' },
        spend: { label: 'Are spent on ships and bases', says: 'spend Proximity mines in battle' },
      },
    }),
  ),
  /** Whom boarding parties go for. */
  boarding: inBattle(
    choice({
      clause: 'boarding',
      rule: cite('CSC-10'),
      default: 'capture',
      label: 'Board in battle',
      options: {
        capture: { label: 'Whatever can be taken', says: 'board whatever can be taken' },
        nobody: { label: 'Nobody', says: 'board nobody in battle' },
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
        nobody: { label: 'Nobody', says: 'hide nobody among asteroids' },
        crippled: {
          label: 'Crippled ships and flights',
          says: 'hide crippled ships and flights among asteroids',
        },
        all: { label: 'All ships and flights', says: 'hide all ships and flights among asteroids' },
      },
    }),
  ),
  intel: inBattle(
    number({
      clause: 'intel',
      rule: CSC_5,
      unit: 'Intel',
      most: 1000,
      default: 0,
      label: 'Intel to spend before each battle',
      hint: 'It is spent through Scouts.',
      says: 'spend up to {} before each battle',
      saysNone: 'spend no Intel before battles',
    }),
  ),
  /** What that Intel is spent on first; what is left goes to surprise. */
  scouting: inBattle(
    choice({
      clause: 'scouting',
      rule: CSC_5,
      default: 'surprise',
      label: 'What it is spent on',
      options: {
        surprise: { label: 'Add to surprise', says: 'let Scouts add to surprise before battles' },
        'keep-out': {
          label: 'Keep out the strongest enemies',
          says: 'let Scouts keep the strongest enemies out of battles',
        },
        'draw-in': {
          label: 'Draw in civilians and crippled units that they hold back',
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
