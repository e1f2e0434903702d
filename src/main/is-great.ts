import type { EmpireView } from '#fog/views/empire-view';

/** Of its systems, units and contacts: what a sheet of that size costs is told in docs/speed.md. */
const GREAT = 400;

const countOf = (table: object): number => Object.keys(table).length;

/**
 * Whether what is made of a view takes so long that other pages should not wait for it. In a smaller one it is made sooner than a thread
 * could be told of it.
 */
export const isGreat = ({ systems, units, contacts }: EmpireView): boolean =>
  countOf(systems) + countOf(units) + countOf(contacts) >= GREAT;
