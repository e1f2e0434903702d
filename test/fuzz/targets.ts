import { correctionFiles, corrections, correctionTexts } from './correction-targets.ts';
import { answers } from './answer-targets.ts';
import { battles, campaignFiles, outcomes, scenarios, stateRows } from './file-targets.ts';
import { forms, uploads } from './form-targets.ts';
import { galaxyEdits } from './galaxy-targets.ts';
import { forceLists, listTables } from './list-targets.ts';
import { ordersAsJson, ordersAsText } from './order-targets.ts';
import { setups } from './setup-targets.ts';
import type { Target } from './target.ts';

/** Everything that is fuzzed, in the order in which it runs. */
export const TARGETS: readonly Target[] = [
  ordersAsText,
  ordersAsJson,
  correctionTexts,
  correctionFiles,
  corrections,
  scenarios,
  setups,
  forceLists,
  listTables,
  battles,
  outcomes,
  campaignFiles,
  stateRows,
  galaxyEdits,
  answers,
  forms,
  uploads,
];
