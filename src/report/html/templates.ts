import Handlebars from 'handlebars';
import { invariant } from '#kernel/result/invariant';

/** The templates a report needs; the text of each is handed in from `templates/report/<name>.hbs`. */
export const REPORT_TEMPLATES = [
  'page',
  'document',
  'heading',
  'paragraph',
  'list',
  'table',
  'ledger',
  'facts',
  'dice',
  'map',
  'note',
  'columns',
  'records',
  'cards',
  'page-break',
  'playback',
  'group',
] as const;

export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];
export type ReportTemplates = { readonly [T in ReportTemplate]: string };

export type Fill = (template: ReportTemplate, context: object) => string;

/** Text that is HTML already and must not be escaped once more. Only this folder makes it. */
export type Html = Handlebars.SafeString;

export const asHtml = (html: string): Html => new Handlebars.SafeString(html);

export const escapeHtml = (text: string): string => Handlebars.escapeExpression(text);

const compiled = new WeakMap<ReportTemplates, Fill>();

/** Compiles a set of templates once. They are strict: a name that the context lacks is an error, not an empty place. */
export function fillOf(templates: ReportTemplates): Fill {
  const known = compiled.get(templates);
  if (known !== undefined) return known;
  const engine = Handlebars.create();
  const options: CompileOptions = { strict: true, knownHelpersOnly: true };
  const entries = REPORT_TEMPLATES.map(
    (name) => [name, engine.compile<object>(templates[name], options)] as const,
  );
  const byName = new Map<ReportTemplate, Handlebars.TemplateDelegate<object>>(entries);
  const fill: Fill = (name, context) => {
    const template = byName.get(name);
    invariant(template !== undefined, 'TEMPLATE_MISSING', name);
    return template(context);
  };
  compiled.set(templates, fill);
  return fill;
}
