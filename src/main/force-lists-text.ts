import { textOfListFiles } from '#content/force-lists/list-files';
import { EMPIRE_LIST_IDS } from '#content/force-lists/list-headings';
import { projectText } from './project-file.ts';

/** The published force lists, as the use cases take them: the book’s file and those of the empires in one text. */
export const forceListsText = (): string =>
  textOfListFiles({
    book: projectText('docs/rules/vbam-units.data.json'),
    empires: Object.fromEntries(
      EMPIRE_LIST_IDS.map((id) => [id, projectText(`docs/rules/empires/${id}.json`)]),
    ),
  });
