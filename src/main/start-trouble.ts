import { storeRefusal } from '#app/guarded';
import { StoreError } from '#app/ports/store-error';

/** Why the program could not start, with what to do about it where that is known. */
export function startTrouble(error: unknown, dataFolder: string): string {
  if (error instanceof StoreError) {
    return `${storeRefusal(error).error.text}\nThe data folder is ${dataFolder}: ${error.message}.`;
  }
  return error instanceof Error ? error.message : String(error);
}
