/** The maps with names: as many rings as players. Other numbers of both are as good. @rule MAP-1 */
export const MAP_SIZES = [
  { name: 'Tiny', players: 2 },
  { name: 'Small', players: 3 },
  { name: 'Medium', players: 4 },
  { name: 'Large', players: 5 },
  { name: 'Huge', players: 6 },
] as const;
