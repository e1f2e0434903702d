import Handlebars from 'handlebars';
import { invariant } from '#kernel/result/invariant';
import { markTerms } from '#http/glossary/mark-terms';
import type { Frame } from './frame.ts';
import { asHtml } from './html.ts';
import type { Filled } from './template.ts';

/** The texts of `templates/`: one layout, the pages and the partials by the names of their files. */
export type PageTexts = Readonly<{
  layout: string;
  pages: Readonly<Record<string, string>>;
  partials: Readonly<Record<string, string>>;
}>;

export type PageFiller = Readonly<{
  /** A whole page in its frame. */
  page: (filled: Filled, frame: Frame) => string;
  /** A page's content alone, for scripts that put it into a page. */
  part: (filled: Filled) => string;
}>;

type Template = Handlebars.TemplateDelegate<object>;
/** `loc`: where the block is in its file. */
type BlockOptions = Handlebars.HelperOptions &
  Readonly<{ loc?: Readonly<{ start: Readonly<{ line: number }> }> }>;

/** The blocks of Handlebars that take a name that is not there for one without a value. */
const BLOCKS = ['if', 'unless', 'each', 'with'] as const;

/** The same block, for which a name that the content lacks is an error, as it is elsewhere in a strict template. */
function strictBlock(
  name: (typeof BLOCKS)[number],
  { helpers }: typeof Handlebars,
): Handlebars.HelperDelegate {
  const plain = helpers[name];
  return function (this: object, value: unknown, options: BlockOptions): unknown {
    const { line = 0 } = options.loc?.start ?? {};
    const there = Object.keys(this).join(', ');
    invariant(value !== undefined, 'PAGE_NAME_UNKNOWN', { name, line, there });
    return plain?.call(this, value, options);
  };
}

/** Compiles the texts once. They are strict: a name that the content lacks is an error, not an empty place. */
export function pageFillerOf(texts: PageTexts): PageFiller {
  const engine = Handlebars.create();
  for (const name of BLOCKS) engine.registerHelper(name, strictBlock(name, engine));
  const options: CompileOptions = { strict: true, knownHelpersOnly: true };
  for (const [name, text] of Object.entries(texts.partials)) {
    engine.registerPartial(name, engine.compile<object>(text, options));
  }
  const layout = engine.compile<object>(texts.layout, options);
  const pages = new Map<string, Template>(
    Object.entries(texts.pages).map(([name, text]) => [
      name,
      engine.compile<object>(text, options),
    ]),
  );
  const part: PageFiller['part'] = ({ template: { name }, content }) => {
    const template = pages.get(name);
    invariant(template !== undefined, 'PAGE_WITHOUT_TEMPLATE', name);
    return template(content);
  };
  return {
    part,
    page: (filled, frame) => {
      const content = part(filled);
      const main = filled.template.hasTerms ? markTerms(content) : content;
      return layout({ ...frame, main: asHtml(main) });
    },
  };
}
