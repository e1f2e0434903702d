import { existsSync } from 'node:fs';

/** A name that no file bears yet: this one, or with a number. */
export function freeName(name: string, ending = ''): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? `${name}${ending}` : `${name}-${String(number)}${ending}`;
    if (!existsSync(free)) return free;
  }
}
