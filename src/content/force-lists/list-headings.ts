/**
 * The lists of the book’s file; `printed` begins the heading of each of their tables. Nobody plays the raiders’ one, those
 * of derelicts, that of what explorers find, and those of what a campaign lets everybody build by a setting.
 */
export const LIST_HEADINGS = [
  {
    id: 'civilian-bases',
    printed: 'Civilian Bases',
    name: 'Civilian bases',
    universal: false,
  },
  {
    id: 'derelict-flights',
    printed: 'Derelict Flight Table',
    name: 'Derelict flights',
    universal: false,
  },
  {
    id: 'derelict-ships',
    printed: 'Derelict Ship Table',
    name: 'Derelict ships',
    universal: false,
  },
  { id: 'finds', printed: 'What Explorers Find', name: 'Finds', universal: false },
  {
    id: 'independents',
    printed: 'Independent Convoys',
    name: 'Independent convoys',
    universal: false,
  },
  {
    id: 'institutes',
    printed: 'Science Institutes',
    name: 'Science institutes',
    universal: false,
  },
  {
    id: 'precursor-flights',
    printed: 'Precursor Flights',
    name: 'Precursor flights',
    universal: false,
  },
  { id: 'precursor-ships', printed: 'Precursor Ships', name: 'Precursor ships', universal: false },
  { id: 'raiders', printed: 'Generic Raider Forces', name: 'Raiders', universal: false },
  { id: 'universal', printed: 'Universal', name: 'Universal', universal: true },
] as const;

/**
 * The lists of empires, each with a file of its own in `docs/rules/empires`. If nobody chooses, a new galaxy gives them out
 * in this order. It begins with the lists that Farlane had first, so that the same seed still draws the same empires.
 */
export const EMPIRE_LIST_IDS = [
  'human',
  'kili',
  'loran',
  'brindaki',
  'centauran',
  'graal',
  'jain',
  'senorian',
  'tirelon',
  'yishochi',
] as const;

/** Whether a list is that of a published empire, in a file of its own. */
export const isEmpireList = (id: string): boolean => EMPIRE_LIST_IDS.some((one) => one === id);

/** Whether Farlane publishes a list with this id. */
export const isPublishedList = (id: string): boolean =>
  isEmpireList(id) || LIST_HEADINGS.some((one) => one.id === id);
