import type { BattlesUnderWay } from '#app/usecases/read-battles';
import type { EncounterLine } from './battles-content.ts';

type Encounter = BattlesUnderWay['toFight'][number];

/** What the form of an encounter may say: its battles are fought elsewhere, or here after all. */
export const ELSEWHERE_ACTS = { elsewhere: 'elsewhere', here: 'here' } as const;

type Stand = Omit<EncounterLine, 'id' | 'title'>;

const STANDS: Readonly<Record<Encounter['stand'], Stand>> = {
  here: {
    state: 'The desk fights its battles.',
    act: ELSEWHERE_ACTS.elsewhere,
    button: 'This one is fought elsewhere',
  },
  elsewhere: {
    state: 'Its battles are fought elsewhere. When the phase waits for one, enter what it came to.',
    act: ELSEWHERE_ACTS.here,
    button: 'Take it back: the desk fights it',
  },
  entered: {
    state: 'Its battles are fought elsewhere, and what they came to so far is entered.',
    act: '',
    button: '',
  },
};

/** The same where what came before was fought elsewhere, and is entered. */
const STANDS_LATER: Readonly<Record<'here' | 'elsewhere', Stand>> = {
  here: {
    state: 'The desk fights its battles from now on; those before were fought elsewhere.',
    act: ELSEWHERE_ACTS.elsewhere,
    button: 'What comes is fought elsewhere too',
  },
  elsewhere: {
    state:
      'What its battles came to so far is entered. The next waits: enter what it came to, or have the desk fight what is left.',
    act: ELSEWHERE_ACTS.here,
    button: 'The desk fights what is left',
  },
};

const standOf = ({ stand, isLater }: Encounter): Stand =>
  isLater && stand !== 'entered' ? STANDS_LATER[stand] : STANDS[stand];

/** Encounters that stand before a battle, and what can be done about who fights it. @rule ENC-1 */
export const encounterLines = ({
  toFight,
}: Pick<BattlesUnderWay, 'toFight'>): readonly EncounterLine[] =>
  toFight.map((encounter) => ({
    id: encounter.encounter,
    title: `${encounter.place}: ${encounter.present.join(', ')}`,
    ...standOf(encounter),
  }));
