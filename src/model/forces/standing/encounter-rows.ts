import { cite } from '#kernel/reasons/cite';
import { choice, number, place } from './row.ts';

const ENC_3 = cite('ENC-3');
const ENC_4 = cite('ENC-4');
const ENC_5 = cite('ENC-5');

/** The highest ratio: percent of own AS + AF + DV against what is seen of the enemy. */
const MOST_RATIO = 1000;
const ratio = { unit: 'percent', most: MOST_RATIO, rule: ENC_5 } as const;

/** The orders of a fleet before and after battles. */
export const ENCOUNTER_ROWS = {
  /** The powers against which to generate an encounter. */
  engage: choice({
    clause: 'engage',
    rule: ENC_5,
    default: 'enemies',
    label: 'Begin encounters with',
    options: {
      nobody: { label: 'Nobody', says: 'begin no encounter with anybody' },
      enemies: { label: 'Enemies', says: 'begin encounters with enemies' },
      neutrals: {
        label: 'Enemies and neutrals',
        says: 'begin encounters with enemies and with powers that are not friends',
      },
    },
  }),
  engageRatio: number({
    ...ratio,
    clause: 'engage at',
    default: 80,
    label: 'Engage at (percent of the enemy’s strength)',
    says: 'engage only with at least {} of their strength',
  }),
  /** The same for the owner of the system. */
  defendRatio: number({
    ...ratio,
    clause: 'defend at',
    default: 50,
    label: 'Defend own systems at (percent of the enemy’s strength)',
    says: 'defend own systems with at least {}',
  }),
  scenario: choice({
    clause: 'scenario',
    rule: ENC_3,
    default: 'best',
    label: 'Scenario to demand',
    options: {
      best: { label: 'The best for you', says: 'demand the best scenario' },
      'deep-space': { label: 'Deep space', says: 'demand Deep Space scenarios' },
      defensive: {
        label: 'Defensive, where there are bases',
        says: 'demand Defensive scenarios where there are bases',
      },
      interception: {
        label: 'Interception, where you may demand it',
        says: 'demand Interceptions at home',
      },
      none: { label: 'None', says: 'demand no scenario' },
    },
  }),
  /** Pursue enemies that withdraw or refuse. */
  pursue: choice({
    clause: 'pursue',
    rule: ENC_3,
    default: true,
    label: 'Pursue',
    options: {
      yes: {
        value: true,
        word: 'enemies',
        label: 'Enemies that withdraw',
        says: 'pursue enemies that withdraw',
      },
      no: { value: false, word: 'nobody', label: 'Nobody', says: 'pursue nobody' },
    },
  }),
  refuseBelow: number({
    ...ratio,
    clause: 'refuse below',
    default: 50,
    label: 'Refuse scenarios below (percent of the enemy’s strength)',
    says: 'refuse scenarios below {}',
  }),
  disengageBelow: number({
    ...ratio,
    clause: 'disengage below',
    default: 50,
    label: 'Disengage below (percent of the enemy’s strength)',
    says: 'disengage below {}',
  }),
  /** Null: the nearest own depot, or own system if there is none. */
  withdrawTo: place({
    clause: 'withdraw to',
    rule: ENC_5,
    label: 'Withdraw to',
    none: 'The nearest own depot, or else own system',
    noneWord: 'nearest',
    says: 'withdraw to {}',
    saysNone: 'withdraw to the nearest own depot',
  }),
  /** After a fight in a lane: go on, or back to where it came from. */
  afterLane: choice({
    clause: 'after lane',
    rule: ENC_4,
    default: 'continue',
    label: 'After a fight in a lane',
    options: {
      continue: { label: 'Go on', says: 'go on after a fight in a lane' },
      return: { label: 'Turn back', says: 'turn back after a fight in a lane' },
    },
  }),
} as const;
