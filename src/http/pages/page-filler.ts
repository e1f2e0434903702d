import Handlebars from 'handlebars';
import { invariant } from '#kernel/result/invariant';
import type { Frame } from './frame.ts';
import { asHtml } from './html.ts';
import { PAGE_NAMES, type PageContents, type PageName } from './page-contents.ts';

/** The texts of `templates/`: one layout, the pages and the partials by the names of their files. */
export type PageTexts = Readonly<{
  layout: string;
  pages: Readonly<Record<PageName, string>>;
  partials: Readonly<Record<string, string>>;
}>;

export type PageFiller = Readonly<{
  /** A whole page in its frame. */
  page: <P extends PageName>(name: P, content: PageContents[P], frame: Frame) => string;
  /** A page's content alone, for scripts that put it into a page. */
  part: <P extends PageName>(name: P, content: PageContents[P]) => string;
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
  const pages = new Map<PageName, Template>(
    PAGE_NAMES.map((name) => [name, engine.compile<object>(texts.pages[name], options)]),
  );
  const part: PageFiller['part'] = (name, content) => {
    const template = pages.get(name);
    invariant(template !== undefined, 'PAGE_WITHOUT_TEMPLATE', name);
    return template(content);
  };
  return {
    part,
    page: (name, content, frame) => layout({ ...frame, main: asHtml(part(name, content)) }),
  };
}
