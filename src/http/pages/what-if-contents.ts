import type { WhatIfFileContent } from '#http/what-if/file-acts';
import type { WhatIfContent } from '#http/what-if/what-if-page';
import type { WhatIfResultContent } from '#http/what-if/what-if-result';

/** What the pages of battles that are only thought out are filled with. */
export type WhatIfContents = Readonly<{
  'what-if': WhatIfContent;
  'what-if-file': WhatIfFileContent;
  'what-if-result': WhatIfResultContent;
  'what-if-part': WhatIfResultContent;
}>;

export const WHAT_IF_PAGES = ['what-if', 'what-if-file', 'what-if-result', 'what-if-part'] as const;
