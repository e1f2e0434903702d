/** A thread that fights battles for odds: it knows TypeScript before it loads what it has to do. */
import './typescript.mjs';

await import('./odds-thread.ts');
