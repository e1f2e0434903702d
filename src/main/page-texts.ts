import { readdirSync } from 'node:fs';
import { PAGE_TEMPLATES } from '#http/routes/pages';
import type { PageTexts } from '#http/pages/page-filler';
import { REPORT_TEMPLATES, type ReportTemplates } from '#report/html/templates';
import { projectPath, projectText } from './project-file.ts';
import { type TemplateSet, templateFaults } from './template-faults.ts';

const ENDING = '.hbs';

/** All templates of a folder by their names. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(projectPath(`templates/${folder}`)).filter((name) =>
    name.endsWith(ENDING),
  );
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ENDING.length),
      projectText(`templates/${folder}/${file}`),
    ]),
  );
}

/** A page without its template would be an empty page: the program does not start with one. */
function refuseFaults(set: TemplateSet): void {
  const faults = templateFaults(set);
  if (faults.length > 0) throw new Error(['The templates are broken:', ...faults].join('\n'));
}

const LAYOUT = 'layout';

/** The templates of the pages. */
export function readPageTexts(): PageTexts {
  const pages = textsIn('pages');
  const layout = projectText(`templates/layouts/page${ENDING}`);
  const partials = textsIn('partials');
  const templates = { ...pages, [LAYOUT]: layout };
  refuseFaults({ names: [...PAGE_TEMPLATES.map(({ name }) => name), LAYOUT], templates, partials });
  return { layout, pages, partials };
}

/** The templates of the reports. */
export function readReportTemplates(): ReportTemplates {
  const templates = textsIn('report');
  refuseFaults({ names: REPORT_TEMPLATES, templates, partials: {} });
  // Every name of the list is there.
  return templates as ReportTemplates;
}
