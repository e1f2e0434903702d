import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import type { EncounterLine } from './battles-content.ts';
import { TEXTS } from './texts.ts';

type Encounter = BattlesUnderWay['toFight'][number];

/** What the form of an encounter may say: its battles are fought elsewhere, or here after all. */
export const ELSEWHERE_ACTS = { elsewhere: 'elsewhere', here: 'here' } as const;

type Stand = Omit<EncounterLine, 'id' | 'title'>;

const STANDS: Readonly<Record<Encounter['stand'], Stand>> = {
  here: {
    state: TEXTS.farlaneRunsItsBattles,
    act: ELSEWHERE_ACTS.elsewhere,
    button: TEXTS.fightThisOneElsewhere,
  },
  elsewhere: {
    state: TEXTS.itsBattlesAreFoughtElsewhere,
    act: ELSEWHERE_ACTS.here,
    button: TEXTS.letFarlaneRunItAgain,
  },
  entered: {
    state: TEXTS.itsBattlesAreFoughtElsewhereAll,
    act: '',
    button: '',
  },
};

/** The same where what came before was fought elsewhere, and is entered. */
const STANDS_LATER: Readonly<Record<'here' | 'elsewhere', Stand>> = {
  here: {
    state: TEXTS.farlaneRunsItsBattlesFromNow,
    act: ELSEWHERE_ACTS.elsewhere,
    button: TEXTS.fightRestElsewhereToo,
  },
  elsewhere: {
    state: TEXTS.allOutcomesSoFarAreEntered,
    act: ELSEWHERE_ACTS.here,
    button: TEXTS.letFarlaneRunRest,
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
