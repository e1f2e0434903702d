/** What the page of help says. */
export const TEXTS = {
  help: 'Help',
  firstTurn: 'Your first turn',
  firstTurnAbout: 'The desk shows you each step at your own systems and fleets, until you submit.',
  firstQuestion: 'Your first question in a battle',
  firstQuestionAbout: 'Questions explain what they ask, and what each choice does.',
  firstBattle: 'Your first battle',
  firstBattleAbout: 'The turn report says how to step through the picture of a battle.',
  isShownOnDesk: 'It is on your desk now, as long as orders are open.',
  isShownWithFirst: 'It is shown with the first one.',
  isNotShown: 'It is not shown.',
  playersGuideAbout: 'Two pages to play by, to print.',
  wordsAbout: 'What AS, Census, formation and all the others mean.',
  settings: 'Settings of this campaign',
  settingsAbout: 'What differs from the book first, then all settings, each with its rules.',
  rulesAbout: 'Each rule as it is played here, with its id.',
  notBuiltYetAbout: 'Parts of rules that don’t act yet.',
} as const;
