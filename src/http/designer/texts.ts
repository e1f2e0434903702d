import { counted, plural } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  designer: 'Designer',
  newList: 'New list',
  toCampaigns: 'To your campaigns',
  toDesigner: 'To the designer',

  classes: (number: number): string => counted(number, 'class', 'classes'),
  printAsPdfOn: (paper: string): string => `Print as PDF (${paper})`,
  printAsHtml: 'Print as HTML',
  publishedList: 'Published list',
  nameOfList: 'Name of the list',
  idOfList: 'Id',
  idHint:
    'The ids of its classes begin with it, such as corsairs.sea-dog. Use lower-case letters, digits and hyphens.',
  unitsOnCard: 'Units on each card',
  unitsOnCardHint: 'Room for the names and the damage of these units.',

  paper: 'Paper of the PDF',

  version: (revision: number, at: string, units: number): string =>
    `Version ${String(revision)}, ${at}, ${counted(units, 'class', 'classes')}`,
  savedAsVersion: (revision: number): string =>
    `Saved in your account as version ${String(revision)}. Every change is saved at once.`,
  notSaved:
    'This list is not saved on the server, because you have no account here. It lives in this page only: download it before you close the page.',
  saved: 'Saved.',
  savedWithProblems: (problems: number): string =>
    `Saved. The class has ${counted(problems, 'problem')}, so the list can’t be played yet.`,
  putWithProblems: (problems: number): string =>
    `The class is in the list. It has ${counted(problems, 'problem')}, so the list can’t be played yet.`,
  put: 'The class is in the list.',
  listFull: 'The list is full. Delete a class before you add another.',
  restored: 'The earlier version is the present one again.',
  undone: 'Your last change is undone.',
  leftOut: (names: string): string =>
    `Not copied, because the design rules don’t cover them: ${names}.`,
  openSavedList: 'Open the saved list',

  canBePlayed: (classes: number): string =>
    `${counted(classes, 'class', 'classes')}. The list can be played as it is.`,
  cannotBePlayed: (classes: number, faults: number): string =>
    `${counted(classes, 'class', 'classes')}. ${counted(faults, 'problem')} ${plural(faults, 'keeps', 'keep')} the list from being played.`,
  noClassYet: 'The list has no classes yet. Add the first one.',
  faultOfUnit: (unit: string, text: string): string => `${unit}: ${text}`,
  pointsOf: (spent: number, available: number): string => `${String(spent)}/${String(available)}`,

  groundValues: ({
    attrition,
    attack,
    defense,
    die,
  }: Readonly<{ attrition: number; attack: number; defense: number; die: string }>): string =>
    `Attrition ${String(attrition)}, Attack ${String(attack)}, Defense ${String(defense)}, ${die}`,

  addClass: 'Add a class',
  editClass: (name: string): string => `Class ${name}`,
  nameOfClass: 'Name of the class',
  kindOfUnit: 'Kind of unit',
  inServiceHint:
    'The first tech year in which it can be built, in campaigns that go by years. If you leave it empty, Farlane spreads the classes of an era over its years.',
  inService: 'In service',
  atmospheric: 'Flies in an atmosphere',
  atmosphericHint: 'Flights only. One that doesn’t has one more point, and no base on a planet.',
  abilitiesHint: 'Separate them with commas, such as Explorer, Scout 2.',
  anAbility: 'Ability',
  rating: 'Rating',
  noAbility: 'Choose an ability',
  compareWith: (number: number): string => `Compare with ${String(number)}`,
  nobody: 'no class',
  thisClass: 'This class',
  unnamedClass: 'Unnamed class',
  ground: (label: string): string => `${label} (ground units)`,
  shipsAndBases: 'Ships and bases',
  flightsAndMines: 'Flights and minefields',
  groundUnits: 'Ground units',
  dFactor: 'D Factor: faces of the die (ground units)',
  formShowsCheck: 'The form shows the result of the check. Nothing was saved.',
  abilityAdded: 'The ability is in the field. Save the class to keep it.',
  nameMissing: 'The class was not saved. Give it a name.',
  fieldsWrong: 'The class was not saved. Correct the fields with a message.',

  allAbilities: 'Abilities and hulls',
  ratedAbility: (name: string): string => `${name}, with a rating`,
  pointsOnce: (points: number): string => String(points),
  pointsPerFunction: (points: number): string => `${String(points)} for each point of rating`,
  pointsPerCc: (points: number): string => `${String(points)} for each point of CC`,
  costPerFunction: (cost: string): string => `${cost} for each point of rating`,
  costPerTwo: (cost: string): string => `${cost} for each 2 points of rating`,

  battle: 'What would it do in battle?',
  yourFleet: 'Your fleet',
  opponents: 'Opponents',
  chances: 'Designer: chances',
  result: 'Result of your last battles',
  classOfRow: (row: number): string => `Class, row ${String(row)}`,
  numberOfRow: (row: number): string => `Number, row ${String(row)}`,
  ownList: (name: string): string => `${name} (yours)`,
  ruleOf: (name: string, value: string): string => `${name}: ${value}.`,
  ownDoctrine: 'Usual standing orders',
  placeOfBattle: 'Proving ground',
  someCantFight: (names: string): string =>
    `These classes have problems and can’t fight: ${names}. Correct them first.`,

  deleteList: (name: string): string => `Delete ${name}?`,
  deleteLead: 'The list and its earlier versions are deleted for good.',
  deletePoint: 'Campaigns that play the list keep their own copy.',
  deleteButton: 'Delete the list',

  nothingChosen: 'Choose a file, or paste the text of a list.',
} as const;
