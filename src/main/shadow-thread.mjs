/** The thread of a trial: it knows TypeScript before it loads what it has to do. */
import './typescript.mjs';

await import('./shadow-thread.ts');
