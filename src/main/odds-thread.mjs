/** A thread that fights battles for odds: it knows TypeScript before it loads what it has to do. */
import { register } from 'tsx/esm/api';

register();
await import('./odds-thread.ts');
