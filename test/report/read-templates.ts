import { readFileSync } from 'node:fs';

import { REPORT_TEMPLATES, type ReportTemplates } from '#report/html/templates';

const read = (path: string): string =>
  readFileSync(new URL(`../../templates/${path}`, import.meta.url), 'utf8');

/** The templates as the program hands them to the renderer. */
export const reportTemplates = Object.fromEntries(
  REPORT_TEMPLATES.map((name) => [name, read(`report/${name}.hbs`)]),
) as ReportTemplates;
