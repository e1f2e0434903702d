import Handlebars from 'handlebars';

/** Templates by the names of their files. */
type Texts = Readonly<Record<string, string>>;

/** What the program and a folder of templates say about each other. */
export type TemplateSet = Readonly<{
  /** What the program fills; each has a template of its name, and each template is filled. */
  names: readonly string[];
  templates: Texts;
  partials: Texts;
}>;

const HELPERS = ['if', 'each', 'unless', 'with', 'lookup'];

/** Finds what a template calls by name: Handlebars itself finds out when that place is filled for the first time. */
class Calls extends Handlebars.Visitor {
  readonly partials = new Set<string>();
  readonly helpers = new Set<string>();

  override PartialStatement(statement: hbs.AST.PartialStatement): void {
    this.partials.add(nameOf(statement.name));
    super.PartialStatement(statement);
  }

  override BlockStatement(statement: hbs.AST.BlockStatement): void {
    this.helpers.add(nameOf(statement.path));
    super.BlockStatement(statement);
  }

  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    if (statement.params.length > 0) this.helpers.add(nameOf(statement.path));
    super.MustacheStatement(statement);
  }

  override SubExpression(expression: hbs.AST.SubExpression): void {
    this.helpers.add(nameOf(expression.path));
    super.SubExpression(expression);
  }
}

const nameOf = (node: hbs.AST.Node): string =>
  'original' in node && typeof node.original === 'string' ? node.original : `a ${node.type}`;

/** What each template calls; a template that cannot be parsed throws. */
function callsOf(texts: Texts): readonly Readonly<{ name: string; calls: Calls }>[] {
  return Object.entries(texts).map(([name, text]) => {
    const calls = new Calls();
    calls.accept(Handlebars.parse(text));
    return { name, calls };
  });
}

/** Everything that does not fit together in a set of templates, in words; empty: all of it can be filled. */
export function templateFaults({ names, templates, partials }: TemplateSet): readonly string[] {
  const all = [...callsOf(templates), ...callsOf(partials)];
  const called = new Set(all.flatMap(({ calls }) => [...calls.partials]));
  const isThere = (texts: Texts, name: string): boolean => Object.hasOwn(texts, name);
  return [
    ...names
      .filter((name) => !isThere(templates, name))
      .map((name) => `“${name}” has no template.`),
    ...Object.keys(templates)
      .filter((name) => !names.includes(name))
      .map((name) => `The template “${name}” is never filled.`),
    ...Object.keys(partials)
      .filter((name) => !called.has(name))
      .map((name) => `The partial “${name}” is never called.`),
    ...all.flatMap(({ name, calls }) => [
      ...[...calls.partials]
        .filter((partial) => !isThere(partials, partial))
        .map(
          (partial) =>
            `The template “${name}” calls the partial “${partial}”, which does not exist.`,
        ),
      ...[...calls.helpers]
        .filter((helper) => !HELPERS.includes(helper))
        .map(
          (helper) => `The template “${name}” calls the helper “${helper}”, which does not exist.`,
        ),
    ]),
  ];
}
