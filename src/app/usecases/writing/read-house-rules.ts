import { ok } from '#kernel/result/result';
import { type DiffLine, lineDifference } from '#kernel/words/line-difference';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { HouseRules } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';

/** One edition with what it changed in the one before it. `by`: the moderator’s name, if an account wrote it and a moderator asks. */
export type HouseRulesEdition = Pick<HouseRules, 'edition' | 'turn' | 'at'> &
  Readonly<{ by: string | null; difference: readonly DiffLine[] }>;

/** The house rules in force, and all editions, the last first. */
export type HouseRulesView = Readonly<{
  text: string;
  /** 0: there are none yet. */
  edition: number;
  editions: readonly HouseRulesEdition[];
}>;

/** The house rules of a campaign with their history, for everybody in it. */
export const readHouseRules = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, HouseRulesView> =>
  guarded(async ({ actor }) =>
    store.read(async (reader) => {
      const editions = await reader.houseRules(actor.campaign);
      const last = editions.at(-1);
      const told: HouseRulesEdition[] = [];
      for (const [index, { edition, turn, at, by, text }] of editions.entries()) {
        const before = editions[index - 1]?.text ?? '';
        const name = actor.kind === 'moderator' ? await nameOf(reader, by) : null;
        told.push({ edition, turn, at, by: name, difference: lineDifference(before, text) });
      }
      const { text = '', edition = 0 } = last ?? {};
      return ok({ text, edition, editions: told.toReversed() });
    }),
  );

async function nameOf(reader: StoreReader, by: HouseRules['by']): Promise<string | null> {
  const person = 'person' in by ? by.person : undefined;
  return person === undefined ? null : ((await reader.account(person))?.name ?? null);
}
