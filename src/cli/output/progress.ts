import type { Terminal } from '#cli/desk';

/** How far a long piece of work is. */
export type Step = Readonly<{ number: number; of: number }>;

/** Rewrites one line of a terminal that somebody watches; elsewhere it says nothing. */
export function progressOn(terminal: Terminal, what: string): (step: Step) => void {
  return ({ number, of }) => {
    if (!terminal.isWatched) return;
    const end = number === of ? '\n' : '';
    terminal.err(`\r${what}: ${String(number)} of ${String(of)}${end}`);
  };
}
