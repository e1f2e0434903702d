/** A line of next turn's income or maintenance that is not as it is this turn. */
export type AccountChange = Readonly<{
  account: 'systems' | 'commerce' | 'maintenance';
  /** The system, route, class or what else it is about. */
  label: string;
  before: number;
  after: number;
  /** Why, in words. */
  causes: readonly string[];
}>;
