import { FROM_FORMAT_1 } from './from-format-1.ts';
import { FROM_FORMAT_2 } from './from-format-2.ts';
import { FROM_FORMAT_3 } from './from-format-3.ts';
import { FROM_FORMAT_4 } from './from-format-4.ts';
import type { UpgradeStep } from './upgrade-step.ts';

/** The step from each format to the next one, that from format 1 first. */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  FROM_FORMAT_1,
  FROM_FORMAT_2,
  FROM_FORMAT_3,
  FROM_FORMAT_4,
];
