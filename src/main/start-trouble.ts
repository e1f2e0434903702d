import { storeRefusal } from '#app/guarded';
import { StoreError } from '#app/ports/store-error';
import type { Config } from './config.ts';

type SystemError = Error & Readonly<{ code: string; syscall: string }>;

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** Why the program could not listen. */
function listenTrouble({ code, message }: SystemError, { host, port }: Config): string {
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} of ${host} is in use, perhaps by another Farlane. Stop that program, or choose another port with FARLANE_PORT.`;
  }
  return `Farlane can’t listen on port ${String(port)} of ${host}: ${message}. Choose others with FARLANE_HOST and FARLANE_PORT.`;
}

/** Why the program could not start, with what to do about it where that is known. */
export function startTrouble(error: unknown, config: Config): string {
  const { dataFolder } = config;
  if (error instanceof StoreError) {
    return `${storeRefusal(error).error.text}\nThe data folder is ${dataFolder}: ${error.message}.`;
  }
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  if (error.syscall === 'listen') return listenTrouble(error, config);
  if (error.syscall === 'mkdir') {
    return `Farlane can’t make the data folder ${dataFolder}: ${error.message}. Set FARLANE_DATA to a folder that you may write to.`;
  }
  return error.message;
}
