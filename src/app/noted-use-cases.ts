import type { Actor, Moderator } from '#app/actor';
import type { UseCases } from '#app/all-use-cases';
import { guarded, type UseCase } from '#app/guarded';
import { LOOKS_BY_USE_CASE, type LookRow } from '#app/people/looks-by-use-case';
import { noteLook } from '#app/people/looks';
import type { Ports } from '#app/ports/ports';

/** The moderator who looks: one in a seat, or whoever runs the command line for a player. */
function lookerIn(input: unknown): Moderator | undefined {
  if (typeof input !== 'object' || input === null || !('actor' in input)) return undefined;
  // What acts for somebody says who it is by this field.
  const actor = input.actor as Actor;
  if (actor.kind === 'moderator') return actor;
  const isOperator = actor.kind === 'player' && actor.isOperator === true;
  return isOperator ? { kind: 'moderator', campaign: actor.campaign } : undefined;
}

/** Use cases that note each look of a moderator before they show what was looked at. */
export function notedUseCases(ports: Ports, useCases: UseCases): UseCases {
  const noted = Object.entries(useCases).map(([name, one]) => {
    // The table has a row for each of them, for what it takes and gives.
    const [useCase, row] = [one, LOOKS_BY_USE_CASE[name as keyof UseCases]] as [
      UseCase<unknown, unknown>,
      LookRow<unknown, unknown>,
    ];
    if (typeof row !== 'function') return [name, useCase];
    const noting = guarded<unknown, unknown>(async (input) => {
      const outcome = await useCase(input);
      const looker = lookerIn(input);
      if (!outcome.ok || looker === undefined) return outcome;
      for (const look of row(input, outcome.value)) await noteLook(ports, looker, look);
      return outcome;
    });
    return [name, noting];
  });
  // The same names, and each takes and gives what it did.
  return Object.fromEntries(noted) as UseCases;
}
