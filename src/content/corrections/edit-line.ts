import type { ContentIssue } from '#content/issue';
import type { Edit } from '#model/corrections/edit';

/** One line of a correction: an edit, or what is wrong with it. In JSON the number is the place in the list. */
export type EditLine = Readonly<{
  line: number;
  text: string;
  edit: Edit | null;
  issues: readonly ContentIssue[];
}>;
