import { readdirSync } from 'node:fs';
import { PAGE_NAMES, type PageName } from '#http/pages/page-contents';
import type { PageTexts } from '#http/pages/page-filler';
import { REPORT_TEMPLATES, type ReportTemplates } from '#report/html/templates';
import { projectPath, projectText } from './project-file.ts';

const ENDING = '.hbs';

function partialTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(projectPath('templates/partials')).filter((name) =>
    name.endsWith(ENDING),
  );
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -ENDING.length), projectText(`templates/partials/${file}`)]),
  );
}

/** The templates of the pages. */
export function readPageTexts(): PageTexts {
  const pages = PAGE_NAMES.map((name) => [name, projectText(`templates/pages/${name}${ENDING}`)]);
  return {
    layout: projectText(`templates/layouts/page${ENDING}`),
    // Every name of the list is there; Object.fromEntries forgets the keys.
    pages: Object.fromEntries(pages) as Record<PageName, string>,
    partials: partialTexts(),
  };
}

/** The templates of the reports. */
export function readReportTemplates(): ReportTemplates {
  const texts = REPORT_TEMPLATES.map((name) => [
    name,
    projectText(`templates/report/${name}${ENDING}`),
  ]);
  // As above.
  return Object.fromEntries(texts) as ReportTemplates;
}
