import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { amendCampaign, reasonIssues } from '#app/editions/amend-campaign';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import type { GivenSettings } from '#app/settings/chosen-settings';
import { wishedSettings } from '#app/settings/wished-settings';
import { refuse } from '#app/use-case-error';
import type { SettingChange } from '#model/settings/setting-change';

export type ChangeSettingsInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** The wished values by name. Others stay. */
  settings: GivenSettings;
  /** All players read it. */
  reason: string;
}>;

export type ChangedSettings = Readonly<{ version: number; changes: readonly SettingChange[] }>;

/**
 * Changes settings in the middle of a campaign, as an amendment: it is a version of its own, so it can be undone, and all players are told,
 * while orders are open in another edition of their reports.
 * @rule TURN-3
 * @ruling A change of settings holds from the next phase on. What has happened stays, and phases that ran before are checked by the
 *   settings of then.
 */
export const changeSettings = (ports: Ports): UseCase<ChangeSettingsInput, ChangedSettings> =>
  guarded(async ({ settings, reason: why, ...asked }) => {
    const reason = why.trim();
    const amended = await amendCampaign(ports, asked, (_state, rules) => {
      const issues = reasonIssues(reason);
      const wished = wishedSettings(rules, settings);
      if (!wished.ok) return wished;
      if (issues.length > 0) return refuse('SETTINGS_REFUSED', issues);
      return ok({ kind: 'settings', changes: wished.value, reason });
    });
    if (!amended.ok) return amended;
    const { run, amendment } = amended.value;
    return ok({ version: run.version, changes: amendment.changes });
  });
