import { ok } from '#kernel/result/result';
import { valuesById } from '#kernel/collections/tables';
import { type Actor, seesTruth } from '#app/actor';
import { issuedNow } from '#app/editions/issued-now';
import { type UseCase, guarded } from '#app/guarded';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { stageOf } from '#app/run/phase/stage-of';
import type { GivenSettings } from '#app/settings/chosen-settings';
import { wishedSettings } from '#app/settings/wished-settings';
import { refuse } from '#app/use-case-error';
import { empireViewsOf } from '#fog/views/empire-view-of';
import type { RuleSet } from '#model/settings/rule-set';
import { rulesWith, type SettingChange } from '#model/settings/setting-change';

/** The settings in force, for the page where they are changed. */
export type SettingsInForce = Readonly<{ version: number; rules: RuleSet }>;

/** The settings of a campaign for its moderators. */
export const readSettings = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, SettingsInForce> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    return ok({ version: campaign.version, rules: campaign.rules });
  });

export type PreviewSettingsInput = Readonly<{ actor: Actor; settings: GivenSettings }>;

/** What a change of settings would do. */
export type SettingsPreview = Readonly<{
  version: number;
  changes: readonly SettingChange[];
  /** Orders are open, so each player gets another edition of their report. */
  isAtOnce: boolean;
  /** The players of whose submitted orders another number would be refused. */
  sheets: readonly Readonly<{ name: string; before: number; after: number }>[];
}>;

/** What a change of settings would do, before it is made. @rule TURN-3 */
export const previewSettings = ({ store }: Ports): UseCase<PreviewSettingsInput, SettingsPreview> =>
  guarded(async ({ actor, settings }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const wished = wishedSettings(campaign.rules, settings);
      if (!wished.ok) return wished;
      const isAtOnce = stageOf(campaign) === 'orders';
      const sheets = isAtOnce ? await changedSheets(reader, campaign, wished.value) : [];
      return ok({ version: campaign.version, changes: wished.value, isAtOnce, sheets });
    });
  });

/** How many submitted orders each player would have refused, where that changes. */
async function changedSheets(
  reader: StoreReader,
  { id, name: campaignName, rules, turn }: Campaign,
  changes: readonly SettingChange[],
): Promise<SettingsPreview['sheets']> {
  const state = await reader.state(id);
  const views = empireViewsOf(state, { campaignName, rules: rulesWith(rules, changes) });
  const found: { name: string; before: number; after: number }[] = [];
  for (const { id: empire, name } of valuesById(state.empires)) {
    const sheet = await reader.sheet(id, { turn, empire, status: 'submitted' });
    const issued = sheet && (await issuedNow(reader, id, { empire }));
    const view = views[empire];
    if (sheet === undefined || issued === undefined || view === undefined) continue;
    const refusedBy = (seen: typeof view): number =>
      judgeSheet(seen, sheet.orders).verdicts.filter(({ accepted }) => !accepted).length;
    const [before, after] = [refusedBy(issued.view), refusedBy(view)];
    if (before !== after) found.push({ name, before, after });
  }
  return found;
}
