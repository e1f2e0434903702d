import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { PhaseRun } from '#app/ports/turn-record';
import type { RuleSet } from '#model/settings/rule-set';
import { rulesWithout, type SettingChange } from '#model/settings/setting-change';

/** The settings that an amendment changed, by the version that it made. */
export type ChangedSettings = Readonly<{ version: number; changes: readonly SettingChange[] }>;

/** The changes of settings in these runs, oldest first. */
export async function readSettingChanges(
  reader: StoreReader,
  id: CampaignId,
  runs: readonly PhaseRun[],
): Promise<readonly ChangedSettings[]> {
  const found: ChangedSettings[] = [];
  for (const { version, kind } of runs) {
    if (kind !== 'amendment') continue;
    const { events } = await reader.record(id, version);
    for (const event of events) {
      if (event.type === 'SettingsChanged') found.push({ version, changes: event.changes });
    }
  }
  return found;
}

/** The rules that were in force before these changes, which are all that came since. */
export const rulesBefore = (rules: RuleSet, since: readonly ChangedSettings[]): RuleSet =>
  since.reduceRight((later, { changes }) => rulesWithout(later, changes), rules);
