type Way = readonly [path: string, label: string];

/** Where the menu and the cards of a seat lead, in their order: each page with a place in the navigation has its line. */
export const WAYS: Readonly<
  Record<
    'moderator' | 'player' | 'spectator',
    Readonly<{ menu: readonly Way[]; cards: readonly Way[] }>
  >
> = {
  moderator: {
    menu: [
      ['/', 'Desk'],
      ['/galaxy', 'Galaxy'],
      ['/clock', 'Clock'],
      ['/people', 'People'],
      ['/journal', 'Journal'],
    ],
    cards: [
      ['/roster', 'Roster of units'],
      ['/shadow', 'Shadow turn'],
      ['/what-if', 'What if'],
      ['/battles', 'Battles under way'],
      ['/diff', 'Differences'],
      ['/notes', 'Notes'],
      ['/rulings', 'Rulings'],
      ['/messages', 'Messages'],
      ['/corrections', 'Corrections'],
      ['/diplomacy', 'Diplomacy'],
      ['/export', 'Export the campaign'],
      ['/newspaper', 'Newspaper'],
      ['/briefing', 'Briefing'],
      ['/rules-sheet', 'Rules sheet'],
      ['/truth', 'Moderator’s view (no fog)'],
      ['/graphs', 'Graphs and losses'],
      ['/copy', 'Copy the campaign'],
      ['/stand-ins', 'Stand-ins'],
      ['/random-events', 'Random events'],
      ['/settings', 'Settings'],
      ['/house-rules', 'House rules'],
      ['/standings', 'Standings'],
      ['/letters', 'Letters'],
    ],
  },
  player: {
    menu: [
      ['/orders/map', 'Desk'],
      ['/', 'Overview'],
      ['/sheet', 'Asset sheet'],
      ['/map', 'Star map'],
      ['/orders', 'Orders'],
      ['/diplomacy', 'Diplomacy'],
      ['/letters', 'Letters'],
      ['/questions', 'Questions'],
      ['/reports', 'Reports'],
      ['/help', 'Help'],
    ],
    cards: [
      ['/sheet', 'Asset sheet'],
      ['/map', 'Star map'],
      ['/reports/1/1/report', 'Turn report'],
      ['/reports', 'Reports'],
      ['/diplomacy', 'Diplomacy'],
      ['/letters', 'Letters'],
      ['/newspaper', 'Newspaper'],
      ['/what-if', 'What if'],
      ['/rulings', 'Rulings'],
      ['/rules-sheet', 'Rules sheet'],
      ['/stand-in', 'Your stand-in'],
      ['/house-rules', 'House rules'],
      ['/standings', 'Standings'],
    ],
  },
  spectator: {
    menu: [
      ['/', 'Turns'],
      ['/rules-sheet', 'Rules sheet'],
    ],
    cards: [],
  },
};
