/**
 * The lists that are published; `printed` begins the heading of each of their tables. Nobody plays the raiders’ one, those
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
  { id: 'human', printed: 'Human Commonwealth', name: 'Human Commonwealth', universal: false },
  {
    id: 'independents',
    printed: 'Independent Convoys',
    name: 'Independent convoys',
    universal: false,
  },
  { id: 'kili', printed: 'Kili Republic', name: 'Kili Republic', universal: false },
  { id: 'loran', printed: 'Loran Imperium', name: 'Loran Imperium', universal: false },
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
