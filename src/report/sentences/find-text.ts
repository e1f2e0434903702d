import type { FindKind, SystemId } from '#fog/views/terms';
import type { Names } from './names.ts';

const WHAT: { readonly [F in FindKind]: string } = {
  derelicts: 'the derelicts',
  colony: 'the units of the splinter colony',
};

/** What is chosen from: `the derelicts at Wolf`. @rule MAP-8 */
export const findText = (find: FindKind, system: SystemId, names: Names): string =>
  `${WHAT[find]} at ${names.system(system)}`;
