import { type Brand, brandAs } from '#kernel/brand/brand';

/** The id of a rule in `docs/rules`, such as ECO-3. */
export type RuleRef = Brand<string, 'RuleRef'>;

/** Cites a rule by its id. */
export function cite(id: `${string}-${number}`): RuleRef {
  return brandAs<RuleRef>(id);
}
