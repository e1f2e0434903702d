import type { Actor } from '#app/actor';
import { readPlayer } from '#app/orders/read-player';
import type { StoreReader } from '#app/ports/campaign-store';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ForceLists } from '#content/force-lists/force-lists';
import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { UnitDesign } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';

export type KnownClasses = Readonly<{ rules: RuleSet; designs: readonly UnitDesign[] }>;

/** The rules of the campaign, and the classes whose stats the person knows. */
export async function readKnownClasses(
  reader: StoreReader,
  actor: Actor,
): Promise<Outcome<KnownClasses>> {
  if (actor.kind === 'player') {
    const desk = await readPlayer(reader, actor);
    if (!desk.ok) return desk;
    const view = desk.value.issued?.view;
    if (view === undefined) return refuse('NOT_PUBLISHED');
    const designs = valuesById(view.designs);
    return ok({
      rules: view.rules,
      designs: designs.flatMap((one) => (one.known === 'stats' ? one.design : [])),
    });
  }
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const { designs } = await reader.state(campaign.id);
  return ok({ rules: campaign.rules, designs: valuesById(designs) });
}

/** Known classes replace printed ones. */
export function listsWith(lists: ForceLists, known: readonly UnitDesign[]): ForceLists {
  const ids = new Set(known.map(({ id }) => id));
  return { ...lists, designs: [...known, ...lists.designs.filter(({ id }) => !ids.has(id))] };
}
