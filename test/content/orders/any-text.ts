import fc from 'fast-check';
import { awkward } from './any-name.ts';

const word = fc.oneof(
  awkward,
  fc.constantFrom('invest', 'develop', 'sell', 'intel', 'law', 'reprisal', 'repair'),
  fc.constantFrom('bombard', 'plunging', 'anti-troop', 'ask', 'for', 'surrender', 'general', '12'),
  fc.constantFrom('invade', 'ground', 'with', 'spread', 'hold', 'no', 'militia'),
  fc.constantFrom('trade', 'load', 'unload', 'stop', 'census', 'colonize'),
  fc.constantFrom('offer', 'break', 'declare', 'reveal', 'treaty', 'covert', 'keep', 'support'),
  fc.constantFrom('build', 'fund', 'cancel', 'form', 'assign', 'move', 'standing', ':', ',', '->'),
  fc.constantFrom('Apollo', 'Sol', 'Wolf', 'f1', 'u14', 'shipyard', 'below', '50', 'first', 'lane'),
);
const lineOfWords = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
/** Any text that a player might write: words of orders in any order, and any signs. */
export const anyText = fc
  .array(fc.oneof(lineOfWords, fc.string({ unit: 'binary', maxLength: 60 })), { maxLength: 5 })
  .map((lines) => lines.join('\n'));
