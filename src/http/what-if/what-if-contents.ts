import { template } from '#http/pages/template';
import type { Field } from '#http/forms/field';
import type { ChanceBar } from './chance-bar.ts';
import type { Html } from '#http/pages/html';
import type { FormProblem, Link } from '#http/pages/page-parts';

/** The page on which a moderator has the battle of a file fought. */
export type WhatIfFileContent = Readonly<{
  back: Link;
  path: string;
  formToken: string;
  battle: string;
  dice: readonly Field[];
  problem: string;
  problems: readonly FormProblem[];
}>;

export const WHAT_IF_FILE_PAGE = template<WhatIfFileContent>('what-if-file');

/** How far battles are that somebody tries out, and what came of them. */
export type WhatIfResultContent = Readonly<{
  back: readonly Link[];
  path: string;
  formToken: string;
  isRunning: boolean;
  lead: string;
  trouble: string;
  fought: number;
  battles: number;
  chances: readonly ChanceBar[];
  assumed: readonly string[];
  html: Html;
  change: Link;
  /** Where fleets are ordered to follow what was tried out; empty: the visitor can't order that. */
  keepPath: string;
  /** The visitor can order it once the turn in processing is over. */
  isKeptLater: boolean;
}>;

export const WHAT_IF_RESULT_PAGE = template<WhatIfResultContent>('what-if-result');

export const WHAT_IF_PART = template<WhatIfResultContent>('what-if-part');
