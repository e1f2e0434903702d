import type { BattlesUnderWay } from '#app/usecases/read-battles';
import type { EncounterLine } from './battles-content.ts';

type Encounter = BattlesUnderWay['toFight'][number];

/** What the form of an encounter may say: its battles are fought elsewhere, or here after all. */
export const ELSEWHERE_ACTS = { elsewhere: 'elsewhere', here: 'here' } as const;

const STANDS: Readonly<Record<Encounter['stand'], Omit<EncounterLine, 'id' | 'title'>>> = {
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
    state:
      'Its battles are fought elsewhere. What one came to is entered, so it cannot be taken back.',
    act: '',
    button: '',
  },
};

/** Encounters that stand before a battle, and what can be done about who fights it. @rule ENC-1 */
export const encounterLines = ({
  toFight,
}: Pick<BattlesUnderWay, 'toFight'>): readonly EncounterLine[] =>
  toFight.map(({ encounter, place, present, stand }) => ({
    id: encounter,
    title: `${place}: ${present.join(', ')}`,
    ...STANDS[stand],
  }));
