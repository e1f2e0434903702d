/** How ground units choose their targets (GND-1). */
export const GROUND_PLANS = ['weakest', 'strongest', 'spread', 'hold'] as const;
export type GroundPlan = (typeof GROUND_PLANS)[number];
