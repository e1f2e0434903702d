import Handlebars from 'handlebars';

/** The names that a template and its partials read. */
export type TemplateNames = Readonly<{
  /** What is told: written out, listed, or handed to a partial. */
  told: ReadonlySet<string>;
  /** What is only asked for by a block, as in “if”. */
  asked: ReadonlySet<string>;
}>;

type Path = hbs.AST.PathExpression;

const isPath = (node: hbs.AST.Node): node is Path => node.type === 'PathExpression';

class Reader extends Handlebars.Visitor {
  readonly told = new Set<string>();
  readonly asked = new Set<string>();
  readonly partials = new Set<string>();

  override PathExpression({ parts }: Path): void {
    for (const part of parts) this.told.add(part);
  }

  override BlockStatement({ path, params, program, inverse }: hbs.AST.BlockStatement): void {
    const asks = isPath(path) && ['if', 'unless'].includes(path.original);
    for (const param of params) {
      if (asks && isPath(param)) this.ask(param);
      else this.accept(param);
    }
    this.accept(program);
    // The types promise it, but a block without “else” has none.
    if ((inverse as hbs.AST.Program | undefined) !== undefined) this.accept(inverse);
  }

  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    if (isPath(partial.name)) this.partials.add(partial.name.original);
    super.PartialStatement(partial);
  }

  private ask({ parts }: Path): void {
    for (const part of parts.slice(0, -1)) this.told.add(part);
    for (const part of parts.slice(-1)) this.asked.add(part);
  }
}

/** Reads the names of a template with all partials that it calls, and that those call. */
export function templateNames(
  text: string,
  partials: Readonly<Record<string, string>>,
): TemplateNames {
  const reader = new Reader();
  reader.accept(Handlebars.parse(text));
  // The set grows while partials call others.
  for (const name of reader.partials) reader.accept(Handlebars.parse(partials[name] ?? ''));
  return reader;
}
