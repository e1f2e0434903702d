import { type RuleRef, cite } from '#kernel/reasons/cite';

/** A remark on a design: its place, its rule, and what to do. */
export type DesignRemark = Readonly<{
  /** Such as `dv`, `ground.attack` or `abilities[1].rating`; empty for the whole design. */
  path: string;
  cite: RuleRef;
  text: string;
}>;

/** One remark. */
export function remark(path: string, rule: Parameters<typeof cite>[0], text: string): DesignRemark {
  return { path, cite: cite(rule), text };
}
