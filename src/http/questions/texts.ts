/** What the pages of this room say. */
export const TEXTS = {
  yourAnswersAreSubmitted: 'Your answers are submitted.',
  seeWhatHappened: 'See what happened',
  seeNewQuestions: 'See the new questions',
  oneOfTheseQuestionsIsNo:
    'One of these questions is no longer open. Nothing was changed. Check the questions below, then answer again.',
  youLeftEveryQuestionOpen:
    'You left every question open, so nothing was changed. Clear “Leave this question open for now” for each question that you answer.',
  youLeftQuestionOpenInBattle:
    'You left a question open in a battle, and also let your standing orders answer the rest of it. Nothing was changed. Choose one of the two.',
  questionsTo: 'Questions to you',
  questionParts: {
    name: 'Parts of this page',
    choices: 'Choices',
    choicesOf: (question: number): string => `Question ${String(question)}`,
    answer: 'Answer',
  },
  backToQuestions: 'Back to the questions',

  openTurnWaits: 'Open: the turn waits for you.',
  closedYourStandingOrdersAnswer: 'Closed: your standing orders answer.',
  moderatorAnsweredInYourPlace: 'The moderator answered in your place.',
  withdrawnItNoLongerNeedsAnswer: 'Withdrawn: it no longer needs an answer.',
  askedTogether:
    'This follows the command. It is asked with it, so that one window is enough. If a command changes what you see here, you are asked again.',
  asked: (askedAt: string): string => `Asked ${askedAt}.`,

  ordersAreOpen:
    'Orders are open, so you have no questions now. Questions come while a turn is in processing.',
  turnIsInProcessing: 'The turn is in processing. Decisions that only you can make appear here.',
  turnWaitsForYou: 'The turn waits for your answer.',
  yourStandingOrdersAnswer:
    'If you don’t answer, your standing orders do when the deadline passes or the moderator closes the window.',
  submitAnswers: 'Submit answers',
} as const;
