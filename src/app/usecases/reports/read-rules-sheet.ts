import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { refuse } from '#app/use-case-error';
import type { Document } from '#report/document/document';
import { rulesSheet } from '#report/reports/rules-sheet';

/** What a campaign is played by, to be shown and saved. */
export type RulesSheet = Readonly<{
  slug: string;
  document: Document;
  /** When the campaign or its setup was made: the same settings give the same file. */
  createdAt: string;
}>;

/** The rules sheet of a campaign, which is the same for everybody in it. */
export const readRulesSheet = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, RulesSheet> =>
  guarded(async ({ actor }) => {
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const { slug, name, rules, createdAt } = campaign;
    // How a map was drawn is not kept, but for one that is drawn in play.
    const document = rulesSheet({ campaign: name, rules, map: rules.explored });
    return ok({ slug, document, createdAt });
  });
