/** The thread of a trial: it knows TypeScript before it loads what it has to do. */
import { register } from 'tsx/esm/api';

register();
await import('./shadow-thread.ts');
