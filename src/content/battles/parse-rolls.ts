import { err, ok, type Result } from '#kernel/result/result';
import type { WrittenRoll } from '#kernel/dice/written-dice';
import { counted } from '#kernel/words/counted';
import { ROLL_KINDS } from '#model/rolls/roll-purpose';
import type { ContentIssue } from '#content/issue';
import { didYouMean } from '#content/nearest-name';

const MOST_ROLLS = 100_000;
const PURPOSE = /^(.*?)(?:\s+(\d{0,3})d(\d{1,3}))?\s*:(.*)$/;
const VALUES = /^\d{1,3}(?:[\s,]+\d{1,3})*$/;

/**
 * Rolls in a text, one on each line in order: `fire: 4`, or with the dice (`scenario length 2d6: 3 4`), or only the
 * values. Blank lines and text after `#` are ignored.
 */
export function parseRolls(text: string): Result<readonly WrittenRoll[], readonly ContentIssue[]> {
  const issues: ContentIssue[] = [];
  const rolls: WrittenRoll[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, whole] of lines.entries()) {
    const said = (whole.split('#')[0] ?? '').trim();
    if (said === '') continue;
    const read = rollOf(said, index + 1);
    if (read.ok) rolls.push(read.value);
    else issues.push(...read.error);
  }
  if (rolls.length > MOST_ROLLS) {
    const most = counted(MOST_ROLLS, 'roll');
    issues.push({
      path: '',
      code: 'VALUE',
      text: `This file has more than ${most}, the most that it can have. Remove some.`,
    });
  }
  return issues.length === 0 ? ok(rolls) : err(issues);
}

type Parts = Readonly<{
  purpose: string | null;
  /** The number of dice and of their faces, as written. */
  count: string;
  faces: string;
  values: string;
}>;

function partsOf(said: string): Parts {
  const [, purpose, count = '', faces = '', values] = PURPOSE.exec(said) ?? [];
  if (purpose === undefined || values === undefined) {
    return { purpose: null, count, faces, values: said };
  }
  return { purpose: purpose.trim(), count, faces, values: values.trim() };
}

function rollOf(said: string, line: number): Result<WrittenRoll, readonly ContentIssue[]> {
  const { purpose, count, faces, values } = partsOf(said);
  if (!VALUES.test(values)) {
    const text =
      'This line is not a roll. Write its values, such as “fire: 4” or “scenario length: 3 4”.';
    return err([{ path: '', line, code: 'SYNTAX', text }]);
  }
  if (purpose !== null && !ROLL_KINDS.some((one) => one === purpose)) {
    const text = `There is no roll called “${purpose}”.${didYouMean(purpose, ROLL_KINDS)}`;
    return err([{ path: '', line, code: 'UNKNOWN', text }]);
  }
  const numbers = values.split(/[\s,]+/).map(Number);
  if (count !== '' && Number(count) !== numbers.length) {
    const text = `${count}d${faces} needs ${counted(Number(count), 'value')}, but the line gives ${String(numbers.length)}. Correct the line.`;
    return err([{ path: '', line, code: 'VALUE', text }]);
  }
  return ok({ line, purpose, faces: faces === '' ? null : Number(faces), values: numbers });
}
