import type { Actor, Moderator } from '#app/actor';
import { guarded, type UseCase } from '#app/guarded';
import { noteLook } from '#app/people/looks';
import type { Ports } from '#app/ports/ports';
import { seatedStore } from '#app/people/seated-store';
import type { UseCaseRow } from '#app/use-case-row';
import { USE_CASES } from '#app/use-case-table';

/** Everything that Farlane can do. */
export type UseCases = {
  readonly [K in keyof typeof USE_CASES]: ReturnType<(typeof USE_CASES)[K]['make']>;
};

/** Any row of the table. */
type AnyRow = UseCaseRow<unknown, unknown>;
type Acting = Readonly<{ actor: Actor }>;

const isActing = (input: unknown): input is Acting =>
  typeof input === 'object' && input !== null && 'actor' in input;

/** The moderator who looks: one in a seat, or the person at the command line who acts for a player. */
function lookerIn(input: unknown): Moderator | undefined {
  if (!isActing(input)) return undefined;
  const { actor } = input;
  if (actor.kind === 'moderator') return actor;
  const isOperator = actor.kind === 'player' && actor.isOperator === true;
  return isOperator ? { kind: 'moderator', campaign: actor.campaign } : undefined;
}

/** A use case that logs each look of a moderator before it shows anything. */
function noting({ make, look }: AnyRow, ports: Ports): UseCase<unknown, unknown> {
  const useCase = make(ports);
  if (typeof look !== 'function') return useCase;
  return guarded(async (input) => {
    const outcome = await useCase(input);
    const looker = lookerIn(input);
    if (!outcome.ok || looker === undefined) return outcome;
    for (const one of look(input, outcome.value)) await noteLook(ports, looker, one);
    return outcome;
  });
}

/**
 * A use case that acts for a person only while they have the seat that they name. The command line has no seat to lose.
 * A use case that goes by a session ignores seats, even if its input names one.
 */
function seated(row: AnyRow, ports: Ports): UseCase<unknown, unknown> {
  const free = noting(row, ports);
  if (row.caller === 'session') return free;
  return (input) => {
    if (!isActing(input) || input.actor.seat === undefined) return free(input);
    const store = seatedStore(ports.store, input.actor);
    return noting(row, { ...ports, store })(input);
  };
}

/** All use cases, made from one set of ports. */
export function useCasesOf(ports: Ports): UseCases {
  const rows = Object.entries(USE_CASES) as unknown as readonly (readonly [string, AnyRow])[];
  const all = rows.map(([name, row]) => [name, seated(row, ports)] as const);
  // One use case for each name of the table, with the input and result of its row.
  return Object.fromEntries(all) as unknown as UseCases;
}
