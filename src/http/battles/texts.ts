import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  youRunThisBattle: 'You run this battle, so the player is not asked.',
  playerIsAsked: 'The player is asked.',
  playerIsAskedUntil: (until: string): string => `The player is asked, until ${until}.`,
  numbersFrom: (values: number, faces: number): string =>
    `${counted(values, 'number')} from 1 to ${String(faces)}, separated by spaces.`,
  numberFrom: (faces: number): string => `A number from 1 to ${String(faces)}.`,
  phaseWaitsForYourAnswers: (phase: string): string =>
    `The ${phase} Phase waits for your answers, because you run its battles. You can also rule on dice.`,
  phaseWaitsForPlayers: (phase: string): string =>
    `The ${phase} Phase waits for players. You can answer in their place and rule on dice.`,
  phaseWaitsForYouToEnter: (phase: string): string =>
    `The ${phase} Phase waits for you to enter the outcomes of battles fought elsewhere.`,
  phaseWaitsForYouToContinue: (phase: string): string =>
    `The ${phase} Phase waits for you to continue it.`,
  noBattleWaitsForAnswer: 'No battle waits for an answer.',
  continuePhase: 'Continue the phase',
  continueEncountersThatWaitForNobody: 'Continue encounters that wait for nobody',
  beginEncounters: 'Begin the encounters',

  farlaneRunsItsBattles: 'Farlane runs its battles.',
  fightThisOneElsewhere: 'Fight this and all later battles of the encounter elsewhere',
  itsBattlesAreFoughtElsewhere:
    'This battle and all later ones of the encounter are fought elsewhere. When the phase waits for one, enter its outcome. You can let Farlane run the rest then.',
  letFarlaneRunItAgain: 'Let Farlane run it again',
  itsBattlesAreFoughtElsewhereAll:
    'Its battles are fought elsewhere. All outcomes so far are entered.',
  farlaneRunsItsBattlesFromNow:
    'Farlane runs its battles from now on. Earlier battles were fought elsewhere.',
  fightRestElsewhereToo: 'Fight the rest elsewhere too',
  allOutcomesSoFarAreEntered:
    'All outcomes so far are entered. The next battle waits: enter its outcome, or let Farlane run the rest.',
  letFarlaneRunRest: 'Let Farlane run the rest',

  itWaitsForYourAnswer: 'It waits for your answer.',
  itWaitsForYouToEnter: 'It waits for you to enter how the battle elsewhere ended.',
  itHasNoOpenQuestions: 'It has no open questions. Continue it to ask the next ones.',
  itIsOver: 'It is over. Its results take effect when the phase ends.',
  itWaits: (names: string): string => `It waits for ${names}. Other encounters continue meanwhile.`,
  asInSettings: (battles: string): string => `As in the settings: ${battles}`,

  answerIsSaved: 'The answer is saved. It takes effect when the phase continues.',
  questionsOfThatEncounterAreSet: 'The questions of that encounter are set.',
  deadlineIsSet: 'The deadline is set. The players see it beside their questions.',
  rulingIsSaved: 'The ruling is saved. The dice below include it.',
  farlaneRunsItsBattlesAgain: 'Farlane runs its battles again.',
  phaseContinued: 'The phase continued, and waits for the next answers.',
  battlesUnderWay: 'Battles under way',
  openQuestions: 'Open questions, the dice so far, and battles fought elsewhere.',

  notRolledYet: ', not rolled yet',

  allPlayersWithQuestionsThere: 'all players with questions there',
} as const;
