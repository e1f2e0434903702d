/** The thread of backups, restores and checks: it knows TypeScript before it loads what it has to do. */
import './typescript.mjs';

await import('./keeper-thread.ts');
