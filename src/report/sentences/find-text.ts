import type { SystemId } from '#model/campaign/ids';
import type { FindKind } from '#model/campaign/open-find';
import type { Names } from './names.ts';

/** What a find is called. */
export const FIND_WORDS: { readonly [F in FindKind]: string } = {
  derelicts: 'the derelicts',
  colony: 'the units of the splinter colony',
};

/** What is chosen from: `the derelicts at Wolf`. @rule MAP-8 */
export const findText = (find: FindKind, system: SystemId, names: Names): string =>
  `${FIND_WORDS[find]} at ${names.system(system)}`;
