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

/** Compiles the texts once. They are strict: a name that the content lacks is an error, not an empty place. */
export function pageFillerOf(texts: PageTexts): PageFiller {
  const engine = Handlebars.create();
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
