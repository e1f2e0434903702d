/** Makes this process or thread read TypeScript: import it before the first `.ts` file. Traces of errors name the lines that were written. */
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);
