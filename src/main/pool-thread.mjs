/** A thread of the pool, where Farlane runs from its sources: it knows TypeScript before it loads what it has to do. */
import './typescript.mjs';

export const { work } = await import('./pool-thread.ts');
