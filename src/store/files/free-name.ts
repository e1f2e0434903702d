import { existsSync } from 'node:fs';

/** A name that no file bears yet: this one, or with a number. */
export function freeName(name: string, ending = ''): string {
  for (let number = 1; ; number += 1) {
    const mark = number > 1 ? `-${String(number)}` : '';
    const free = `${name}${mark}${ending}`;
    if (!existsSync(free)) return free;
  }
}
