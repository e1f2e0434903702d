import type { AddedSettings } from '#migrations/add-settings';
import type { Json, JsonObject } from '#kernel/result/json';
import type { UpgradeStep } from './upgrade-step.ts';

type View = JsonObject & Readonly<{ rules: JsonObject }>;

/** The step of a migration that brings settings: kept views get what campaigns got. */
export const addSettingsStep = (settings: AddedSettings): UpgradeStep => ({
  state: (value) => value,
  view: (value: Json) => {
    // What was kept in this format as a view.
    const view = value as View;
    return { ...view, rules: { ...settings, ...view.rules } };
  },
  seen: (value) => value,
});
