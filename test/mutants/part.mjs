import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a folder that `1/4` names; undefined if it names none. */
export function partIn(text) {
  const found = /^([1-9]\d?)\/([1-9]\d?)$/u.exec(text);
  if (found === null) return undefined;
  const [number, of] = [Number(found[1]), Number(found[2])];
  return number <= of ? { number, of } : undefined;
}

/** Whether a file is in a part. A hash of its path decides, so that a part stays the same when files come and go. */
export function isInPart(file, { number, of }) {
  const hash = createHash('sha256').update(file).digest().readUInt32BE(0);
  return hash % of === number - 1;
}

/** The code in a part of a folder. */
export function filesOf(folder, part) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((file) => isInPart(file, part))
    .toSorted();
}
