/** What a fleet bombards without an order of its own (BOM-2): nothing, troops and then Productivity, or one thing only. */
export const BOMBARD_PLANS = [
  'none',
  'usual',
  'productivity',
  'population',
  'suppress',
  'general',
] as const;
export type BombardPlan = (typeof BOMBARD_PLANS)[number];
