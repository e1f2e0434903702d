import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import type { EncounterLine } from './battles-content.ts';

type Encounter = BattlesUnderWay['toFight'][number];

/** What the form of an encounter may say: its battles are fought elsewhere, or here after all. */
export const ELSEWHERE_ACTS = { elsewhere: 'elsewhere', here: 'here' } as const;

type Stand = Omit<EncounterLine, 'id' | 'title'>;

const STANDS: Readonly<Record<Encounter['stand'], Stand>> = {
  here: {
    state: 'Farlane runs its battles.',
    act: ELSEWHERE_ACTS.elsewhere,
    button: 'Fight this one elsewhere',
  },
  elsewhere: {
    state: 'Its battles are fought elsewhere. When the phase waits for one, enter its outcome.',
    act: ELSEWHERE_ACTS.here,
    button: 'Let Farlane run it again',
  },
  entered: {
    state: 'Its battles are fought elsewhere. All outcomes so far are entered.',
    act: '',
    button: '',
  },
};

/** The same where what came before was fought elsewhere, and is entered. */
const STANDS_LATER: Readonly<Record<'here' | 'elsewhere', Stand>> = {
  here: {
    state: 'Farlane runs its battles from now on. Earlier battles were fought elsewhere.',
    act: ELSEWHERE_ACTS.elsewhere,
    button: 'Fight the rest elsewhere too',
  },
  elsewhere: {
    state:
      'All outcomes so far are entered. The next battle waits: enter its outcome, or let Farlane run the rest.',
    act: ELSEWHERE_ACTS.here,
    button: 'Let Farlane run the rest',
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
