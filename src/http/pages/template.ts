/** A template of `templates/pages`: the name of its file, and what it is filled with. */
export type Template<C extends object> = Readonly<{
  name: string;
  /** A page with sign-in links in it. It is sent as it is, so that nothing can be learnt from how well it compresses. */
  isSecret: boolean;
  /** Words of the game are marked in it, each with a link to its explanation. */
  hasTerms: boolean;
  fill: (content: C) => Filled;
}>;

/** A template with any content. */
export type AnyTemplate = Template<never>;

/** A template with its content. */
export type Filled = Readonly<{ template: AnyTemplate; content: object }>;

/** Says what a file of `templates/pages` is filled with. */
export function template<C extends object>(
  name: string,
  { isSecret = false, hasTerms = false }: Readonly<{ isSecret?: boolean; hasTerms?: boolean }> = {},
): Template<C> {
  const made: Template<C> = {
    name,
    isSecret,
    hasTerms,
    fill: (content) => ({ template: made, content }),
  };
  return made;
}
