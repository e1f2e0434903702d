import type { Html } from './html.ts';
import type { Link } from './page-parts.ts';
import { template } from './template.ts';

/** A paper or a map with the files that it can be saved as. */
export type DocumentContent = Readonly<{
  html: Html;
  downloads: readonly Link[];
  back: readonly Link[];
  note: string;
  tool: 'map' | '';
}>;

export const DOCUMENT_PAGE = template<DocumentContent>('document', { hasTerms: true });
