/** `npm start`: installs what is missing, then runs the server until it is stopped. */
import { runBundle } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled({ withTools: false });
await runBundle('server');
