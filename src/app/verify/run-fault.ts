import type { PhaseRun } from '#app/ports/turn-record';
import type { Fault } from './fault.ts';

/** A fault of a phase or an amendment, as a text that begins with its name. */
export function runFault({ version, kind, turn, phase }: PhaseRun, what: string): Fault {
  const subject =
    kind === 'phase'
      ? `Turn ${turn}, ${phase}: the phase`
      : `Turn ${turn}, before ${phase}: the amendment`;
  return { version, text: `${subject} ${what}.` };
}
