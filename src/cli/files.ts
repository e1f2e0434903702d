import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What is piped in. */
const STDIN = 0;

/** The text without the byte order mark that some editors put before it. */
export const withoutMark = (text: string): string =>
  text.startsWith('\uFEFF') ? text.slice(1) : text;

/** A file of the caller’s, or standard input for `-`. Undefined: it can’t be read. */
export function readInput(path: string): string | undefined {
  try {
    return withoutMark(readFileSync(path === '-' ? STDIN : path, 'utf8'));
  } catch {
    return undefined;
  }
}

type Content = string | Uint8Array;
type Output = Readonly<{
  /** What was read, and is not to be lost. */
  read?: readonly (string | undefined)[];
  /** How bytes come to the disk; another only where a test makes it fail. */
  write?: (path: string, content: Content) => void;
}>;

const writeNew = (path: string, content: Content): void => {
  writeFileSync(path, content);
};

/** Writes a file of the caller's, whole or not at all; what is wrong if it cannot be. */
export function writeOutput(
  path: string,
  content: Content,
  { read = [], write = writeNew }: Output = {},
): string | undefined {
  if (read.some((one) => isSameFile(one, path))) return 'this is the file that Farlane reads';
  try {
    writeTo(path, (place) => {
      write(place, content);
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is no file, such as /dev/stdout, is written to; a file is replaced, and a link to it stays. */
function writeTo(path: string, make: (place: string) => void): void {
  const old = statSync(path, { throwIfNoEntry: false });
  if (old === undefined) replace(path, undefined, make);
  else if (old.isFile()) replace(realpathSync(path), old.mode, make);
  else make(path);
}

/** Whether two paths lead to the same file, also through links. */
function isSameFile(one: string | undefined, other: string): boolean {
  const [first, second] = [one, other].map(identityOf);
  return first !== undefined && first === second;
}

function identityOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${String(dev)}:${String(ino)}`;
  } catch {
    return undefined;
  }
}

/** Makes a file beside the old one, which stays until the new one is whole. */
function replace(path: string, mode: number | undefined, make: (part: string) => void): void {
  const beside = mkdtempSync(join(dirname(path), '.farlane-'));
  try {
    const part = join(beside, 'part');
    make(part);
    if (mode !== undefined) chmodSync(part, mode);
    renameSync(part, path);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
