import { entriesById } from '#kernel/collections/tables';
import { type HashBytes, hashBytes } from '#kernel/result/hash';
import { empireViewsOf } from '#fog/views/empire-view-of';
import type { Campaign } from '#app/ports/campaign-record';
import { bytesOfFields } from '#app/ports/rows-bytes';
import type { Publication } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import { editionOf } from './edition-of.ts';
import type { Editions, Unpublished } from '#app/run/phase/snapshot';
import { untoldTo } from './untold-to.ts';

type Issue = Readonly<{
  campaign: Pick<Campaign, 'name' | 'rules'>;
  /** The state after the opening. */
  state: CampaignState;
  version: number;
  /** All events since the last issue to all empires, oldest first. */
  records: readonly Unpublished[];
  editions: Editions;
  publishedAt: string;
  hashBytes?: HashBytes;
}>;

/** The report of every empire at the Opening of a turn: its view, and the events that it saw since its own last edition. @rule TURN-2 */
export function publicationsOf({
  campaign,
  version,
  publishedAt,
  hashBytes: hashing,
  ...told
}: Issue): readonly Publication[] {
  const { name: campaignName, rules } = campaign;
  const { state, editions } = told;
  const { turn } = state;
  const untold = untoldTo(told);
  return entriesById(empireViewsOf(state, { campaignName, rules })).map(([empire, view]) => {
    const edition = editionOf(editions.get(empire) ?? [], turn);
    const seen = untold(empire);
    const hash = publicationHash({ view, seen }, hashing);
    return { turn, edition, version, empire, view, seen, hash, publishedAt };
  });
}

/** The hash of an empire's report. */
export function publicationHash(
  { view, seen }: Pick<Publication, 'view' | 'seen'>,
  hash: HashBytes = hashBytes,
): string {
  return hash(bytesOfFields({ seen, view }));
}
