import { ok } from '#kernel/result/result';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { playableLists } from '#content/force-lists/playable-lists';
import { type Outcome, refuse } from '#app/use-case-error';

/** The force lists that an empire can be played with, by id and name. */
export function listForceLists(
  forceLists: string,
): Outcome<readonly Readonly<{ id: string; name: string }>[]> {
  const parsed = parseForceLists(forceLists);
  if (!parsed.ok) return refuse('FORCE_LISTS_REFUSED', parsed.error);
  return ok(playableLists(parsed.value.lists));
}
