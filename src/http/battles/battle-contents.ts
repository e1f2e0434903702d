import type { BattlesContent } from './battles-content.ts';
import type { Field } from '#http/forms/field';
import type { OutcomesContent } from '#http/outcomes/outcomes-content';
import type { WhatIfContent } from '#http/what-if/what-if-page';
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

/** A chance as a bar and in words. */
export type ChanceBar = Readonly<{
  label: string;
  percent: string;
  /** Of a thousand. */
  width: number;
  battles: string;
}>;

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
}>;

/** What the pages of battles are filled with that are only thought out, or were fought elsewhere. */
export type BattleContents = Readonly<{
  battles: BattlesContent;
  outcomes: OutcomesContent;
  'what-if': WhatIfContent;
  'what-if-file': WhatIfFileContent;
  'what-if-result': WhatIfResultContent;
  'what-if-part': WhatIfResultContent;
}>;

/** Their names. Leave one out and the build fails. */
export const BATTLE_PAGES: Readonly<Record<keyof BattleContents, true>> = {
  battles: true,
  outcomes: true,
  'what-if': true,
  'what-if-file': true,
  'what-if-result': true,
  'what-if-part': true,
};
