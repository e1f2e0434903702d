import type { UseCaseError } from '#app/use-case-error';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { atOf, type SetupVisit } from './at-setup.ts';
import { pageOfStep, stepPath } from './setup-head.ts';

/** Does something in a setup, and ends its step if that is asked; null: it is done. `seen`: the field with its mark. */
export async function actAs(
  { useCases, forceLists }: Site,
  visit: SetupVisit,
  act: object,
  { seen: field = 'seen', ...ends }: Readonly<{ endsStep?: true; seen?: string }> = {},
): Promise<UseCaseError | null> {
  const seen = visit.body.has(field) ? visit.body.text(field) : null;
  const done = await useCases.actInSetup({ ...atOf(visit), act, seen, ...ends, forceLists });
  return done.ok ? null : done.error;
}

/** Goes to the step at which the setup is now. */
export async function toPresentStep({ useCases }: Site, visit: SetupVisit): Promise<Reply> {
  const look = await useCases.readSetup(atOf(visit));
  const { slug } = visit;
  return redirectTo(look.ok ? stepPath(slug, pageOfStep(look.value.step)) : stepPath(slug, 'map'));
}
