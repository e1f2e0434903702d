import { type RuleRef, cite } from '#kernel/reasons/cite';

/** Something to say of a design: where in it, by which rule, and what to do. */
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
