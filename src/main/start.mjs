/** `npm start`: installs what is missing, then runs the server until it is stopped. */
import { ensureInstalled } from './install.mjs';
import { runTypescript } from './run-typescript.mjs';

await ensureInstalled({ withTools: false });
runTypescript('src/main/server.ts');
