/** The server, as `npm start` runs it. */
import { type Config, readConfig } from './config.ts';
import { endureClosedPipes, surviveFaults } from './last-resort.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { startTrouble } from './start-trouble.ts';

/** How long requests in progress may take when the server stops. */
const PATIENCE_MS = 5000;

/** Each start makes a new link until somebody has used one. */
function operatorLines({ operatorPath }: RunningServer, origin: string): readonly string[] {
  if (operatorPath === null) return [];
  return [
    'To run this server from its pages (backups, disk, errors), open this link and become its operator:',
    `  ${origin}${operatorPath}`,
    '',
  ];
}

function welcome(running: RunningServer, { dataFolder, publicUrl }: Config): string {
  const { address, links } = running;
  const behind = publicUrl === undefined ? '' : `, behind ${publicUrl}`;
  const width = Math.max(...links.links.map(({ who }) => who.length));
  return [
    '',
    `Farlane runs at ${address}${behind}`,
    '',
    `Sign-in links of ${links.campaign}:`,
    ...links.links.map(({ who, path }) => `  ${who.padEnd(width)}  ${publicUrl ?? address}${path}`),
    '',
    'The links stay valid. They are also in sign-in-links.json in the data folder. One browser can open several.',
    '',
    ...operatorLines(running, publicUrl ?? address),
    `The data is in ${dataFolder}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}

function stopOnSignals({ stop }: RunningServer): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping.');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

endureClosedPipes([process.stdout, process.stderr]);
const config = readConfig(process.env);
if (!config.ok) {
  console.error(config.error);
  process.exit(1);
}
try {
  const running = await startServer(config.value);
  surviveFaults(process, (error, about) => running.report(error, about, about));
  stopOnSignals(running);
  console.log(welcome(running, config.value));
} catch (error) {
  console.error('Farlane could not start.');
  console.error(startTrouble(error, config.value));
  process.exit(1);
}
