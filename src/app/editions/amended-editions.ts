import type { Touched } from '#app/corrections/touched-by';
import type { Publication } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import { editionOf } from './edition-of.ts';
import { publicationHash } from './publications-of.ts';
import type { Editions, Unpublished } from '#app/run/phase/snapshot';
import { untoldTo } from './untold-to.ts';

type Amended = Readonly<{
  /** The state after the amendment. */
  state: CampaignState;
  version: number;
  /** All events since the last issue to all empires, including the amendment. */
  records: readonly Unpublished[];
  editions: Editions;
  /** The present editions of the empires that it touches. */
  held: ReadonlyMap<EmpireId, Publication>;
  publishedAt: string;
}>;

/** The new editions for the empires that an amendment touches: everything that they were told before, and the amendment. @rule TURN-3 */
export function amendedEditions(
  touched: readonly Touched[],
  { held, version, publishedAt, ...told }: Amended,
): readonly Publication[] {
  const { state, editions } = told;
  const { turn } = state;
  const untold = untoldTo(told);
  return touched.map(({ empire, after: view }) => {
    const edition = editionOf(editions.get(empire) ?? [], turn);
    const seen = [...(held.get(empire)?.seen ?? []), ...untold(empire)];
    const hash = publicationHash({ view, seen });
    return { turn, edition, version, empire, view, seen, hash, publishedAt };
  });
}
