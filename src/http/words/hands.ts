import type { Hand } from '#app/ports/turn-record';

const ROLE_WORDS: Readonly<Record<Hand['role']['kind'], string>> = {
  moderator: 'the moderator',
  'co-moderator': 'the co-moderator',
  player: 'the player',
  deputy: 'the deputy',
  spectator: 'a spectator',
  clock: 'the turn clock',
  machine: 'a machine player',
};

/** Whose hand it was: `Anna, the deputy`, or `the player`. */
export function handText({ role, person }: Hand): string {
  const words = ROLE_WORDS[role.kind];
  return person === null ? words : `${person}, ${words}`;
}
