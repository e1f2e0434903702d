import { foldName } from '#content/fold-name';
import type { InputIssue } from '#app/use-case-error';
import { placeOfSeat, setupIssue } from './setup-issue.ts';
import type { Setup } from './setup.ts';

/**
 * That another empire has a name; null: none has. It doesn't tell which one, and it is the same for earlier and later players.
 * @rule SET-2 @rule FOG-1
 */
export function takenNameIssue(
  { file: { map, empires } }: Pick<Setup, 'file'>,
  player: number,
  name: string,
): InputIssue | null {
  const given = 'draw' in map ? [] : map.scenario.empires;
  const isTaken = empires.some((other, index) => {
    const named = other.name ?? given[index]?.name;
    return index !== player - 1 && named !== undefined && foldName(named) === foldName(name);
  });
  const text = `Another empire is called “${name}” too. Choose another name.`;
  return isTaken ? setupIssue('TWICE', placeOfSeat(player - 1, 'name'), text) : null;
}
