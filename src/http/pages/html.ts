import Handlebars from 'handlebars';

/** Text that is HTML already and must not be escaped once more. */
export type Html = Handlebars.SafeString;

/** Marks what a renderer made as HTML. Nothing that a person wrote may come here. */
export const asHtml = (html: string): Html => new Handlebars.SafeString(html);

/** Markup with a title above it, which may be any text. */
export const titledHtml = (title: string, html: string): Html =>
  asHtml(`<div class="page-head"><h1>${Handlebars.escapeExpression(title)}</h1></div>${html}`);
