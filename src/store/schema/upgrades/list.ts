import { MIGRATIONS } from '#migrations/list';
import { addSettingsStep } from './add-settings-step.ts';
import { FROM_FORMAT_1 } from './from-format-1.ts';
import { FROM_FORMAT_2 } from './from-format-2.ts';
import { FROM_FORMAT_3 } from './from-format-3.ts';
import { FROM_FORMAT_4 } from './from-format-4.ts';
import type { UpgradeStep } from './upgrade-step.ts';

/** A step for each migration that brings settings, in their order. */
const SETTING_STEPS = Object.values(MIGRATIONS).flatMap(({ settings }) =>
  settings === undefined ? [] : [addSettingsStep(settings)],
);

/**
 * The step from each format to the next one, beginning at format 1. A later step of another kind comes between the settings before
 * it and those after it.
 */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  FROM_FORMAT_1,
  FROM_FORMAT_2,
  FROM_FORMAT_3,
  FROM_FORMAT_4,
  ...SETTING_STEPS,
];
