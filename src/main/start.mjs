/** `npm start`: installs what is missing, then runs the server until it is stopped, as `farlane serve` with the same options does. */
import { runBundle } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled({ withTools: false });
process.argv.splice(2, 0, 'serve');
await runBundle('cli');
