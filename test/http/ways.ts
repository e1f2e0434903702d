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
      ['/battles', 'Battles under way'],
      ['/stand-ins', 'Stand-ins'],
      ['/shadow', 'Shadow turn'],
      ['/what-if', 'What if'],
      ['/random-events', 'Random events'],
      ['/corrections', 'Corrections'],
      ['/roster', 'Roster of units'],
      ['/wars', 'Wars'],
      ['/graphs', 'Graphs and losses'],
      ['/diplomacy', 'Diplomacy'],
      ['/truth', 'Moderator’s view (no fog)'],
      ['/letters', 'Letters'],
      ['/messages', 'Messages'],
      ['/newspaper', 'Newspaper'],
      ['/standings', 'Standings'],
      ['/rulings', 'Rulings'],
      ['/house-rules', 'House rules'],
      ['/notes', 'Notes'],
      ['/settings', 'Settings'],
      ['/rules-sheet', 'Rules sheet'],
      ['/briefing', 'Briefing'],
      ['/diff', 'Differences'],
      ['/export', 'Export the campaign'],
      ['/copy', 'Copy the campaign'],
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
      ['/standings', 'Standings'],
    ],
    cards: [],
  },
};
