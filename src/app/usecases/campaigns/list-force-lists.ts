import { ok } from '#kernel/result/result';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { playableLists } from '#model/forces/playable-lists';
import { type Outcome } from '#app/use-case-error';

/** The force lists that an empire can be played with, by id and name. */
export function listForceLists(
  forceLists: string,
): Outcome<readonly Readonly<{ id: string; name: string }>[]> {
  const parsed = readForceLists(forceLists);
  if (!parsed.ok) return parsed;
  return ok(playableLists(parsed.value.lists));
}
