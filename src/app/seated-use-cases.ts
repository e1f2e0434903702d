import type { Actor } from '#app/actor';
import type { UseCase } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { seatedStore } from '#app/run/seated-store';

type Acting = Readonly<{ actor: Actor }>;

const isActing = (input: unknown): input is Acting =>
  typeof input === 'object' && input !== null && 'actor' in input;

type Making<T> = Readonly<{
  make: (ports: Ports) => T;
  /** Those that go by a session or a link and no seat, whatever else their input says. */
  unseated: readonly (keyof T)[];
}>;

/**
 * Use cases that act for somebody only while he sits where he says: all of them, by being made here. Whoever sits at the machine
 * itself has no seat to lose.
 */
export function seatedUseCases<T extends object>(ports: Ports, { make, unseated }: Making<T>): T {
  const over = (one: Ports): ReadonlyMap<string, UseCase<unknown, unknown>> =>
    // Each member of the object is a use case, which the type of a whole object cannot say.
    new Map(Object.entries(make(one)) as [string, UseCase<unknown, unknown>][]);
  const free = over(ports);
  const exempt = new Set<PropertyKey>(unseated);
  const seated = [...free].map(([name, useCase]): [string, UseCase<unknown, unknown>] => [
    name,
    (input) => {
      if (exempt.has(name) || !isActing(input) || input.actor.seat === undefined) {
        return useCase(input);
      }
      const his = over({ ...ports, store: seatedStore(ports.store, input.actor) });
      return (his.get(name) ?? useCase)(input);
    },
  ]);
  // The same names, and each takes and gives what it did.
  return Object.fromEntries(seated) as T;
}
