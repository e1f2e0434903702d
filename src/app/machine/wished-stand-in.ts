import { STAND_IN_KINDS, type StandIn } from '#app/ports/stand-in-record';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';
import { machineNamed } from './machine-choices.ts';

/** Who plays an empire, as a form or a command names it. */
export type StandInWords = Readonly<{ kind: string; level: string; personality: string }>;

/** Who plays an empire in the place of its player. */
export type ChosenStandIn = Pick<StandIn, 'kind' | 'level' | 'personality'>;

/** A fault of such a choice. */
export const standInIssue = (path: string, text: string): InputIssue => ({
  code: 'STAND_IN',
  path,
  text,
});

/** Reads who plays an empire; null: its player. */
export function wishedStandIn({
  kind,
  level,
  personality,
}: StandInWords): Outcome<ChosenStandIn | null> {
  if (kind === 'player') return ok(null);
  const known = STAND_IN_KINDS.find((one) => one === kind);
  const machine = machineNamed(level, personality);
  const issues = [
    ...(known === undefined ? [standInIssue('kind', 'Choose who plays from the list.')] : []),
    ...(machine === undefined
      ? [standInIssue('level', 'Choose a level and a personality from the lists.')]
      : []),
  ];
  return known === undefined || machine === undefined
    ? refuse('STAND_IN_REFUSED', issues)
    : ok({ kind: known, ...machine });
}

/** `machine-for-good hard/warlike`, as the journal notes it. */
export const standInNote = ({ kind, level, personality }: ChosenStandIn): string =>
  kind === 'hold' ? kind : `${kind} ${level}/${personality}`;
